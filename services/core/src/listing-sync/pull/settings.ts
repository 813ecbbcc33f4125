import { createHash } from 'node:crypto';
import { recordFields } from '../../listings/record.ts';

/** Raised with the rules of reading or a new field: all is read anew. */
export const readingVersion = `1-${createHash('sha256').update(recordFields.join()).digest('hex').slice(0, 8)}`;

export interface ListingSyncSettings {
  /** 100 with long texts are a quarter of a megabyte. */
  pageSize: number;
  pageTimeoutMs: number;
  /** The schedule tries again anyway. */
  pageTries: number;
  /** Before the second try; doubles. A Retry-After overrides it. */
  retryBaseMs: number;
  /** A worker silent for so long is dead. While applying, the run's row is claimed. */
  leaseMs: number;
  /** For changes that the CRM wrote late, or whose clock stood back. */
  overlapMs: number;
  keysPageSize: number;
  compareEveryMs: number;
  /** A larger part is never removed without a person. */
  mostRemoved: number;
  /** Asked for before they leave the site; the rest stays until a later run. */
  mostConfirmed: number;
  /** More than any agency has. */
  mostListings: number;
  mostPages: number;
  /** In a row without anything new. */
  mostIdlePages: number;
  /** Without a page in between: the next worker would die too. */
  mostTakeovers: number;
  /** While the CRM cannot be reached; doubles up to a minute. */
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
