/** Limits that all api processes count together, in PostgreSQL and under keys from which nobody can be read. */
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from './address-key.ts';
import { createKeyHash } from './key-hash.ts';

export interface Wait {
  seconds: number;
  /** The first try over the limit; the ones after it say nothing new. */
  isFirst: boolean;
}

export interface LimitOptions {
  /** Tells its counts from those of others. */
  name: string;
  most: number;
  windowSeconds: number;
}

export function createLimit(pool: pg.Pool, { name, most, windowSeconds }: LimitOptions): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: most,
    duration: windowSeconds,
  });
}

/** Counts one more, and gives how long to wait when there were too many. */
export async function waitOf(limit: RateLimiterPostgres, key: string): Promise<Wait | null> {
  try {
    await limit.consume(key);
    return null;
  } catch (refusal) {
    // the library rejects with a result when the limit is reached, and with an Error when it cannot count
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    return { seconds, isFirst: refusal.consumedPoints === limit.points + 1 };
  }
}

export interface AddressLimit {
  /** Counts one more from this address; gives the seconds to wait when there were too many. */
  take(address: string): Promise<number | null>;
}

export function createAddressLimit(pool: pg.Pool, secret: string, options: LimitOptions): AddressLimit {
  const hash = createKeyHash(secret);
  const limit = createLimit(pool, options);
  return { take: async (address) => (await waitOf(limit, hash(addressKey(address))))?.seconds ?? null };
}
