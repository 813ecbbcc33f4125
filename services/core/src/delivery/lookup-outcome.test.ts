import { describe, expect, it } from 'vitest';
import { mayTransition, type LookupResult } from '../domain/delivery.ts';
import { settleByRepeating, settleLookup, settleWithoutLookup, type LookupRules } from './lookup-outcome.ts';
import { fakeLookup } from './testing/fake-delivery.ts';

const rules: LookupRules = { backoffBaseMs: 5_000, backoffMaxMs: 300_000, visibilityHorizonMs: 5_000, random: () => 0 };
const found = (version: number): LookupResult => ({ kind: 'found', externalId: 'CRM-9', version, httpStatus: 200 });
const absent: LookupResult = { kind: 'absent', httpStatus: 404 };
const failed: LookupResult = { kind: 'failed', httpStatus: 503, code: 'crm.x', text: 'no', retryAfterMs: null };
const deletion = fakeLookup({
  event: 'property.deleted',
  subjectKind: 'property',
  subjectVersion: 4,
  lastSent: { operation: 'delete', reference: 'LUS-1', version: 4 },
});

describe('settleLookup of an upsert', () => {
  it.each([3, 4])('is delivered when the CRM has version %i and ours is 3', (version) => {
    const settlement = settleLookup(fakeLookup({ subjectVersion: 3 }), found(version), rules);
    expect(settlement).toMatchObject({ to: 'delivered', externalId: 'CRM-9', coveredVersion: version });
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
    expect(first).toMatchObject({ to: 'unknown', absences: 1, waitMs: 5_000, holdMs: 5_000 });
    const second = settleLookup(fakeLookup({ absences: first.absences }), absent, rules);
    expect(second).toMatchObject({ to: 'retry_wait', absences: 0, waitMs: 2_500 });
  });

  it('waits between two lookups even where the provider shows writes at once', () => {
    expect(settleLookup(fakeLookup(), absent, { ...rules, visibilityHorizonMs: 0 }).waitMs).toBe(1_000);
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
    });
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
