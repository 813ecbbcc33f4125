import { createHash } from 'node:crypto';
import { recordFields } from '../../listings/record.ts';

/**
 * By which rules listings are read; what was read by others is read anew as a whole. Raise the number with the rules. A new
 * field is a rule of its own: what the CRM says of it is here only after that.
 */
export const readingVersion = `1-${createHash('sha256').update(recordFields.join()).digest('hex').slice(0, 8)}`;

/** Numbers of the pull, each with its reason. */
export interface ListingSyncSettings {
  /** Listings of one page: 100 with texts in two languages are a quarter of a megabyte, soon read and soon forgotten. */
  pageSize: number;
  /** One page may take this long. */
  pageTimeoutMs: number;
  /** Tries of one page before the pull gives up; the schedule tries again anyway. */
  pageTries: number;
  /** Wait before the second try; doubles. A Retry-After overrides it. */
  retryBaseMs: number;
  /** A worker that says nothing for so long is dead; applying holds the run's row meanwhile, so it need not be longer. */
  leaseMs: number;
  /** Changes that the CRM wrote late, or whose clock stood back, are still seen. */
  overlapMs: number;
  /** Keys of one page when they are compared: they are short. */
  keysPageSize: number;
  /** The keys of both sides are compared at least so often, whatever else says that nothing is missing. */
  compareEveryMs: number;
  /** A larger part of the listings is never removed without a person. */
  mostRemoved: number;
  /** Listings that are asked for one by one in a run before they leave the site; what is more stays until a later one. */
  mostConfirmed: number;
  /** Rows of one run where the CRM does not say how many there are: more than any agency has. */
  mostListings: number;
  mostPages: number;
  /** Pages in a row without anything new: a few are usual, more are a list without an end. */
  mostIdlePages: number;
  /** Takeovers of a run without a page in between: whatever ends the workers would end the next one. */
  mostTakeovers: number;
  /** How soon the first pull is tried again while the CRM cannot be reached; doubles up to a minute. */
  firstPullEveryMs: number;
}

export const defaultSettings: ListingSyncSettings = {
  pageSize: 100,
  pageTimeoutMs: 30_000,
  pageTries: 4,
  retryBaseMs: 1_000,
  leaseMs: 60_000,
  overlapMs: 300_000,
  keysPageSize: 1_000,
  compareEveryMs: 24 * 3_600_000,
  mostRemoved: 0.2,
  mostConfirmed: 5_000,
  mostListings: 500_000,
  mostPages: 20_000,
  mostIdlePages: 50,
  mostTakeovers: 5,
  firstPullEveryMs: 5_000,
};
