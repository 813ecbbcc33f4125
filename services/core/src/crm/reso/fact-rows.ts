/** The rows of `listings/fact-fields.ts`. */
import { isDay } from '../../listings/day.ts';
import { listingFields as ourFields } from '../../listings/fields.ts';
import type { FactField } from '../../listings/facts.ts';
import type { ListingRecord } from '../../listings/record.ts';
import { ownValue } from '../../platform/own-value.ts';
import { lookupKey } from './lookup-values.ts';
import { text, type RawRecord } from './raw-values.ts';
import { wholeNumber, type Row } from './row.ts';

type Furnishing = ListingRecord['furnishing'];

/** Members of the Data Dictionary's Furnished; what is to be agreed is not said. */
const furnishings: Readonly<Record<string, Furnishing>> = {
  furnished: 'furnished',
  partially: 'part-furnished',
  unfurnished: 'unfurnished',
};
/** What is written there. */
export const furnishedWritten: Readonly<Record<NonNullable<Furnishing>, string>> = {
  furnished: 'Furnished',
  'part-furnished': 'Partially',
  unfurnished: 'Unfurnished',
};

const unsaid: Row<null> = { from: [], read: () => null };

export const factRows: { readonly [K in FactField]: Row<ListingRecord[K]> } = {
  // what the Data Dictionary has no field for
  serviceCharge: unsaid,
  serviceChargeTerms: unsaid,
  rentFreeMonths: unsaid,
  minimumTerm: unsaid,
  chequesPerYear: unsaid,
  deposit: unsaid,
  agencyFee: unsaid,
  fitOut: unsaid,
  view: unsaid,
  divisibleFrom: unsaid,
  divisibleTo: unsaid,
  plotArea: unsaid,
  licensedUse: unsaid,
  clearHeight: unsaid,
  loadingDoors: unsaid,
  power: unsaid,
  zoneNumber: unsaid,
  streetNumber: unsaid,
  buildingNumber: unsaid,
  parkingRatio: unsaid,
  permitNumber: unsaid,
  availableFrom: {
    from: ['AvailabilityDate'],
    read: (raw) => readDay(raw, 'AvailabilityDate'),
    to: 'AvailabilityDate',
  },
  furnishing: { from: ['Furnished'], read: (raw) => furnishingOf(text(raw, 'Furnished')) },
  floor: wholeNumber('floor', 'EntryLevel'),
  parkingBays: wholeNumber('parkingBays', 'ParkingTotal'),
  buildingName: {
    from: ['BuildingName'],
    read: (raw) => text(raw, 'BuildingName', ourFields.buildingName.max),
    to: 'BuildingName',
  },
  yearBuilt: wholeNumber('yearBuilt', 'YearBuilt'),
};

function furnishingOf(said: string | null): Furnishing {
  return ownValue(furnishings, lookupKey(said ?? '')) ?? null;
}

function readDay(raw: RawRecord, field: string): string | null {
  const day = (text(raw, field) ?? '').slice(0, 10);
  return isDay(day) ? day : null;
}
