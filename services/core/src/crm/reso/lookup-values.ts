/**
 * Servers spell values as a member (`ActiveUnderContract`) or a text (`Active Under Contract`), and add their own: Web
 * API Core 2.4, notes, and RCP-032.
 */
import type { PropertyStatus } from '../../listings/property.ts';

/** One form for both spellings. */
export function lookupKey(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Look like several words (GreenBuildingVerificationType and others). */
const productNames: ReadonlySet<string> = new Set([
  'WaterSense',
  'EnerPHit',
  'airPLUS',
  'GreenPoint',
  'iBuyer',
  'WiFi',
]);

/** Kept in capitals where everything is; those without a vowel always are. */
const shortForms: ReadonlySet<string> = new Set([
  'AC',
  'UPS',
  'LED',
  'LEED',
  'EV',
  'IT',
  'UV',
  'ATM',
  'VIP',
  'HVAC',
  'A/C',
]);

export function isShouted(values: readonly string[]): boolean {
  return !values.some((value) => /\p{Ll}/u.test(value)) && values.some((value) => /\p{Lu}{5}/u.test(value));
}

function lowered(word: string): string {
  const isShort = shortForms.has(word) || (word.length <= 4 && !/[AEIOUY]/.test(word));
  return isShort ? word : word.toLowerCase();
}

/**
 * In small letters, but for names such as LEED; split at capitals where there is no blank.
 * @param whole the standard's name, never split @param shouted all of its field is in capitals
 */
export function lookupWords(value: string, whole = false, shouted = false): string {
  const spaced = value.replace(/[_\s]+/g, ' ').trim();
  if (shouted && !whole) return spaced.split(' ').map(lowered).join(' ').slice(0, 100);
  const isName = whole || spaced.includes(' ') || productNames.has(spaced);
  const words = isName ? spaced : spaced.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2');
  const small = words.split(' ').map((word) => (/^.+\p{Lu}/u.test(word) ? word : word.toLowerCase()));
  return small.join(' ').slice(0, 100);
}

/** Lowers only what came in capitals throughout. */
export function placeName(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{4}/u.test(name)) return name;
  return name.replace(/\p{Lu}[\p{Lu}\p{M}'’]*/gu, (word) => {
    const small = lowered(word);
    return small === word ? word : word.charAt(0) + small.slice(1);
  });
}

/** Closed (Web API Core 2.7). Not `shown`: the listing leaves the site. Unknown: it stays as it was. */
export const standardStatuses: Readonly<Record<string, { value: string; shown: boolean }>> = {
  active: { value: 'Active', shown: true },
  // an offer was accepted, others are still taken
  activeundercontract: { value: 'Active Under Contract', shown: true },
  canceled: { value: 'Canceled', shown: false },
  closed: { value: 'Closed', shown: false },
  // may not be advertised yet
  comingsoon: { value: 'Coming Soon', shown: false },
  delete: { value: 'Delete', shown: false },
  expired: { value: 'Expired', shown: false },
  hold: { value: 'Hold', shown: false },
  incomplete: { value: 'Incomplete', shown: false },
  pending: { value: 'Pending', shown: false },
  withdrawn: { value: 'Withdrawn', shown: false },
};

export const statusWritten: Readonly<Record<PropertyStatus, string>> = {
  for_sale: 'Active',
  for_rent: 'Active',
  available: 'Active',
  sold: 'Closed',
  rented: 'Closed',
};

/** PropertyType. Of an unknown one the category is its own name. */
export const propertyTypes: Readonly<
  Record<string, { value: string; category: string | null; lease: boolean; both?: true }>
> = {
  residential: { value: 'Residential', category: 'residential', lease: false },
  residentiallease: { value: 'Residential Lease', category: 'residential', lease: true },
  residentialincome: { value: 'Residential Income', category: 'residential', lease: false },
  commercialsale: { value: 'Commercial Sale', category: 'commercial', lease: false },
  commerciallease: { value: 'Commercial Lease', category: 'commercial', lease: true },
  businessopportunity: { value: 'Business Opportunity', category: 'commercial', lease: false },
  land: { value: 'Land', category: null, lease: false, both: true },
  farm: { value: 'Farm', category: null, lease: false, both: true },
  manufacturedinpark: { value: 'Manufactured In Park', category: 'residential', lease: false },
};

/** PropertySubType: our word; others as theirs, in small letters. */
export const propertySubTypes: Readonly<Record<string, string>> = {
  apartment: 'apartment',
  condominium: 'apartment',
  duplex: 'duplex',
  farm: 'farm',
  hotelmotel: 'hotel building',
  industrial: 'warehouse',
  office: 'office space',
  retail: 'retail space',
  singlefamilyresidence: 'villa standalone',
  stockcooperative: 'apartment',
  townhouse: 'townhouse',
  unimprovedland: 'land',
  warehouse: 'warehouse',
};

export const industrialSubTypes: ReadonlySet<string> = new Set(['industrial', 'warehouse']);

/** LeaseAmountFrequency, payments a year; missing: monthly, unknown: a problem. */
export const paymentsAYear: Readonly<Record<string, number>> = {
  annually: 1,
  // every other month; twice a month is semi-monthly
  bimonthly: 6,
  biweekly: 26,
  daily: 365,
  monthly: 12,
  quarterly: 4,
  semiannually: 2,
  semimonthly: 24,
  weekly: 52,
};
