import { describe, expect, it } from 'vitest';
import { audit, complaints, type AuditInput } from './audit.ts';

const good: AuditInput = {
  accepted: ['a', 'b'],
  stored: ['a', 'b'],
  crm: { records: 2, writesPerReference: { a: 1, b: 1 } },
  states: { delivered: 2 },
};

describe('the audit of a kill test', () => {
  it('has nothing to say when each lead was written once', () => {
    expect(complaints(audit(good), 2)).toEqual([]);
  });

  it.each<[string, Partial<AuditInput>]>([
    ['an enquiry was refused', { accepted: ['a'] }],
    ['an accepted lead is not stored', { stored: ['a'] }],
    ['a lead never reached the CRM', { crm: { records: 1, writesPerReference: { a: 1 } } }],
    ['a lead was written twice', { crm: { records: 2, writesPerReference: { a: 1, b: 2 } } }],
    ['the CRM has one too many', { crm: { records: 3, writesPerReference: { a: 1, b: 1 } } }],
    ['one still waits', { states: { delivered: 1, unknown: 1 } }],
    ['one was rejected', { states: { delivered: 1, rejected: 1 } }],
  ])('complains when %s', (_name, changes) => {
    expect(complaints(audit({ ...good, ...changes }), 2).length).toBeGreaterThan(0);
  });
});
