import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../middleware/address-key.ts';
import { createKeyHash } from '../middleware/key-hash.ts';

export interface SignInLimit {
  /**
   * Counts a try before the password is looked at, so that many at once cannot all slip through. Gives how long to wait
   * when there were too many, else null.
   */
  take(address: string, username: string): Promise<Wait | null>;
  /** Takes a try that succeeded off the counts: only failures slow down. */
  succeeded(address: string, username: string): Promise<void>;
}

export interface Wait {
  seconds: number;
  /** The first try over the limit; the ones after it say nothing new. */
  isFirst: boolean;
}

export interface SignInLimitOptions {
  pool: pg.Pool;
  secret: string;
  failures: number;
  windowSeconds: number;
}

/** An office behind one address has several people who mistype; one who tries name after name has many more. */
const namesPerAddress = 10;

/** Counts failed sign-ins of one name from one address, and of one address over all names, for all api processes together. */
export function createSignInLimit({ pool, secret, failures, windowSeconds }: SignInLimitOptions): SignInLimit {
  const hash = createKeyHash(secret);
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'request_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: windowSeconds,
    });
  const byName = limiter('sign-in', failures);
  const byAddress = limiter('sign-in-address', failures * namesPerAddress);
  const addressOnly = (address: string): string => hash(addressKey(address));
  const withName = (address: string, username: string): string =>
    hash(`${addressKey(address)}|${username.trim().toLowerCase()}`);
  return {
    async take(address, username) {
      return (await waitOf(byName, withName(address, username))) ?? (await waitOf(byAddress, addressOnly(address)));
    },
    async succeeded(address, username) {
      await Promise.all([byName.delete(withName(address, username)), byAddress.reward(addressOnly(address))]);
    },
  };
}

/** The library rejects with a result when the limit is reached, and with an Error when it cannot count. */
async function waitOf(limiter: RateLimiterPostgres, key: string): Promise<Wait | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    return { seconds, isFirst: refusal.consumedPoints === limiter.points + 1 };
  }
}
