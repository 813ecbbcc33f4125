/**
 * The first source with a value wins, a field that the server lacks reads as missing, a row that throws holds the
 * listing back.
 */
import { listingFields as ourFields } from '../../listings/fields.ts';
import type { ListingRecord } from '../../listings/record.ts';
import { factRows } from './fact-rows.ts';
import {
  industrialSubTypes,
  isShouted,
  lookupKey,
  lookupWords,
  placeName,
  propertySubTypes,
  propertyTypes,
  standardStatuses,
} from './lookup-values.ts';
import {
  firstText,
  flag,
  MappingProblem,
  number,
  requiredTimestamp,
  text,
  values,
  type RawRecord,
} from './raw-values.ts';
import { ownValue } from '../../platform/own-value.ts';
import { readDate } from './odata/timestamp.ts';
import { wholeNumber, type Row } from './row.ts';
import { wholeNames } from './standard-values.ts';
import { inSquareMetres } from './units.ts';
import { currencyFields, isLease, readCurrency, readPrice, riyals } from './price.ts';

export type MappedListing = Omit<ListingRecord, 'pictures' | 'plans'>;

/** Our reference is the ListingId of what we wrote there. */
const ownReference = /^MZL-P\d+$/;
export const ourSystem = 'Manzil';

const featureFields = [
  'InteriorFeatures',
  'ExteriorFeatures',
  'CommunityFeatures',
  'ParkingFeatures',
  'SecurityFeatures',
  'Cooling',
  'View',
] as const;
const mostFeatures = 40;

export const listingFields: { readonly [K in keyof MappedListing]: Row<MappedListing[K]> } = {
  // the key never changes, and deletions name nothing else
  reference: { from: ['ListingKey', 'ListingId', 'SourceSystemName'], read: readReference },
  // there is no version: the modification's time serves
  version: {
    from: ['ModificationTimestamp'],
    read: (raw) => Date.parse(requiredTimestamp(raw, 'ModificationTimestamp')),
  },
  modifiedAt: { from: ['ModificationTimestamp'], read: (raw) => requiredTimestamp(raw, 'ModificationTimestamp') },
  title: { from: ['BedroomsTotal', 'PropertySubType', 'PropertyType', 'SubdivisionName', 'City'], read: readTitle },
  titleAr: { from: [], read: () => null },
  description: {
    from: ['PublicRemarks'],
    read: (raw) => text(raw, 'PublicRemarks', ourFields.description.max),
    to: 'PublicRemarks',
  },
  descriptionAr: { from: [], read: () => null },
  // rent by the month; nothing means price on request
  price: { from: ['ListPrice', 'LeaseAmount', 'LeaseAmountFrequency', 'PropertyType'], read: readPrice },
  // anything but riyals is held back later
  currency: { from: currencyFields, read: readCurrency },
  deal: { from: ['PropertyType', 'LeaseAmount', 'ListPrice'], read: (raw) => (isLease(raw) ? 'rent' : 'sale') },
  // off the market: see `isShown`
  status: { from: ['StandardStatus'], read: (raw) => (isLease(raw) ? 'for_rent' : 'for_sale') },
  // unknown: the server's own word
  category: { from: ['PropertyType', 'PropertySubType'], read: readCategory },
  subcategory: { from: ['PropertySubType', 'PropertyType'], read: readSubcategory },
  bedrooms: wholeNumber('bedrooms', 'BedroomsTotal'),
  bathrooms: wholeNumber('bathrooms', 'BathroomsTotalInteger'),
  ...factRows,
  // square metres; none without a known unit
  area: {
    from: [
      'PropertyType',
      'LivingArea',
      'LivingAreaUnits',
      'LeasableArea',
      'LeasableAreaUnits',
      'BuildingAreaTotal',
      'BuildingAreaUnits',
      'LotSizeArea',
      'LotSizeUnits',
      'LotSizeSquareFeet',
      'LotSizeAcres',
    ],
    read: readArea,
  },
  areaUnit: { from: [], read: () => 'sqm' },
  // the city where the internet may not show it
  address: {
    from: ['UnparsedAddress', 'StreetNumber', 'StreetName', 'UnitNumber', 'City', 'InternetAddressDisplayYN'],
    read: readAddress,
    to: 'UnparsedAddress',
  },
  city: {
    from: ['City', 'PostalCity', 'CountyOrParish'],
    read: (raw) => place(raw, 'City', 'PostalCity', 'CountyOrParish') ?? 'Qatar',
  },
  // our "state" is the district
  state: { from: ['SubdivisionName', 'CityRegion'], read: (raw) => place(raw, 'SubdivisionName', 'CityRegion') },
  zipCode: { from: ['PostalCode'], read: (raw) => text(raw, 'PostalCode', 40), to: 'PostalCode' },
  latitude: {
    from: ['Latitude', 'Longitude', 'InternetAddressDisplayYN'],
    read: (raw) => coordinate(raw, 'Latitude', 90),
  },
  longitude: { from: ['Longitude', 'InternetAddressDisplayYN'], read: (raw) => coordinate(raw, 'Longitude', 180) },
  features: { from: featureFields, read: readFeatures },
  // the Data Dictionary has tours only; which hosts are known is said for all CRMs alike
  videoUrl: { from: [], read: () => null },
  tourUrl: {
    from: ['VirtualTourURLUnbranded', 'VirtualTourURLBranded'],
    read: (raw) =>
      firstText(raw, 'VirtualTourURLUnbranded', 'VirtualTourURLBranded')?.slice(0, ourFields.tourUrl.max) ?? null,
  },
  agentEmail: { from: ['ListAgentEmail'], read: (raw) => text(raw, 'ListAgentEmail', 200) },
  createdAt: {
    from: ['OriginalEntryTimestamp', 'ListingContractDate'],
    read: (raw) => readDate(raw['OriginalEntryTimestamp']) ?? readDate(raw['ListingContractDate']),
  },
};

const alsoAsked = ['StandardStatus', 'InternetEntireListingDisplayYN', 'PhotosChangeTimestamp'] as const;

export const askedFields: readonly string[] = [
  ...new Set([...Object.values(listingFields).flatMap(({ from }) => from), ...alsoAsked]),
].toSorted();

export function toListing(raw: RawRecord, currency: string = riyals): MappedListing {
  const entries = Object.entries(listingFields).map(([name, row]) => [name, row.read(raw, currency)] as const);
  return Object.fromEntries(entries) as unknown as MappedListing;
}

/**
 * On offer and allowed on the internet, as what says nothing is. @param hasStatus without it all is on offer
 * @throws MappingProblem for an unknown status
 */
export function isShown(raw: RawRecord, hasStatus: boolean): boolean {
  if (flag(raw, 'InternetEntireListingDisplayYN') === false) return false;
  const status = text(raw, 'StandardStatus');
  // as a whole pull's filter, which leaves it out
  if (status === null) return !hasStatus;
  const known = ownValue(standardStatuses, lookupKey(status));
  if (known === undefined) throw new MappingProblem('StandardStatus', 'a value that the Data Dictionary does not have');
  return known.shown;
}

export function isOffered(raw: RawRecord): boolean {
  return ownValue(standardStatuses, lookupKey(text(raw, 'StandardStatus') ?? ''))?.shown === true;
}

export function isOurs(raw: RawRecord): boolean {
  const id = text(raw, 'ListingId', 100);
  return id !== null && (text(raw, 'SourceSystemName') === ourSystem || ownReference.test(id));
}

/** @throws MappingProblem without a key */
export function readReference(raw: RawRecord): string {
  const id = text(raw, 'ListingId', 100);
  if (id !== null && isOurs(raw)) return id;
  const key = text(raw, 'ListingKey', 300);
  if (key === null) throw new MappingProblem('ListingKey', 'missing');
  return key;
}

function readCategory(raw: RawRecord): string | null {
  const type = text(raw, 'PropertyType');
  if (type === null) return null;
  const known = ownValue(propertyTypes, lookupKey(type));
  if (known === undefined) return spoken(raw, type);
  const subType = text(raw, 'PropertySubType');
  if (known.category === 'commercial' && subType !== null && industrialSubTypes.has(lookupKey(subType)))
    return 'industrial';
  return known.category;
}

function readSubcategory(raw: RawRecord): string | null {
  const subType = text(raw, 'PropertySubType');
  if (subType !== null) return ownValue(propertySubTypes, lookupKey(subType)) ?? spoken(raw, subType);
  const type = text(raw, 'PropertyType');
  const key = type === null ? '' : lookupKey(type);
  return key === 'land' || key === 'farm' ? key : null;
}

function readTitle(raw: RawRecord): string {
  const bedrooms = listingFields.bedrooms.read(raw, riyals);
  const kind = readSubcategory(raw) ?? readCategory(raw) ?? 'property';
  const district = place(raw, 'SubdivisionName', 'City');
  const rooms = bedrooms === null || bedrooms === 0 ? '' : `${String(bedrooms)}-bedroom `;
  const words = `${rooms}${kind}${district === null ? '' : ` in ${district}`}`;
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 300);
}

const areasOf: Readonly<Record<'lived' | 'let' | 'land', readonly (readonly [area: string, unit: string])[]>> = {
  lived: [
    ['LivingArea', 'LivingAreaUnits'],
    ['BuildingAreaTotal', 'BuildingAreaUnits'],
    ['LeasableArea', 'LeasableAreaUnits'],
  ],
  let: [
    ['LeasableArea', 'LeasableAreaUnits'],
    ['BuildingAreaTotal', 'BuildingAreaUnits'],
    ['LivingArea', 'LivingAreaUnits'],
  ],
  land: [['LotSizeArea', 'LotSizeUnits']],
};
/** The unit is in the name; finer first. */
const lotSizes = [
  ['LotSizeSquareFeet', 'Square Feet'],
  ['LotSizeAcres', 'Acres'],
] as const;

function readArea(raw: RawRecord): number | null {
  const type = lookupKey(text(raw, 'PropertyType') ?? '');
  const kind = type === 'land' || type === 'farm' ? 'land' : type.startsWith('commercial') ? 'let' : 'lived';
  for (const [area, unit] of areasOf[kind]) {
    const value = number(raw, area);
    const metres = value === null ? null : inSquareMetres(value, text(raw, unit));
    if (metres !== null) return metres;
  }
  if (kind !== 'land') return null;
  for (const [area, unit] of lotSizes) {
    const value = number(raw, area);
    const metres = value === null ? null : inSquareMetres(value, unit);
    if (metres !== null) return metres;
  }
  return null;
}

function readAddress(raw: RawRecord): string {
  const city = place(raw, 'City') ?? 'Qatar';
  if (flag(raw, 'InternetAddressDisplayYN') === false) return city;
  const parts = [text(raw, 'UnitNumber'), text(raw, 'StreetNumber'), text(raw, 'StreetName')].filter(
    (part) => part !== null,
  );
  return text(raw, 'UnparsedAddress') ?? (parts.length === 0 ? city : parts.join(' '));
}

/** Eight digits, as the column. Null: hidden, or 0, 0, which means none. */
function coordinate(raw: RawRecord, field: 'Latitude' | 'Longitude', most: number): string | null {
  const value = number(raw, field);
  if (value === null || Math.abs(value) > most || flag(raw, 'InternetAddressDisplayYN') === false) return null;
  if (value === 0 && number(raw, 'Latitude') === 0 && number(raw, 'Longitude') === 0) return null;
  return value.toFixed(8);
}

function place(raw: RawRecord, ...fields: string[]): string | null {
  const name = firstText(raw, ...fields);
  return name === null ? null : placeName(name);
}

function spoken(raw: RawRecord, value: string, ofField: readonly string[] = [value]): string {
  const names = raw[wholeNames];
  const isWhole = (one: string): boolean => Array.isArray(names) && names.includes(one);
  return lookupWords(value, isWhole(value), isShouted(ofField.filter((one) => !isWhole(one))));
}

function readFeatures(raw: RawRecord): string[] {
  const words = featureFields
    .map((field) => values(raw, field))
    .flatMap((ofField) => ofField.map((value) => spoken(raw, value, ofField)))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return [...new Set(words)].slice(0, mostFeatures);
}
