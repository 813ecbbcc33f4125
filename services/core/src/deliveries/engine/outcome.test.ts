import { describe, expect, it } from 'vitest';
import type { Outcome } from '../delivery.ts';
import { mayTransition } from '../states.ts';
import { settleOutcome, type OutcomeRules } from './outcome.ts';
import { fakeDelivery, untouched } from '../testing/fake-delivery.ts';

const rules: OutcomeRules = {
  backoffBaseMs: 5_000,
  backoffMaxMs: 300_000,
  settleDelayMs: 20_000,
  retryAfterMaxMs: 3_600_000,
  idempotentByKey: false,
  random: () => 0,
};
const failure = { httpStatus: 503, code: 'crm.server_error', text: 'The CRM failed', answer: null } as const;
const retry: Outcome = { kind: 'retry', ...failure, retryAfterMs: null, alert: false };
const all: Outcome[] = [
  { kind: 'delivered', externalId: 'CRM-1', httpStatus: 200, answer: null },
  { kind: 'rejected', ...failure },
  retry,
  { kind: 'unknown', ...failure, retryAfterMs: null },
];

const error = { code: 'crm.server_error', text: 'The CRM failed' };

describe('the whole of what an answer settles', () => {
  it.each([
    [all[0]!, { to: 'delivered', externalId: 'CRM-1', coveredVersion: 7 }],
    [all[1]!, { to: 'rejected', error }],
    [retry, { to: 'retry_wait', waitMs: 2_500, error }],
    [all[3]!, { to: 'unknown', waitMs: 20_000, holdMs: 20_000, error }],
  ] as const)('of $kind is kept, and nothing of it is made up', (outcome, settled) => {
    const delivery = fakeDelivery({ absences: 1 });
    const answered = { ...outcome, answer: '{"id":1}' } as Outcome;
    const attempt = { kind: 'send', outcome: outcome.kind, httpStatus: outcome.httpStatus, answer: '{"id":1}' };
    expect(settleOutcome(delivery, 7, answered, rules)).toEqual({ ...untouched, delivery, attempt, ...settled });
  });

  it('of an ambiguous answer is kept where it is simply sent again', () => {
    const delivery = fakeDelivery({ attempt: 2 });
    const attempt = { kind: 'send', outcome: 'unknown', httpStatus: 503, answer: null };
    const certain = { ...rules, idempotentByKey: true, random: () => 1 };
    expect(settleOutcome(delivery, 7, all[3]!, certain)).toEqual({
      ...untouched,
      delivery,
      attempt,
      to: 'retry_wait',
      waitMs: 10_000,
      error,
    });
  });
});

describe('under a key that a CRM knows again', () => {
  const certain = { ...rules, idempotentByKey: true };

  it.each([null, 408, 500, 502])('an ambiguous answer of %s is asked for once more', (httpStatus) => {
    expect(settleOutcome(fakeDelivery(), 1, { ...all[3]!, httpStatus }, certain).to).toBe('retry_wait');
  });

  it.each([200, 201, 409, 499])('an ambiguous answer of %i would come again, and is looked up', (httpStatus) => {
    expect(settleOutcome(fakeDelivery(), 1, { ...all[3]!, httpStatus }, certain).to).toBe('unknown');
  });
});

describe('settleOutcome', () => {
  it.each(all)('moves $kind to a state that the table allows from sending', (outcome) => {
    for (const idempotentByKey of [true, false]) {
      const { to } = settleOutcome(fakeDelivery(), 1, outcome, { ...rules, idempotentByKey });
      expect(mayTransition('sending', to)).toBe(true);
    }
  });

  it('keeps the id of the CRM and the version that was sent', () => {
    const settlement = settleOutcome(fakeDelivery(), 7, all[0]!, rules);
    expect(settlement).toMatchObject({ to: 'delivered', externalId: 'CRM-1', coveredVersion: 7, waitMs: null });
  });

  it('keeps the reason of a rejection and does not try again', () => {
    expect(settleOutcome(fakeDelivery(), 1, all[1]!, rules)).toMatchObject({
      to: 'rejected',
      error: { code: 'crm.server_error', text: 'The CRM failed' },
      waitMs: null,
    });
  });

  it('waits longer with each attempt, and may be brought forward', () => {
    const first = settleOutcome(fakeDelivery({ attempt: 1 }), 1, retry, rules);
    const third = settleOutcome(fakeDelivery({ attempt: 3 }), 1, retry, rules);
    expect(first).toMatchObject({ to: 'retry_wait', waitMs: 2_500, holdMs: null });
    expect(third.waitMs).toBe(10_000);
  });

  it('waits as long as the server asks, and lets nobody bring that forward', () => {
    const settlement = settleOutcome(fakeDelivery(), 1, { ...retry, retryAfterMs: 7_000 }, rules);
    expect(settlement).toMatchObject({ to: 'retry_wait', waitMs: 7_000, holdMs: 7_000 });
    expect(settlement.longPause).toBe(false);
  });

  it.each([
    [retry, 'retry_wait'],
    [all[3]!, 'unknown'],
  ] as const)('waits no longer than the operator allows, and says that a person should know: $kind', (outcome, to) => {
    const asked = { ...outcome, retryAfterMs: 172_800_000 } as Outcome;
    expect(settleOutcome(fakeDelivery(), 1, asked, rules)).toMatchObject({
      to,
      waitMs: 3_600_000,
      holdMs: 3_600_000,
      askedMs: 3_600_000,
      longPause: true,
    });
  });

  it.each([
    [19_999, 20_000],
    [20_000, 20_000],
    [20_001, 20_001],
  ])('asked to wait %i ms looks up after %i ms', (retryAfterMs, waitMs) => {
    const asked: Outcome = { kind: 'unknown', ...failure, retryAfterMs };
    expect(settleOutcome(fakeDelivery(), 1, asked, rules)).toMatchObject({ waitMs, holdMs: waitMs });
  });

  it('never rejects for a wrong key, but alerts', () => {
    expect(settleOutcome(fakeDelivery(), 1, { ...retry, alert: true }, rules)).toMatchObject({
      to: 'retry_wait',
      alert: true,
    });
  });

  it('leaves an ambiguous answer to a lookup after the settle delay', () => {
    expect(settleOutcome(fakeDelivery(), 1, all[3]!, rules)).toMatchObject({
      to: 'unknown',
      waitMs: 20_000,
      holdMs: 20_000,
      absences: 0,
    });
  });

  it('looks nothing up, and tries nothing again, before the time that came with an ambiguous answer', () => {
    const asked: Outcome = { kind: 'unknown', ...failure, retryAfterMs: 90_000 };
    const held = { waitMs: 90_000, holdMs: 90_000, askedMs: 90_000 };
    expect(settleOutcome(fakeDelivery(), 1, asked, rules)).toMatchObject({ to: 'unknown', ...held });
    const idempotent = { ...rules, idempotentByKey: true };
    expect(settleOutcome(fakeDelivery(), 1, asked, idempotent)).toMatchObject({ to: 'retry_wait', ...held });
    const soon = settleOutcome(fakeDelivery(), 1, { ...asked, retryAfterMs: 1_000 }, rules);
    expect(soon).toMatchObject({ waitMs: 20_000, holdMs: 20_000, askedMs: 1_000 });
  });

  it('simply tries again where the provider is idempotent', () => {
    expect(settleOutcome(fakeDelivery(), 1, all[3]!, { ...rules, idempotentByKey: true })).toMatchObject({
      to: 'retry_wait',
      waitMs: 2_500,
      attempt: { outcome: 'unknown' },
    });
  });
});
