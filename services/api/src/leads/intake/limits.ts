import { addressKey } from '../../middleware/address-key.ts';
import { createKeyHash } from '../../middleware/key-hash.ts';
import { personKeys } from './person-keys.ts';

/** A newsletter uses up none of the enquiries. */
export type IntakeKind = 'enquiry' | 'newsletter';

export interface IntakeLimits {
  addressMost: number;
  personMost: number;
  windowSeconds: number;
  /** Null: none is counted. */
  addressKey(kind: IntakeKind, address: string): string | null;
  personKeys(kind: IntakeKind, person: { email: string; phone: string | null }): string[];
}

export interface IntakeLimitOptions {
  secret: string;
  perAddress: number;
  perPerson: number;
  windowSeconds: number;
}

/** In PostgreSQL, for all api processes. */
export function createIntakeLimits({ secret, perAddress, perPerson, windowSeconds }: IntakeLimitOptions): IntakeLimits {
  const hash = createKeyHash(secret);
  return {
    addressMost: perAddress,
    personMost: perPerson,
    windowSeconds,
    addressKey: (kind, address) => `intake-address:${hash(`${kind}|${addressKey(address)}`)}`,
    personKeys: (kind, person) => [
      // the e-mail first everywhere; equal keys count once
      ...new Set(personKeys(person).map((key) => `intake-person:${hash(`${kind}|${key}`)}`)),
    ],
  };
}
