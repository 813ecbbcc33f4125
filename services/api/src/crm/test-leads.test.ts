import { uuidV7 } from '@manzil/core/platform/ids';
import { testLeadKey } from '@manzil/core/leads/store/test-lead-reader';
import { expect, it } from 'vitest';
import { contract } from '../contract/document.ts';
import { spamScore, spamThreshold } from '../leads/intake/spam/score.ts';
import { leadsPerRun, testEnquiry, testLeadDomain } from './test-leads.ts';

const enquiries = Array.from({ length: leadsPerRun }, (_, index) => testEnquiry(index + 1, uuidV7()));

it('looks like what a visitor sends, and passes the rules about spam as it is', () => {
  for (const enquiry of enquiries) expect(spamScore(enquiry, 'localhost').total).toBeLessThan(spamThreshold);
  expect(new Set(enquiries.map(({ language }) => language))).toEqual(new Set(['en', 'ar']));
});

it('is plainly a test, each of another address that belongs to nobody', () => {
  expect(new Set(enquiries.map(({ email }) => email)).size).toBe(leadsPerRun);
  for (const { email } of enquiries) expect(email).toMatch(new RegExp(`@${testLeadDomain}$`));
});

it('is marked by a key that no visitor can send', () => {
  const { pattern } = (
    contract as unknown as { components: { parameters: { IdempotencyKey: { schema: { pattern: string } } } } }
  ).components.parameters.IdempotencyKey.schema;
  expect(new RegExp(pattern, 'u').test(`${testLeadKey}x`)).toBe(false);
  expect(new RegExp(pattern, 'u').test(`${testLeadKey}x`.replaceAll(' ', '-'))).toBe(true);
});
