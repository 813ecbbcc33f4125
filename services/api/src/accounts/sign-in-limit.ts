import type pg from 'pg';
import { addressKey } from '../middleware/address-key.ts';
import { createKeyHash } from '../middleware/key-hash.ts';
import { createLimit, waitOf, type Wait } from '../middleware/postgres-limit.ts';

export interface Attempt {
  address: string;
  /** As stored, when it is somebody's. */
  username: string;
  /** A browser known for this account, or a session of it; null: neither. */
  device: string | null;
}

/** `of`: what was tried too often. */
export interface SignInWait extends Wait {
  of: 'account' | 'address' | 'device' | 'name';
}

export interface SignInLimit {
  /** Before the password is looked at: many at once cannot slip through. Null: go on. */
  take(attempt: Attempt): Promise<SignInWait | null>;
  /** Only failures slow down. */
  succeeded(attempt: Attempt): Promise<void>;
  /** Ends the slowdown of an account whose owner came by a link. */
  forget(username: string): Promise<void>;
}

export interface SignInLimitOptions {
  pool: pg.Pool;
  secret: string;
  failures: number;
  windowSeconds: number;
  /** Of what: each is counted apart. */
  name?: string;
}

/** An office has several who mistype; who tries names has more. */
const namesPerAddress = 10;
/** From anywhere; an owner who mistypes at two places is not slowed down. */
const placesPerAccount = 4;
/** A slowed-down account waits no longer, whatever the window. */
const longestAccountWait = 900;

/**
 * A device that is known for the account has a budget of its own: whoever guesses from many addresses keeps the owner
 * out neither there nor, for longer than the window, anywhere else. Names that nobody has count alike.
 */
export function createSignInLimit(options: SignInLimitOptions): SignInLimit {
  const { pool, secret, failures, windowSeconds, name = 'sign-in' } = options;
  const hash = createKeyHash(secret);
  const limit = (suffix: string, most: number, seconds = windowSeconds) =>
    createLimit(pool, { name: name + suffix, most, windowSeconds: seconds });
  const byName = limit('', failures);
  const byDevice = limit('-device', failures);
  const byAddress = limit('-address', failures * namesPerAddress);
  const byAccount = limit('-account', failures * placesPerAccount, Math.min(windowSeconds, longestAccountWait));
  const plain = (username: string): string => username.trim().toLowerCase();
  const addressOnly = ({ address }: Attempt): string => hash(addressKey(address));
  const withName = ({ address, username }: Attempt): string => hash(`${addressKey(address)}|${plain(username)}`);
  const withDevice = (device: string): string => hash(`device|${device}`);
  const account = (username: string): string => hash(`account|${plain(username)}`);
  return {
    async take(attempt) {
      const { device, username } = attempt;
      const limits =
        device === null
          ? ([
              ['name', byName, withName(attempt)],
              ['address', byAddress, addressOnly(attempt)],
              ['account', byAccount, account(username)],
            ] as const)
          : ([
              ['device', byDevice, withDevice(device)],
              ['address', byAddress, addressOnly(attempt)],
            ] as const);
      for (const [of, counted, key] of limits) {
        const wait = await waitOf(counted, key);
        if (wait !== null) return { ...wait, of };
      }
      return null;
    },
    async succeeded(attempt) {
      const { device, username } = attempt;
      const own =
        device === null
          ? [byName.delete(withName(attempt)), byAccount.reward(account(username))]
          : [byDevice.delete(withDevice(device))];
      await Promise.all([...own, byAddress.reward(addressOnly(attempt))]);
    },
    async forget(username) {
      await byAccount.delete(account(username));
    },
  };
}
