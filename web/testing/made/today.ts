import type { components } from '@manzil/contract/api';

type Schemas = components['schemas'];

export const todayLead = (changes: Partial<Schemas['TodayLead']> = {}, n = 1): Schemas['TodayLead'] => ({
  id: 700 + n,
  referenceId: `MZL-TEST-${String(n)}`,
  name: `Hessa Al-Kuwari ${String(n)}`,
  source: 'contact_form',
  property: null,
  assigneeId: 3,
  assignee: 'Layla Haddad',
  createdAt: '2026-11-22T08:00:00.000Z',
  waitedMinutes: 12,
  dueAt: null,
  ...changes,
});

/** Nothing waits. */
export const today = (changes: Partial<Schemas['Today']> = {}): Schemas['Today'] => ({
  at: '2026-11-22T09:00:00.000Z',
  answerMinutes: null,
  enquiries: { total: 0, overdue: 0, late: [], waiting: [] },
  mandates: { total: 0, next: [] },
  listings: { minimum: null, incomplete: 0, waiting: 0 },
  ...changes,
});
