import type { TestLedger } from '@manzil/core/leads/store/test-lead-reader';
import type { components } from '@manzil/contract/api';

type Figures = Omit<components['schemas']['TestLeads'], 'running'>;

/**
 * Each accepted lead counts once: what the CRM has, arrived; what is nowhere, is lost.
 * @param records by reference, asked after the ledger, so that none in between is missed; null: the CRM cannot be asked
 */
export function countTestLeads(ledger: TestLedger, records: ReadonlyMap<string, number> | null): Figures {
  const { leads, gone, unsettled, longestWaitMs, duplicatesPrevented } = ledger;
  const inCrm = (reference: string): boolean => (records?.get(reference) ?? 0) > 0;
  const missing = leads.filter(({ reference }) => !inCrm(reference));
  const waiting = missing.filter((lead) => lead.waiting);
  const still = missing.filter((lead) => !lead.waiting);
  const setAside = still.filter((lead) => lead.setAside);
  const unconfirmed = still.filter((lead) => !lead.setAside && lead.delivered);
  const nowhere = still.length - setAside.length - unconfirmed.length;
  const references = [...leads.map(({ reference }) => reference), ...gone];
  return {
    accepted: references.length,
    stored: leads.length,
    inCrm: records === null ? null : references.filter(inCrm).length,
    duplicates: records === null ? null : references.filter((reference) => (records.get(reference) ?? 0) > 1).length,
    duplicatesPrevented,
    waiting: waiting.length,
    setAside: setAside.length,
    unconfirmed: unconfirmed.length,
    lost: nowhere + gone.filter((reference) => !inCrm(reference)).length,
    unsettled,
    longestWaitMs,
  };
}
