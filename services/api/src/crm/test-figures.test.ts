import type { TestLedger } from '@manzil/core/leads/store/test-lead-reader';
import { expect, it } from 'vitest';
import { countTestLeads } from './test-figures.ts';

const nowhere = { waiting: false, setAside: false, delivered: false };
type StoredTestLead = TestLedger['leads'][number];
const lead = (reference: string, state: Partial<StoredTestLead> = {}): StoredTestLead => ({
  id: 1,
  reference,
  ...nowhere,
  ...state,
});
const ledger = (leads: StoredTestLead[], gone: string[] = []): TestLedger => ({
  leads,
  gone,
  unsettled: 0,
  longestWaitMs: null,
  duplicatesPrevented: 0,
});

it('counts every accepted lead in exactly one place', () => {
  const leads = [
    lead('there', { delivered: true }),
    lead('twice', { delivered: true }),
    lead('written, and not yet known', { waiting: true }),
    lead('on the way', { waiting: true }),
    lead('changed after it was refused', { waiting: true, setAside: true }),
    lead('refused', { setAside: true }),
    lead('confirmed and missing', { delivered: true }),
    lead('without a delivery'),
  ];
  const records = new Map([
    ['there', 1],
    ['twice', 2],
    ['written, and not yet known', 1],
    ['confirmed and missing', 0],
  ]);
  const figures = countTestLeads(ledger(leads, ['gone']), records);
  expect(figures).toMatchObject({
    accepted: 9,
    stored: 8,
    inCrm: 3,
    duplicates: 1,
    waiting: 2,
    setAside: 1,
    unconfirmed: 1,
    lost: 2,
  });
  const { inCrm, waiting, setAside, unconfirmed, lost, accepted } = figures;
  expect((inCrm ?? 0) + waiting + setAside + unconfirmed + lost).toBe(accepted);
});

it('what the CRM has is not lost, even where the row is gone here', () => {
  expect(countTestLeads(ledger([], ['gone']), new Map([['gone', 1]]))).toMatchObject({
    accepted: 1,
    inCrm: 1,
    lost: 0,
  });
});

it('says nothing of a CRM that cannot be asked', () => {
  const leads = [lead('a', { delivered: true }), lead('b', { waiting: true })];
  expect(countTestLeads(ledger(leads), null)).toMatchObject({
    inCrm: null,
    duplicates: null,
    unconfirmed: 1,
    waiting: 1,
    lost: 0,
  });
});
