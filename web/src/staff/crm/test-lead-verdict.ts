import type { TestLeads } from './api/crm-test.ts';

export type Verdict = 'none' | 'arrived' | 'twice' | 'onTheWay' | 'aside' | 'lied' | 'unasked' | 'lost';

/** The worst comes first. */
export function verdictOf(leads: TestLeads): Verdict {
  if (leads.accepted === 0) return 'none';
  if (leads.lost > 0) return 'lost';
  if (leads.inCrm === null) return 'unasked';
  if (leads.unconfirmed > 0) return 'lied';
  if (leads.waiting > 0) return 'onTheWay';
  if (leads.setAside > 0) return 'aside';
  return (leads.duplicates ?? 0) > 0 ? 'twice' : 'arrived';
}
