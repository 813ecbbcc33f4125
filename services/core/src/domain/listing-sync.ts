/** Pulling listings from the CRM: a run stages what it got, says what each row is, then applies all at once. */

export const syncTriggers = ['first-start', 'schedule', 'staff'] as const;
export type SyncTrigger = (typeof syncTriggers)[number];

export const syncRunStates = ['running', 'success', 'error', 'stopped'] as const;
export type SyncRunState = (typeof syncRunStates)[number];

/** What a staged row turned out to be; `duplicateReason` says why. `pending` is a row not yet looked at. */
export const duplicateStatuses = [
  'pending',
  'new',
  'changed',
  'unchanged',
  'duplicate',
  'deleted',
  'quarantined',
] as const;
export type DuplicateStatus = (typeof duplicateStatuses)[number];

export interface SyncResult {
  runId: number;
  /** Listings that the CRM gave. */
  count: number;
  newProperties: number;
  changed: number;
  removed: number;
  quarantined: number;
  durationMs: number;
}
