import { listingFields as ourFields, type Having } from '../../listings/fields.ts';
import { whole, type RawRecord } from './raw-values.ts';

export interface Row<T> {
  from: readonly string[];
  /** @param currency where the record names none */
  read: (raw: RawRecord, currency: string) => T;
  /** Written there unchanged. */
  to?: string;
}

/** Fractions cut off; null outside our limits. */
export function wholeNumber(name: Having<{ kind: 'whole'; owner: 'crm' }>, field: string): Row<number | null> {
  const { min, max } = ourFields[name];
  return { from: [field], read: (raw) => whole(raw, field, min, max), to: field };
}
