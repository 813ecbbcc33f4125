import { describe, expect, it } from 'vitest';
import { audit, complaints, type AuditInput } from './audit.ts';

const lead = (name: string, state: string | null = 'delivered') => ({
  reference: name,
  email: `${name}@example.com`,
  state,
  deaths: 0,
  shown: state === 'delivered',
  crmId: null,
});

const good: AuditInput = {
  accepted: ['a', 'b'],
  ledger: [lead('a'), lead('b')],
  crm: { records: 2, writesPerReference: { a: 1, b: 1 } },
  states: { delivered: 4 },
};
const onlyA = { records: 1, writesPerReference: { a: 1 } };

describe('the audit of a fault', () => {
  it('has nothing to say when each lead was written once', () => {
    expect(complaints(audit(good), 0)).toEqual([]);
  });

  it.each<[string, Partial<AuditInput>, Partial<ReturnType<typeof audit>>]>([
    ['an accepted lead is not stored', { ledger: [lead('a')] }, { lost: 1 }],
    ['an accepted lead is stored nowhere and in the CRM', { ledger: [lead('a')], crm: good.crm }, { lost: 1 }],
    ['the ledger says delivered and the CRM has nothing', { crm: onlyA }, { lost: 1 }],
    ['nothing is owed to the CRM', { ledger: [lead('a'), lead('b', null)], crm: onlyA }, { lost: 1 }],
    ['a lead was cancelled', { ledger: [lead('a'), lead('b', 'cancelled')], crm: onlyA }, { lost: 1 }],
    ['a lead was written twice', { crm: { records: 2, writesPerReference: { a: 1, b: 2 } } }, { duplicates: 1 }],
    [
      'one enquiry is stored twice',
      {
        ledger: [...good.ledger, { ...lead('c'), email: 'b@example.com' }],
        crm: { records: 3, writesPerReference: { a: 1, b: 1, c: 1 } },
      },
      { duplicates: 1 },
    ],
    ['the CRM has one too many', { crm: { records: 3, writesPerReference: { a: 1, b: 1 } } }, { inCrm: 3 }],
    ['one still waits', { ledger: [lead('a'), lead('b', 'unknown')], crm: onlyA }, { lost: 0, visible: 1 }],
    ['one was rejected', { ledger: [lead('a'), lead('b', 'rejected')], crm: onlyA }, { lost: 0, visible: 1 }],
    ['a mail was not sent', { states: { delivered: 3, retry_wait: 1 } }, { notDelivered: 1 }],
  ])('complains when %s', (_name, changes, counts) => {
    const found = audit({ ...good, ...changes });
    expect(found).toMatchObject(counts);
    expect(complaints(found, 0).length).toBeGreaterThan(0);
  });

  it('lets one wait where that is the promise', () => {
    const found = audit({
      ...good,
      ledger: [lead('a'), lead('b', 'pending')],
      crm: onlyA,
      states: { delivered: 3, pending: 1 },
    });
    expect(complaints(found, 1)).toEqual([]);
  });
});
