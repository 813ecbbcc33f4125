/**
 * Lookup values of the Data Dictionary. A server spells them as a name of an enumeration (`ActiveUnderContract`) or as a
 * text (`Active Under Contract`), and may add its own: Web API Core 2.4, notes, and RCP-032.
 */
import type { PropertyStatus } from '../../listings/property.ts';

/** One form for both spellings. */
export function lookupKey(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Names of the Data Dictionary that are written like several words and are one (GreenBuildingVerificationType and others). */
const productNames: ReadonlySet<string> = new Set([
  'WaterSense',
  'EnerPHit',
  'airPLUS',
  'GreenPoint',
  'iBuyer',
  'WiFi',
]);

/** Short forms that stay in capitals where everything is in capitals; those without a vowel stay in any case. */
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

/** Whether values are written in capitals for no reason: no small letter in any of them, and a word too long for a short form. */
export function isShouted(values: readonly string[]): boolean {
  return !values.some((value) => /\p{Ll}/u.test(value)) && values.some((value) => /\p{Lu}{5}/u.test(value));
}

/** A word of a value in capitals, in small letters unless it is a short form. */
function lowered(word: string): string {
  const isShort = shortForms.has(word) || (word.length <= 4 && !/[AEIOUY]/.test(word));
  return isShort ? word : word.toLowerCase();
}

/**
 * A value as words in small letters: what we have no word of our own for is shown like this. Names such as WaterSense or LEED
 * keep their letters. Only what has no blank is taken apart at its capitals.
 * @param whole it is a name that the standard gave, in which no words are to be looked for
 * @param shouted its field is written in capitals throughout
 */
export function lookupWords(value: string, whole = false, shouted = false): string {
  const spaced = value.replace(/[_\s]+/g, ' ').trim();
  if (shouted && !whole) return spaced.split(' ').map(lowered).join(' ').slice(0, 100);
  const isName = whole || spaced.includes(' ') || productNames.has(spaced);
  const words = isName ? spaced : spaced.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2');
  const small = words.split(' ').map((word) => (/^.+\p{Lu}/u.test(word) ? word : word.toLowerCase()));
  return small.join(' ').slice(0, 100);
}

/** A place, with capitals only at the beginnings of its words where it came in capitals throughout. */
export function placeName(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{4}/u.test(name)) return name;
  return name.replace(/\p{Lu}[\p{Lu}\p{M}'’]*/gu, (word) => {
    const small = lowered(word);
    return small === word ? word : word.charAt(0) + small.slice(1);
  });
}

/**
 * StandardStatus, a closed enumeration (Web API Core 2.7). `shown`: it is on offer. Anything else is off the market, and its
 * listing leaves the site; a value that is not here is a problem of its listing, which then stays as it was.
 */
export const standardStatuses: Readonly<Record<string, { value: string; shown: boolean }>> = {
  active: { value: 'Active', shown: true },
  // an offer was accepted, and others are still taken
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

/** What each of our states is called there when we write. */
export const statusWritten: Readonly<Record<PropertyStatus, string>> = {
  for_sale: 'Active',
  for_rent: 'Active',
  available: 'Active',
  sold: 'Closed',
  rented: 'Closed',
};

/** PropertyType: our category, and whether the price is a rent. Of another type the category is its own name. */
export const propertyTypes: Readonly<Record<string, { value: string; category: string | null; lease: boolean }>> = {
  residential: { value: 'Residential', category: 'residential', lease: false },
  residentiallease: { value: 'Residential Lease', category: 'residential', lease: true },
  residentialincome: { value: 'Residential Income', category: 'residential', lease: false },
  commercialsale: { value: 'Commercial Sale', category: 'commercial', lease: false },
  commerciallease: { value: 'Commercial Lease', category: 'commercial', lease: true },
  businessopportunity: { value: 'Business Opportunity', category: 'commercial', lease: false },
  land: { value: 'Land', category: null, lease: false },
  farm: { value: 'Farm', category: null, lease: false },
  manufacturedinpark: { value: 'Manufactured In Park', category: 'residential', lease: false },
};

/** PropertySubType: our word. Another one is shown as the server writes it, in small letters. */
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

/** Sub-types that make a commercial listing an industrial one. */
export const industrialSubTypes: ReadonlySet<string> = new Set(['industrial', 'warehouse']);

/** LeaseAmountFrequency: how many payments a year has. Without one the rent is by the month; an unknown one is a problem. */
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
