import { addressKey } from '../../middleware/address-key.ts';
import { createKeyHash } from '../../middleware/key-hash.ts';
import { personKeys } from './person-keys.ts';

/** Forms of one kind count together: signing up for the newsletter uses up nothing of the enquiries. */
export type IntakeKind = 'enquiry' | 'newsletter';

/** Under what an enquiry is counted, and how many of each are taken in the window. */
export interface IntakeLimits {
  addressMost: number;
  personMost: number;
  windowSeconds: number;
  /** Null counts no address. */
  addressKey(kind: IntakeKind, address: string): string | null;
  /** In an order that is the same for all. */
  personKeys(kind: IntakeKind, person: { email: string; phone: string | null }): string[];
}

export interface IntakeLimitOptions {
  secret: string;
  perAddress: number;
  perPerson: number;
  windowSeconds: number;
}

/** The limits of design section 8, counted in PostgreSQL for all api processes together, under hashed keys. */
export function createIntakeLimits({ secret, perAddress, perPerson, windowSeconds }: IntakeLimitOptions): IntakeLimits {
  const hash = createKeyHash(secret);
  return {
    addressMost: perAddress,
    personMost: perPerson,
    windowSeconds,
    addressKey: (kind, address) => `intake-address:${hash(`${kind}|${addressKey(address)}`)}`,
    personKeys: (kind, person) => [
      // the e-mail comes first everywhere, and equal keys count once
      ...new Set(personKeys(person).map((key) => `intake-person:${hash(`${kind}|${key}`)}`)),
    ],
  };
}
