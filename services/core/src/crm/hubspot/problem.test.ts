import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../http/http-client.ts';
import { ofQuestion, problemOf, problemOfEntry } from './problem.ts';
import { askedWaitMs, untilMidnightMs } from './rate-limits.ts';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    kind: 'answer',
    status,
    retryAfterMs: null,
    contentType: 'application/json',
    headers,
    body: new TextEncoder().encode(text),
  };
}
const of = (status: number, body: unknown) =>
  problemOf(answer(status, body), { personal: ['Noor', 'noor@example.com'], timeZone: null });
const error = (category: string, message: string) => ({ status: 'error', message, category, correlationId: 'c-1' });

const coordinates = 'PropertyValueCoordinates{portalId=42, objectTypeId=0-1, propertyName=manzil_contact_key, value=x}';
const quoting = (words: string) =>
  `Property values were not valid: [{"message":"${words} was not valid","error":"INVALID_TEXT","name":"firstname"}]`;

describe('a refusal', () => {
  it.each([
    [
      400,
      error('VALIDATION_ERROR', 'Property values were not valid: [{"error":"PROPERTY_DOESNT_EXIST","name":"x"}]'),
      'setup',
    ],
    [400, error('VALIDATION_ERROR', 'Property \\"manzil_reference\\" does not exist'), 'setup'],
    [400, error('VALIDATION_ERROR', 'not valid: [{"error":"INVALID_OPTION","name":"dealstage"}]'), 'setup'],
    [400, error('VALIDATION_ERROR', 'not valid: [{"error":"INVALID_OPTION","name":"dealtype"}]'), 'invalid'],
    [400, error('VALIDATION_ERROR', 'not valid: [{"error":"INVALID_EMAIL","name":"email"}]'), 'invalid_email'],
    [400, error('VALIDATION_ERROR', 'propertyValue: already has that value'), 'conflict'],
    [400, error('VALIDATION_ERROR', `Cannot set ${coordinates} on 502. 501 already has that value.`), 'conflict'],
    [
      400,
      error('VALIDATION_ERROR', 'not valid: [{"error":"CONFLICTING_UNIQUE_VALUE","name":"manzil_reference"}]'),
      'conflict',
    ],
    [400, error('VALIDATION_ERROR', quoting('BACKSTAGE PIPELINE')), 'invalid'],
    [400, error('VALIDATION_ERROR', quoting('7 already has that value')), 'invalid'],
    [400, error('VALIDATION_ERROR', quoting('Property \\"x\\" does not exist')), 'invalid'],
    [400, { ...error('VALIDATION_ERROR', 'x'), errors: [{ code: 'INVALID_STAGE', message: 'x' }] }, 'setup'],
    [422, error('VALIDATION_ERROR', 'x'), 'invalid'],
    [400, '<html>', 'unexpected'],
    [413, '<html>', 'unexpected'],
    [422, '', 'unexpected'],
    [401, error('INVALID_AUTHENTICATION', 'x'), 'refused'],
    [403, error('MISSING_SCOPES', 'x'), 'refused'],
    [404, error('OBJECT_NOT_FOUND', 'resource not found'), 'not_found'],
    [404, { message: 'resource not found' }, 'not_found'],
    [404, '<html>not here</html>', 'unexpected'],
    [404, error('NOT_FOUND', 'No handler'), 'unexpected'],
    [408, '', 'ambiguous'],
    [409, error('CONFLICT', 'Contact already exists. Existing ID: 6001'), 'conflict'],
    [418, '', 'unexpected'],
    [423, '', 'busy'],
    [429, '', 'busy'],
    [477, '', 'busy'],
    [500, '', 'ambiguous'],
    [502, '<html>', 'ambiguous'],
    [504, '', 'ambiguous'],
  ] as const)('%i %j is %s', (status, body, reason) => {
    expect(of(status, body).reason).toBe(reason);
  });

  it('keeps what HubSpot support asks for, and nothing about a person', () => {
    const problem = of(400, error('VALIDATION_ERROR', 'Noor <noor@example.com> was not valid'));
    expect(problem.answer).toBe('category: VALIDATION_ERROR, correlationId: c-1');
    expect(JSON.stringify(problem)).not.toMatch(/noor/i);
  });

  it('names the property and the code, not the JSON that it came in', () => {
    expect(of(400, error('VALIDATION_ERROR', quoting('Noor'))).text).toBe(
      'HubSpot does not take: firstname (INVALID_TEXT)',
    );
    const listed = { code: 'INVALID_LONG', message: 'x', context: { propertyName: ['manzil_version'] } };
    expect(of(400, { ...error('VALIDATION_ERROR', 'x'), errors: [listed] }).text).toBe(
      'HubSpot does not take: manzil_version (INVALID_LONG)',
    );
  });

  it('of a question is none of the lead, and calls for a person', () => {
    for (const status of [400, 413, 422]) {
      const problem = ofQuestion(of(status, error('VALIDATION_ERROR', 'no such filter')));
      expect(problem).toMatchObject({ reason: 'unexpected', code: 'crm.question_refused', status });
    }
    expect(ofQuestion(of(429, '')).reason).toBe('busy');
    expect(ofQuestion(of(400, error('VALIDATION_ERROR', quoting('x')))).text).toContain('firstname (INVALID_TEXT)');
  });

  it('names the record that has the value', () => {
    const clash = `Cannot set ${coordinates} on 502. 501 already has that value.`;
    expect(of(400, error('VALIDATION_ERROR', clash)).existingId).toBe('501');
    const context = { personal: [], timeZone: null };
    expect(problemOfEntry(error('VALIDATION_ERROR', clash), 502, context)).toMatchObject({
      reason: 'conflict',
      existingId: '501',
    });
  });

  it('names the contact that has the e-mail', () => {
    expect(of(409, error('CONFLICT', 'Contact already exists. Existing ID: 6001')).existingId).toBe('6001');
    expect(of(409, error('CONFLICT', 'Contact already exists.')).existingId).toBeNull();
  });

  it('of one entry of a batch is read by its category', () => {
    const context = { personal: [], timeZone: null };
    expect(problemOfEntry(error('CONFLICT', 'Existing ID: 7'), 502, context)).toMatchObject({ reason: 'conflict' });
    expect(problemOfEntry(error('RATE_LIMITS', ''), 502, context)).toMatchObject({ reason: 'busy', status: 429 });
    // what nobody can read may have been done
    expect(problemOfEntry('half', 502, context)).toMatchObject({ reason: 'ambiguous' });
  });
});

describe('a wait', () => {
  const burst = { 'x-hubspot-ratelimit-interval-milliseconds': '10000', 'x-hubspot-ratelimit-remaining': '0' };
  const at = Date.parse('2026-11-22T18:30:00Z');

  it.each([
    ['of a burst is its interval', answer(429, { policyName: 'TEN_SECONDLY_ROLLING' }, burst), 10_000],
    ['of a search, which has no headers, is a second', answer(429, { policyName: 'SECONDLY' }), 1_000],
    [
      'of the day ends at midnight in the account',
      answer(429, { policyName: 'DAILY' }, burst),
      2.5 * 3_600_000 + 60_000,
    ],
    [
      'of the day is known by its header too',
      answer(429, '', { 'x-hubspot-ratelimit-daily-remaining': '0' }),
      2.5 * 3_600_000 + 60_000,
    ],
    ['is what Retry-After says', { ...answer(429, {}, burst), retryAfterMs: 4_000 }, 4_000],
    ['of a lock is two seconds', answer(423, ''), 2_000],
    ['of a move is what it says', { ...answer(477, ''), retryAfterMs: 3_600_000 }, 3_600_000],
    ['of an error is ours to choose', answer(502, ''), null],
  ])('%s', (_name, given, wait) => {
    expect(askedWaitMs(given, 'Asia/Qatar', at)).toBe(wait);
  });

  it('of the day is an hour where the time zone is not known', () => {
    expect(askedWaitMs(answer(429, { policyName: 'DAILY' }), null, at)).toBe(3_600_000);
    expect(untilMidnightMs('Mars/Olympus', at)).toBe(3_600_000);
  });
});
