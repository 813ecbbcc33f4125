/** A run stages what it got, says what each row is, then applies all at once. */

export const syncTriggers = ['first-start', 'schedule', 'staff'] as const;
export type SyncTrigger = (typeof syncTriggers)[number];

/** The CRM gave a place in its list that it had given before. */
export const cursorRepeats = 'sync.cursor_repeats';
/** One page after the other brought nothing new. */
export const nothingNew = 'sync.nothing_new';
/** More came than was announced, or than any agency has. */
export const tooManyListings = 'sync.too_many_listings';
/** Worker after worker died at the same page. */
export const brokenOff = 'sync.broken_off';
/** Of a pull that succeeded: listings seem gone, and the CRM did not answer when it was asked for them. */
export const absenceUnconfirmed = 'sync.absence_unconfirmed';

export const syncRunStates = ['running', 'success', 'error', 'stopped'] as const;

/** `duplicateReason` says why. `pending` is a row not yet looked at. */
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
  /** They seem gone, the CRM did not say so when it was asked: they stay. */
  unconfirmed: number;
  durationMs: number;
}

/** Let the listings go, or keep all as it is. */
export const removalDecisions = ['apply', 'refuse'] as const;
export type RemovalDecision = (typeof removalDecisions)[number];

/** Keys of both sides: asked for by the provider, being listed, all listed, settled. */
export const comparisonStates = ['none', 'asked', 'listing', 'listed', 'done'] as const;

/** A pull that would remove too much waits for a person. */
export interface RemovalQuestion {
  runId: number;
  wouldRemove: number;
  present: number;
  stoppedAt: string;
  /** Null while nobody has decided. */
  decision: RemovalDecision | null;
  decidedBy: string | null;
  decidedAt: string | null;
  /** Some of the listings that would go. */
  examples: { reference: string; title: string }[];
}
