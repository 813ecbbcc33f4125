import type { FailureCode } from '../failure-codes.ts';
import { describe, expect, it } from 'vitest';
import { fakeDelivery } from '../testing/fake-delivery.ts';
import { alertOf, askedToWaitMs, breakerRules, isAnswer, isFailure, longPause, refusalOf } from './breaker.ts';
import type { AttemptOutcome, Settlement } from '../delivery-settlement.ts';

function settlement(
  outcome: AttemptOutcome,
  httpStatus: number | null = null,
  code: FailureCode = 'crm.server_error',
): Settlement {
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
    longPause: false,
  };
}

describe('what a write says of the other side', () => {
  it.each([
    ['no connection', settlement('retry', null, 'crm.no_connection')],
    ['none in time', settlement('unknown', null, 'crm.timeout')],
    ['something that is no HTTP', settlement('unknown', null, 'crm.answer_unreadable')],
    ['a refused key', settlement('retry', 401, 'crm.unauthorized')],
    ['too much at once', settlement('retry', 429, 'crm.too_many_requests')],
    ['an error of the server', settlement('unknown', 500, 'crm.server_error')],
    ['an account that a mail server refuses', settlement('retry', 535, 'mail.unauthorized')],
    ['a mail that is refused for now', settlement('retry', 450, 'mail.later')],
  ])('%s is a failure', (_name, given) => {
    expect(isFailure(given)).toBe(true);
    expect(isAnswer(given)).toBe(false);
  });

  it.each([
    ['an answer about another record', settlement('unknown', 200, 'crm.answer_foreign')],
    ['a conflict that nobody can read', settlement('unknown', 409, 'crm.conflict_unreadable')],
    ['a contact that is gone', settlement('retry', null, 'crm.contact_gone')],
    ['an account that lacks a property', settlement('retry', 400, 'crm.setup_incomplete')],
    ['a record that changed meanwhile', settlement('retry', 412, 'crm.changed_meanwhile')],
  ])('%s is neither failure nor answer', (_name, given) => {
    expect([isFailure(given), isAnswer(given)]).toEqual([false, false]);
  });

  it.each(['delivered', 'superseded', 'rejected'] as const)('%s is an answer', (outcome) => {
    expect([isFailure(settlement(outcome)), isAnswer(settlement(outcome))]).toEqual([false, true]);
  });

  it.each(['failed', 'found', 'found_older', 'absent'] as const)('a lookup that %s is neither', (outcome) => {
    const lookup = {
      ...settlement(outcome),
      attempt: { kind: 'lookup', outcome, httpStatus: 500, answer: null },
    } as const;
    expect([isFailure(lookup), isAnswer(lookup)]).toEqual([false, false]);
  });

  it('nothing was asked, so nothing failed', () => {
    const unasked = { ...settlement('retry', 500), attempt: null };
    expect([isFailure(unasked), isAnswer(unasked)]).toEqual([false, false]);
  });
});

describe('refusalOf', () => {
  it.each([
    [settlement('retry', 401, 'crm.unauthorized'), 'crm.unauthorized'],
    [settlement('retry', 403, 'crm.forbidden'), 'crm.forbidden'],
    [settlement('retry', 404, 'crm.address_unknown'), 'crm.address_unknown'],
    [settlement('retry', 535, 'mail.unauthorized'), 'mail.unauthorized'],
    [settlement('unknown', 403, 'crm.forbidden'), 'crm.forbidden'],
    [settlement('unknown', 404, 'crm.address_unknown'), 'crm.address_unknown'],
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
    ['is a server that failed', settlement('unknown', 500)],
    ['is a failure without an answer', settlement('retry')],
  ])('%s', (_name, given) => {
    expect(refusalOf(given)).toBeNull();
  });
});

describe('a person is told', () => {
  const pause = { ...settlement('retry', 429), longPause: true };

  it.each([
    ['of a refused key', settlement('retry', 401, 'crm.unauthorized'), 'crm.unauthorized'],
    [
      'of a refused key before a long pause',
      { ...settlement('retry', 401, 'crm.unauthorized'), longPause: true },
      'crm.unauthorized',
    ],
    ['of a pause that nobody can have meant', pause, longPause],
    ['of nothing that time may heal', settlement('retry', 503), null],
  ])('%s', (_name, given, code) => {
    expect(alertOf(given)).toBe(code);
  });
});

it('a failure without an error is judged by its status', () => {
  expect(isFailure({ ...settlement('retry', 503), error: null })).toBe(true);
  expect(isFailure({ ...settlement('retry', null), error: null })).toBe(false);
});

describe('askedToWaitMs', () => {
  it('is what the other side said, never our own settle delay', () => {
    expect(askedToWaitMs(settlement('retry', 429))).toBe(7_000);
    expect(askedToWaitMs(settlement('unknown', 503))).toBe(7_000);
    expect(askedToWaitMs({ ...settlement('unknown', 500), askedMs: null })).toBe(0);
    expect(askedToWaitMs(settlement('delivered', 200))).toBe(0);
  });
});

it('opens for ten times its first time at most', () => {
  expect(breakerRules(30_000)).toMatchObject({ openMs: 30_000, mostOpenMs: 300_000, deliveries: 3 });
});
