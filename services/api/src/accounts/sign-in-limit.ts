import type pg from 'pg';
import { addressKey } from '../middleware/address-key.ts';
import { createKeyHash } from '../middleware/key-hash.ts';
import { createLimit, waitOf, type Wait } from '../middleware/postgres-limit.ts';

export interface SignInLimit {
  /** Before the password is looked at: many at once cannot slip through. Null: go on. */
  take(address: string, username: string): Promise<Wait | null>;
  /** Only failures slow down. */
  succeeded(address: string, username: string): Promise<void>;
}

export interface SignInLimitOptions {
  pool: pg.Pool;
  secret: string;
  failures: number;
  windowSeconds: number;
}

/** An office has several who mistype; who tries names has more. */
const namesPerAddress = 10;

export function createSignInLimit({ pool, secret, failures, windowSeconds }: SignInLimitOptions): SignInLimit {
  const hash = createKeyHash(secret);
  const byName = createLimit(pool, { name: 'sign-in', most: failures, windowSeconds });
  const byAddress = createLimit(pool, { name: 'sign-in-address', most: failures * namesPerAddress, windowSeconds });
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
