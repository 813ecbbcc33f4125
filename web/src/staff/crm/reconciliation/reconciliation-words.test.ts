import { expect, it } from 'vitest';
import type { Reconciliation } from '../api/reconciliation.ts';
import { addressOf, errorKey, foundBy } from './reconciliation-words.ts';

const clean: Reconciliation = {
  id: 7,
  provider: 'sandbox',
  trigger: 'staff',
  state: 'done',
  startedAt: '2026-11-21T09:30:00.000Z',
  endedAt: '2026-11-21T09:30:04.000Z',
  from: '2026-11-20T09:30:00.000Z',
  to: '2026-11-21T09:29:40.000Z',
  progress: { done: 3, total: 3 },
  missing: 0,
  missingAgain: 0,
  duplicates: 0,
  unknownRecords: 0,
  skipped: 0,
  unanswered: 0,
  alert: false,
  errorCode: null,
};

it('names what was found, the weighty first', () => {
  expect(foundBy(clean)).toEqual([]);
  expect(foundBy({ ...clean, skipped: 2, duplicates: 1, unanswered: 4 })).toEqual([
    { name: 'duplicates', count: 1, grave: true },
    { name: 'unanswered', count: 4, grave: false },
    { name: 'skipped', count: 2, grave: false },
  ]);
});

it.each([
  ['done', null, null],
  ['running', null, null],
  ['lost', null, 'lost'],
  ['failed', 'crm.unavailable', 'unavailable'],
  ['failed', 'breaker.open', 'breaker'],
  ['failed', 'server.error', 'other'],
  ['failed', null, 'other'],
] as const)('%s with %s is %s', (state, errorCode, key) => {
  expect(errorKey({ state, errorCode })).toBe(key);
});

it('leads to what is here', () => {
  expect(addressOf({ subjectKind: 'lead', subjectId: 7 })).toBe('/admin/leads/7');
  expect(addressOf({ subjectKind: 'property', subjectId: 7 })).toBe('/admin/properties-table?dialog=view-7');
  expect(addressOf({ subjectKind: 'lead', subjectId: null })).toBeNull();
});
