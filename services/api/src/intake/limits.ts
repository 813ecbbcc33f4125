import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../middleware/address-key.ts';
import { createKeyHash } from '../middleware/key-hash.ts';
import { personKeys } from './person-keys.ts';

/** Forms of one kind count together: signing up for the newsletter uses up nothing of the enquiries. */
export type IntakeKind = 'enquiry' | 'newsletter';

export interface IntakeLimits {
  /** Counts one more submit from this address; gives the seconds to wait when there were too many. */
  address(kind: IntakeKind, address: string): Promise<number | null>;
  /** Counts one more lead of this person; gives the seconds to wait when there were too many. */
  person(kind: IntakeKind, person: { email: string; phone: string | null }): Promise<number | null>;
}

export interface IntakeLimitOptions {
  pool: pg.Pool;
  secret: string;
  perAddress: number;
  perPerson: number;
  windowSeconds: number;
}

/** The limits of design section 8, counted in PostgreSQL for all api processes together, under hashed keys. */
export function createIntakeLimits(options: IntakeLimitOptions): IntakeLimits {
  const hash = createKeyHash(options.secret);
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: options.pool,
      storeType: 'pool',
      tableName: 'request_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: options.windowSeconds,
    });
  const perAddress = limiter('intake-address', options.perAddress);
  const perPerson = limiter('intake-person', options.perPerson);
  return {
    address: (kind, address) => consume(perAddress, hash(`${kind}|${addressKey(address)}`)),
    async person(kind, person) {
      const waits = await Promise.all(personKeys(person).map((key) => consume(perPerson, hash(`${kind}|${key}`))));
      return waits.reduce((longest, wait) => (wait !== null && wait > (longest ?? 0) ? wait : longest), null);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
