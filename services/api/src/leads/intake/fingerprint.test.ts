import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const enquiry = { firstName: 'Noura', email: 'n@example.com', consent: { policyVersion: '1', marketing: false } };

it('is the same for a second try with a fresh captcha and another order of members', () => {
  const retry = {
    captcha: 4,
    consent: { marketing: false, policyVersion: '1' },
    email: 'n@example.com',
    firstName: 'Noura',
  };
  expect(fingerprintOf({ ...enquiry, captcha: 11, captchaToken: 'a' })).toBe(
    fingerprintOf({ ...retry, captchaToken: 'b' }),
  );
});

it('differs when anything that is stored differs', () => {
  expect(fingerprintOf({ ...enquiry, email: 'other@example.com' })).not.toBe(fingerprintOf(enquiry));
  expect(fingerprintOf({ ...enquiry, consent: { policyVersion: '1', marketing: true } })).not.toBe(
    fingerprintOf(enquiry),
  );
});
