/** A CRM that took all fifty leads. */
import type { components } from '@manzil/contract/api';

type Schemas = components['schemas'];

export const wellCrm: Schemas['CrmFaults'] = {
  error500: 0,
  tooMany429: 0,
  cutAfterWrite: 0,
  malformed: 0,
  lostWrite: 0,
  duplicateWrite: 0,
  retryAfterSeconds: 2,
  delayMs: 0,
  idempotent: true,
};

export const testLeads = (changes: Partial<Schemas['TestLeads']> = {}): Schemas['TestLeads'] => ({
  running: false,
  accepted: 50,
  stored: 50,
  inCrm: 50,
  duplicates: 0,
  duplicatesPrevented: 4,
  waiting: 0,
  setAside: 0,
  unconfirmed: 0,
  lost: 0,
  unsettled: 0,
  longestWaitMs: 75_000,
  ...changes,
});

export const noTestLeads = testLeads({
  accepted: 0,
  stored: 0,
  inCrm: 0,
  duplicatesPrevented: 0,
  longestWaitMs: null,
});
