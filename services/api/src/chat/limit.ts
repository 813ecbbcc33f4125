import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../middleware/address-key.ts';
import { createKeyHash } from '../middleware/key-hash.ts';

export interface ChatLimit {
  /** Counts one more message from this address; gives the seconds to wait when there were too many. */
  take(address: string): Promise<number | null>;
}

export interface ChatLimitOptions {
  pool: pg.Pool;
  secret: string;
  perMinute: number;
}

/** Counted in PostgreSQL for all api processes together, under hashed keys. */
export function createChatLimit({ pool, secret, perMinute }: ChatLimitOptions): ChatLimit {
  const hash = createKeyHash(secret);
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'chat',
    points: perMinute,
    duration: 60,
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
