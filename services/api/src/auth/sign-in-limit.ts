import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createKeyHash } from '../middleware/key-hash.ts';

export interface SignInLimit {
  /** Seconds to wait before the next try, null when there is nothing to wait for. */
  waitSeconds(address: string, username: string): Promise<number | null>;
  failed(address: string, username: string): Promise<void>;
  succeeded(address: string, username: string): Promise<void>;
}

export interface SignInLimitOptions {
  pool: pg.Pool;
  secret: string;
  failures: number;
  windowSeconds: number;
}

/** Counts failed sign-ins of one name from one address, in PostgreSQL, so that every api process counts together. */
export function createSignInLimit({ pool, secret, failures, windowSeconds }: SignInLimitOptions): SignInLimit {
  const hash = createKeyHash(secret);
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'sign-in',
    points: failures,
    duration: windowSeconds,
  });
  const key = (address: string, username: string): string => hash(`${address}|${username.trim().toLowerCase()}`);
  return {
    async waitSeconds(address, username) {
      const state = await limiter.get(key(address, username));
      if (state === null || state.consumedPoints < failures) return null;
      return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    },
    async failed(address, username) {
      await limiter.penalty(key(address, username));
    },
    async succeeded(address, username) {
      await limiter.delete(key(address, username));
    },
  };
}
