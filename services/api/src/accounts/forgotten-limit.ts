import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../middleware/address-key.ts';
import { createKeyHash } from '../middleware/key-hash.ts';

export interface ForgottenLimit {
  /** Counts a request; gives the seconds to wait when there were too many, else null. */
  take(address: string): Promise<number | null>;
}

/** Nobody forgets more often; each may send a mail to somebody. */
const most = 5;
const windowSeconds = 900;

/** Counts forgotten passwords by address, for all api processes together. */
export function createForgottenLimit(pool: pg.Pool, secret: string): ForgottenLimit {
  const hash = createKeyHash(secret);
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'forgotten',
    points: most,
    duration: windowSeconds,
  });
  return {
    async take(address) {
      try {
        await limiter.consume(hash(addressKey(address)));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}
