/** Compares what the site accepted, what it holds and what the CRM has. */
import type { LeadCounts } from './sandbox-client.ts';

export interface AuditInput {
  accepted: readonly string[];
  /** References of all leads in the database. */
  stored: readonly string[];
  crm: LeadCounts;
  states: Readonly<Record<string, number>>;
}

export interface Audit {
  accepted: number;
  stored: number;
  inCrm: number;
  missingInDatabase: number;
  missingInCrm: number;
  /** References that the CRM was told of more than once. */
  writtenMoreThanOnce: number;
  leftWaiting: number;
  notDelivered: number;
}

const waiting = ['pending', 'sending', 'unknown', 'retry_wait'];

/** Counts; every count of something missing, repeated or left must be 0. */
export function audit({ accepted, stored, crm, states }: AuditInput): Audit {
  const inDatabase = new Set(stored);
  const writes = crm.writesPerReference;
  const all = Object.entries(states);
  return {
    accepted: accepted.length,
    stored: inDatabase.size,
    inCrm: crm.records,
    missingInDatabase: accepted.filter((reference) => !inDatabase.has(reference)).length,
    missingInCrm: stored.filter((reference) => (writes[reference] ?? 0) === 0).length,
    writtenMoreThanOnce: Object.values(writes).filter((count) => count > 1).length,
    leftWaiting: sum(all.filter(([state]) => waiting.includes(state))),
    notDelivered: sum(all.filter(([state]) => state !== 'delivered')),
  };
}

/** What is wrong, in words; empty when all is well. */
export function complaints(found: Audit, expectedLeads: number): string[] {
  const wrong: string[] = [];
  if (found.accepted !== expectedLeads) wrong.push(`${found.accepted} of ${expectedLeads} enquiries were answered 2xx`);
  if (found.missingInDatabase > 0) wrong.push(`${found.missingInDatabase} accepted leads are not in the database`);
  if (found.missingInCrm > 0) wrong.push(`${found.missingInCrm} leads are not in the CRM`);
  if (found.inCrm !== found.stored) wrong.push(`the CRM holds ${found.inCrm} leads, the site ${found.stored}`);
  if (found.writtenMoreThanOnce > 0) wrong.push(`${found.writtenMoreThanOnce} leads were written more than once`);
  if (found.leftWaiting > 0) wrong.push(`${found.leftWaiting} deliveries still wait`);
  if (found.notDelivered > 0) wrong.push(`${found.notDelivered} deliveries are not delivered`);
  return wrong;
}

function sum(entries: [string, number][]): number {
  return entries.reduce((total, [, count]) => total + count, 0);
}
