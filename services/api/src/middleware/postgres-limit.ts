/** By all api processes, under keys that tell nobody. */
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from './address-key.ts';
import { createKeyHash } from './key-hash.ts';

export interface Wait {
  seconds: number;
  isFirst: boolean;
}

export interface LimitOptions {
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

/** Counts one more; null: no wait. */
export async function waitOf(limit: RateLimiterPostgres, key: string): Promise<Wait | null> {
  try {
    await limit.consume(key);
    return null;
  } catch (refusal) {
    // a result when the limit is reached, an Error when it cannot count
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    return { seconds, isFirst: refusal.consumedPoints === limit.points + 1 };
  }
}

export interface AddressLimit {
  /** Counts one more; in seconds, null: none. */
  take(address: string): Promise<number | null>;
}

export function createAddressLimit(pool: pg.Pool, secret: string, options: LimitOptions): AddressLimit {
  const hash = createKeyHash(secret);
  const limit = createLimit(pool, options);
  return { take: async (address) => (await waitOf(limit, hash(addressKey(address))))?.seconds ?? null };
}
