import { describe, expect, it } from 'vitest';
import type { LookupResult } from '../delivery.ts';
import { mayTransition } from '../states.ts';
import { settleByRepeating, settleLookup, settleWithoutLookup, type LookupRules } from './lookup-outcome.ts';
import { fakeLookup, untouched } from '../testing/fake-delivery.ts';

const rules: LookupRules = {
  backoffBaseMs: 5_000,
  backoffMaxMs: 300_000,
  absenceBelievedAfterMs: 75_000,
  retryAfterMaxMs: 3_600_000,
  random: () => 0,
};
const found = (version: number): LookupResult => ({ kind: 'found', externalId: 'CRM-9', version, httpStatus: 200 });
const absent: LookupResult = { kind: 'absent', httpStatus: 404 };
const failed: LookupResult = {
  kind: 'failed',
  httpStatus: 503,
  code: 'crm.server_error',
  text: 'no',
  retryAfterMs: null,
};
const deletion = fakeLookup({
  event: 'property.deleted',
  subjectKind: 'property',
  subjectVersion: 4,
  lastSent: { operation: 'delete', reference: 'LUS-1', version: 4 },
});

const looked = (outcome: string, httpStatus: number | null) => ({ kind: 'lookup', outcome, httpStatus, answer: null });

describe('the whole of what a lookup settles', () => {
  it.each([
    [
      'that the CRM has it',
      fakeLookup({ absences: 1, lookupFailures: 4 }),
      found(1),
      { to: 'delivered', attempt: looked('found', 200), externalId: 'CRM-9', coveredVersion: 1 },
    ],
    [
      'that the CRM has an older one',
      fakeLookup({ subjectVersion: 3, absences: 1, lookupFailures: 4 }),
      found(2),
      { to: 'retry_wait', attempt: looked('found_older', 200), waitMs: 2_500 },
    ],
    [
      'that it is absent for the first time',
      fakeLookup({ lookupFailures: 4, sentAgoMs: 20_000 }),
      absent,
      { to: 'unknown', attempt: looked('absent', 404), waitMs: 2_500, holdMs: 2_500, absences: 1 },
    ],
    [
      'that it is absent for the second time',
      fakeLookup({ absences: 1 }),
      absent,
      { to: 'retry_wait', attempt: looked('absent', 404), waitMs: 2_500 },
    ],
    [
      'that the lookup failed',
      fakeLookup({ absences: 1 }),
      failed,
      {
        to: 'unknown',
        attempt: looked('failed', 503),
        waitMs: 2_500,
        error: { code: 'crm.server_error', text: 'no' },
        lookupFailures: 1,
      },
    ],
    [
      'that a listing is gone',
      deletion,
      absent,
      { to: 'delivered', attempt: looked('absent', 404), coveredVersion: 4 },
    ],
    ['that a listing came back', deletion, found(5), { to: 'superseded', attempt: looked('found', 200) }],
    [
      'that a listing is still there',
      deletion,
      found(4),
      { to: 'retry_wait', attempt: looked('found_older', 200), waitMs: 2_500 },
    ],
  ] as const)('is %s', (_what, delivery, result, settled) => {
    expect(settleLookup(delivery, result, rules)).toEqual({ ...untouched, delivery, ...settled });
  });

  it('is that it is parked, or sent once more, where the CRM cannot be asked', () => {
    const delivery = fakeLookup({ absences: 1, lookupFailures: 4 });
    const base = { ...untouched, delivery, attempt: null };
    expect(settleWithoutLookup(delivery, 'crm.no_lookup', 'cannot')).toEqual({
      ...base,
      to: 'parked',
      error: { code: 'crm.no_lookup', text: 'cannot' },
      alert: true,
    });
    expect(settleByRepeating(delivery, rules)).toEqual({ ...base, to: 'retry_wait', waitMs: 2_500 });
  });
});

describe('settleLookup of an upsert', () => {
  const lastSent = (version: number) => ({ operation: 'upsert', reference: 'MZL-1', version }) as const;

  it.each([3, 4])('is delivered when the CRM has version %i, which was sent, and ours is 3', (version) => {
    const settlement = settleLookup(fakeLookup({ subjectVersion: 3, lastSent: lastSent(4) }), found(version), rules);
    expect(settlement).toMatchObject({ to: 'delivered', externalId: 'CRM-9', coveredVersion: version });
  });

  it.each([5, 2 ** 40])('covers no more than was ever sent when the CRM claims version %i', (version) => {
    const settlement = settleLookup(fakeLookup({ subjectVersion: 3, lastSent: lastSent(4) }), found(version), rules);
    expect(settlement).toMatchObject({ to: 'delivered', coveredVersion: 4 });
  });

  it('is tried again when the CRM has an older version', () => {
    expect(settleLookup(fakeLookup({ subjectVersion: 3, attempt: 2 }), found(2), rules)).toMatchObject({
      to: 'retry_wait',
      waitMs: 5_000,
      attempt: { kind: 'lookup', outcome: 'found_older' },
    });
  });

  it('is believed absent only the second time in a row', () => {
    const first = settleLookup(fakeLookup(), absent, rules);
    expect(first).toMatchObject({ to: 'unknown', absences: 1, waitMs: 1_000, holdMs: 1_000 });
    const second = settleLookup(fakeLookup({ absences: first.absences }), absent, rules);
    expect(second).toMatchObject({ to: 'retry_wait', absences: 0, waitMs: 2_500 });
  });

  it('is not believed absent as long as the CRM may not show it, however often it was asked', () => {
    const waits: (number | null)[] = [];
    let sentAgoMs = 20_000;
    let absences = 0;
    for (;;) {
      const settlement = settleLookup(fakeLookup({ sentAgoMs, absences }), absent, rules);
      if (settlement.to !== 'unknown') break;
      expect(settlement.holdMs).toBe(settlement.waitMs);
      waits.push(settlement.waitMs);
      sentAgoMs += settlement.waitMs ?? 0;
      ({ absences } = settlement);
    }
    expect(waits).toEqual([2_500, 5_000, 10_000, 20_000, 17_500]);
    expect(sentAgoMs).toBe(75_000);
  });

  it.each([
    [74_999, 'unknown'],
    [75_000, 'retry_wait'],
    [null, 'unknown'],
  ])('sent %s ms ago and absent once more is %s', (sentAgoMs, to) => {
    expect(settleLookup(fakeLookup({ sentAgoMs, absences: 9 }), absent, rules).to).toBe(to);
  });

  it('waits like a retry when the lookup fails, and begins to count absences anew', () => {
    expect(settleLookup(fakeLookup({ absences: 1, lookupFailures: 2 }), failed, rules)).toMatchObject({
      to: 'unknown',
      waitMs: 10_000,
      holdMs: null,
      absences: 0,
      lookupFailures: 3,
    });
    expect(settleLookup(fakeLookup(), { ...failed, retryAfterMs: 9_000 }, rules)).toMatchObject({
      waitMs: 9_000,
      holdMs: 9_000,
      askedMs: 9_000,
    });
  });

  it('waits with as much chance as the rules say', () => {
    const certain = { ...rules, random: () => 1 };
    expect(settleLookup(fakeLookup({ lookupFailures: 1 }), failed, certain).waitMs).toBe(10_000);
    expect(settleLookup(fakeLookup({ absences: 1, attempt: 3 }), absent, certain).waitMs).toBe(20_000);
    expect(settleByRepeating(fakeLookup({ attempt: 4 }), certain).waitMs).toBe(40_000);
  });
});

describe('settleLookup of a deletion', () => {
  it('is delivered by absence', () => {
    expect(settleLookup(deletion, absent, rules)).toMatchObject({ to: 'delivered', coveredVersion: 4 });
  });

  it('is tried again while the listing is still there', () => {
    expect(settleLookup(deletion, found(3), rules).to).toBe('retry_wait');
    expect(settleLookup(deletion, found(4), rules).to).toBe('retry_wait');
  });

  it('covers the version that was sent, or the one of the event where nobody knows what was sent', () => {
    const older = fakeLookup({ ...deletion, lastSent: { operation: 'delete', reference: 'LUS-1', version: 3 } });
    expect(settleLookup(older, absent, rules).coveredVersion).toBe(3);
    const forgotten = fakeLookup({ ...deletion, lastSent: null });
    expect(settleLookup(forgotten, absent, rules)).toMatchObject({ to: 'delivered', coveredVersion: 4 });
  });

  it('is one by what was sent, and by its event only where nobody knows that', () => {
    const upsert = { operation: 'upsert', reference: 'LUS-1', version: 4 } as const;
    expect(settleLookup({ ...deletion, lastSent: upsert }, found(4), rules).to).toBe('delivered');
    expect(settleLookup({ ...deletion, event: 'property.updated' }, found(4), rules).to).toBe('retry_wait');
    expect(settleLookup(fakeLookup({ lastSent: null }), found(1), rules).to).toBe('delivered');
  });

  it('gives way to a listing that was put there again since', () => {
    expect(settleLookup(deletion, found(5), rules).to).toBe('superseded');
  });
});

describe('every lookup', () => {
  it('goes only where the table allows, or stays unknown', () => {
    for (const delivery of [fakeLookup(), fakeLookup({ absences: 1 }), deletion])
      for (const result of [found(0), found(1), found(9), absent, failed]) {
        const { to } = settleLookup(delivery, result, rules);
        expect(to === 'unknown' || mayTransition('unknown', to)).toBe(true);
      }
  });

  it('is parked with an alert where the provider cannot look up', () => {
    expect(settleWithoutLookup(fakeLookup(), 'crm.no_lookup', 'cannot')).toMatchObject({
      to: 'parked',
      alert: true,
      attempt: null,
    });
    expect(mayTransition('unknown', 'parked')).toBe(true);
  });
});

describe('settleByRepeating', () => {
  it('waits like a retry and writes no lookup', () => {
    const settlement = settleByRepeating(fakeLookup({ attempt: 2 }), rules);
    expect(settlement).toMatchObject({ to: 'retry_wait', attempt: null, waitMs: 5_000 });
    expect(mayTransition('unknown', settlement.to)).toBe(true);
  });
});
