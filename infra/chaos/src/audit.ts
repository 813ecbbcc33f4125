import { openStates } from '@manzil/core/deliveries/states';
import type { LedgerLead } from './ledger.ts';
import type { LeadCounts } from './sandbox-client.ts';

export interface AuditInput {
  /** Answered with a 2xx. */
  accepted: readonly string[];
  ledger: readonly LedgerLead[];
  crm: LeadCounts;
  /** With mails. */
  states: Readonly<Record<string, number>>;
}

export interface Audit {
  accepted: number;
  stored: number;
  inCrm: number;
  /** Written or stored twice. */
  duplicates: number;
  /** Neither in the CRM nor visibly on the way. */
  lost: number;
  /** Wait, or need a person. */
  visible: number;
  notDelivered: number;
}

const visibleStates: ReadonlySet<string> = new Set(openStates);

export function audit({ accepted, ledger, crm, states }: AuditInput): Audit {
  const stored = new Map(ledger.map((lead) => [lead.reference, lead]));
  const { writesPerReference } = crm;
  const inCrm = (reference: string): boolean => (writesPerReference[reference] ?? 0) > 0;
  const isVisible = (reference: string): boolean => visibleStates.has(stored.get(reference)?.state ?? '');
  const references = new Set([...accepted, ...stored.keys()]);
  const missing = [...references].filter((reference) => !stored.has(reference) || !inCrm(reference));
  const people = new Set(ledger.map(({ email }) => email));
  return {
    accepted: accepted.length,
    stored: stored.size,
    inCrm: crm.records,
    duplicates: Object.values(writesPerReference).filter((count) => count > 1).length + (ledger.length - people.size),
    lost: missing.filter((reference) => !isVisible(reference)).length,
    visible: missing.filter(isVisible).length,
    notDelivered: Object.entries(states)
      .filter(([state]) => state !== 'delivered')
      .reduce((sum, [, count]) => sum + count, 0),
  };
}

/** @param leavesWaiting so many leads may still wait, visibly */
export function complaints(found: Audit, leavesWaiting: number): string[] {
  const wrong: string[] = [];
  if (found.lost > 0) wrong.push(`${String(found.lost)} leads are lost`);
  if (found.duplicates > 0) wrong.push(`${String(found.duplicates)} leads were written more than once`);
  if (found.visible !== leavesWaiting)
    wrong.push(`${String(found.visible)} leads still wait or were refused, not ${String(leavesWaiting)}`);
  if (found.inCrm !== found.stored - found.visible)
    wrong.push(`the CRM holds ${String(found.inCrm)} leads, the site ${String(found.stored)}`);
  if (found.notDelivered !== leavesWaiting)
    wrong.push(`${String(found.notDelivered)} deliveries are not delivered, not ${String(leavesWaiting)}`);
  return wrong;
}
