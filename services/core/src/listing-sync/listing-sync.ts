/** A run stages what it got, classifies it, then applies all at once. */
import type { components } from '@manzil/contract/api';

export const syncTriggers = ['first-start', 'schedule', 'staff'] as const;
export type SyncTrigger = (typeof syncTriggers)[number];

/** The CRM gave a place in its list again. */
export const cursorRepeats = 'sync.cursor_repeats';
export const nothingNew = 'sync.nothing_new';
/** More than was announced, or than any agency has. */
export const tooManyListings = 'sync.too_many_listings';
/** Worker after worker died at the same page. */
export const brokenOff = 'sync.broken_off';
/** Of a success: listings seem gone, and the CRM did not say. */
export const absenceUnconfirmed = 'sync.absence_unconfirmed';

export const syncRunStates = ['running', 'success', 'error', 'stopped'] as const;

/** `pending` is not yet looked at. */
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
  count: number;
  newProperties: number;
  changed: number;
  removed: number;
  quarantined: number;
  /** They seem gone, and stay: the CRM did not say so. */
  unconfirmed: number;
  durationMs: number;
}

/** Let the listings go, or keep all. */
export const removalDecisions = ['apply', 'refuse'] as const;
export type RemovalDecision = (typeof removalDecisions)[number];

/** With the keys of both sides: `asked` by the provider. */
export const comparisonStates = ['none', 'asked', 'listing', 'listed', 'done'] as const;

/** Of a pull that would remove too much. */
export type RemovalQuestion = components['schemas']['RemovalQuestion'];
