/** Data Dictionary 2.0, Property: ListPrice, LeaseAmount and its frequency. */
import { ownValue } from '../../platform/own-value.ts';
import { hundredths, inDigits } from './odata/decimal.ts';
import { lookupKey, paymentsAYear, propertyTypes } from './lookup-values.ts';
import { MappingProblem, number, text, type RawRecord } from './raw-values.ts';

/** Servers' own: the Data Dictionary has none. */
export const currencyFields = [
  'ListPriceCurrencyCode',
  'ListPriceCurrency',
  'LeaseAmountCurrencyCode',
  'LeaseAmountCurrency',
  'CurrencyCode',
  'Currency',
] as const;
export const riyals = 'QAR';
/** ISO 4217's "no currency". */
const unknownCurrency = 'XXX';
const riyalsToo: ReadonlySet<string> = new Set(['qr', 'qataririyal', 'qataririyals', 'qatarriyal', 'رق', 'ريالقطري']);

/** ISO 4217; of several the one that is not riyals: nothing may pass for them. @param assumed where unsaid */
export function readCurrency(raw: RawRecord, assumed: string): string {
  const said = currencyFields.map((field) => text(raw, field)).filter((one) => one !== null);
  if (said.length === 0) return assumed;
  return said.map(currencyOf).find((one) => one !== riyals) ?? riyals;
}

function currencyOf(said: string): string {
  if (riyalsToo.has(lookupKey(said))) return riyals;
  return /^[a-z]{3}$/i.test(said) ? said.toUpperCase() : unknownCurrency;
}

const mostHundredths = 999_999_999_999n;

/** A type that goes with both, or is not known, leaves it to the amount. @throws MappingProblem: nothing says it */
export function isLease(raw: RawRecord): boolean {
  const type = text(raw, 'PropertyType');
  const known = type === null ? undefined : ownValue(propertyTypes, lookupKey(type));
  if (known?.lease === true) return true;
  if (number(raw, 'LeaseAmount') !== null && number(raw, 'ListPrice') === null && (known?.both ?? true)) return true;
  if (known === undefined) throw new MappingProblem('PropertyType', 'says neither sale nor lease');
  return false;
}

/** Rent by the month; `0.00` is a price on request. @throws MappingProblem */
export function readPrice(raw: RawRecord): string {
  const lease = isLease(raw);
  // a lease's price may be in either; only LeaseAmount has a frequency
  const isLeaseAmount = lease && number(raw, 'LeaseAmount') !== null;
  const field = isLeaseAmount ? 'LeaseAmount' : 'ListPrice';
  if (number(raw, field) === null) return '0.00';
  const price = isLeaseAmount ? hundredths(String(raw[field]), perYear(raw), 12) : hundredths(String(raw[field]));
  if (price === null || price < 0n || price > mostHundredths) throw new MappingProblem(field, 'out of range');
  return inDigits(price);
}

function perYear(raw: RawRecord): number {
  const frequency = text(raw, 'LeaseAmountFrequency');
  if (frequency === null) return 12;
  const known = ownValue(paymentsAYear, lookupKey(frequency));
  if (known === undefined) throw new MappingProblem('LeaseAmountFrequency', 'a frequency that is not known');
  return known;
}
