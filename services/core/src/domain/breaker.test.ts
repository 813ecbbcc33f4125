import { describe, expect, it } from 'vitest';
import { fakeDelivery } from '../delivery/testing/fake-delivery.ts';
import { askedToWaitMs, breakerRules, isFailure, refusalOf } from './breaker.ts';
import type { AttemptOutcome, Settlement } from './delivery-settlement.ts';

function settlement(outcome: AttemptOutcome, httpStatus: number | null = null, code = 'crm.x'): Settlement {
  return {
    delivery: fakeDelivery(),
    to: 'retry_wait',
    attempt: { kind: 'send', outcome, httpStatus, answer: null },
    waitMs: 1,
    holdMs: 20_000,
    askedMs: 7_000,
    error: { code, text: 'text' },
    externalId: null,
    coveredVersion: null,
    absences: 0,
    lookupFailures: 0,
    alert: false,
  };
}

describe('what an attempt says of the other side', () => {
  it.each(['retry', 'unknown', 'failed'] as const)('%s is a failure', (outcome) => {
    expect(isFailure(settlement(outcome))).toBe(true);
  });

  it.each(['delivered', 'superseded', 'rejected', 'found', 'found_older', 'absent'] as const)(
    '%s is an answer',
    (outcome) => {
      expect(isFailure(settlement(outcome))).toBe(false);
    },
  );

  it('nothing was asked, so nothing failed', () => {
    expect(isFailure({ ...settlement('retry'), attempt: null })).toBe(false);
  });
});

describe('refusalOf', () => {
  it.each([
    [settlement('retry', 401, 'crm.unauthorized'), 'crm.unauthorized'],
    [settlement('retry', 403, 'crm.forbidden'), 'crm.forbidden'],
    [settlement('retry', 404, 'crm.address_unknown'), 'crm.address_unknown'],
    [settlement('failed', 401, 'crm.lookup_failed'), 'crm.lookup_failed'],
    [settlement('retry', 535, 'mail.unauthorized'), 'mail.unauthorized'],
    [settlement('retry', 503), null],
    [settlement('delivered', 404), null],
    [settlement('rejected', 422), null],
  ])('%#', (given, code) => {
    expect(refusalOf(given)).toBe(code);
  });
});

describe('no refusal', () => {
  it.each([
    ['is known of a call that was not made', { ...settlement('retry', 401), attempt: null }],
    ['comes without an error', { ...settlement('retry', 401), error: null }],
    ['is known where neither is', { ...settlement('retry', 401), attempt: null, error: null }],
    ['is what nobody knows the end of', settlement('unknown', 401)],
    ['is a failure without an answer', settlement('retry')],
  ])('%s', (_name, given) => {
    expect(refusalOf(given)).toBeNull();
  });
});

describe('askedToWaitMs', () => {
  it('is what the other side said, never our own settle delay', () => {
    expect(askedToWaitMs(settlement('retry', 429))).toBe(7_000);
    expect(askedToWaitMs(settlement('failed', 503))).toBe(7_000);
    expect(askedToWaitMs(settlement('unknown', 503))).toBe(7_000);
    expect(askedToWaitMs({ ...settlement('unknown', 500), askedMs: null })).toBe(0);
    expect(askedToWaitMs(settlement('delivered', 200))).toBe(0);
  });
});

it('opens for ten times its first time at most', () => {
  expect(breakerRules(30_000)).toMatchObject({ openMs: 30_000, mostOpenMs: 300_000, failuresInARow: 5 });
});
