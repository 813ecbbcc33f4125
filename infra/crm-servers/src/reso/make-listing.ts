/** The same for the same number; some values nobody knows. */

import type { Values } from './store.ts';

export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

const districts = ['West Bay', 'The Pearl', 'Lusail Marina', 'Al Sadd', 'Msheireb', 'Al Wakrah'];
const kinds = [
  { PropertyType: 'Residential Lease', PropertySubType: 'Apartment' },
  { PropertyType: 'Residential', PropertySubType: 'Single Family Residence' },
  { PropertyType: 'Commercial Lease', PropertySubType: 'Office' },
  { PropertyType: 'Commercial Sale', PropertySubType: 'Warehouse' },
  { PropertyType: 'Land', PropertySubType: 'Unimproved Land' },
  { PropertyType: 'Majlis Hall', PropertySubType: null },
] as const;

/** Key, moments and media are the store's. */
export function makeListing(n: number, random: () => number): Values {
  const kind = pick(random, kinds);
  // a type nobody knows says no deal: its amount does
  const lease = kind.PropertyType.endsWith('Lease') || kind.PropertyType === 'Majlis Hall';
  const price = Math.round(random() * 900 + 20) * 100;
  return {
    ListingKey: `K${String(n).padStart(6, '0')}`,
    ListingId: `Q-${String(10_000 + n)}`,
    StandardStatus: random() < 0.9 ? 'Active' : 'Active Under Contract',
    ...kind,
    ...(lease
      ? { LeaseAmount: price, LeaseAmountFrequency: pick(random, ['Monthly', 'Annually', null]), ListPrice: null }
      : { ListPrice: price * 100 }),
    ...(kind.PropertyType === 'Land'
      ? { LotSizeArea: Math.ceil(random() * 9), LotSizeUnits: pick(random, ['Acres', 'Hectares']) }
      : {
          LivingArea: Math.round(random() * 4_000 + 300),
          LivingAreaUnits: pick(random, ['Square Feet', 'Square Meters', null]),
        }),
    BedroomsTotal: pick(random, [null, 1, 2, 3, 5]),
    BathroomsTotalInteger: pick(random, [null, 1, 2]),
    YearBuilt: pick(random, [null, 0, 2004, 2019]),
    UnparsedAddress: `Building ${String(n)}, Street ${String(Math.ceil(random() * 900))}`,
    City: 'Doha',
    SubdivisionName: pick(random, districts),
    Latitude: Number((25.2 + random() * 0.3).toFixed(6)),
    Longitude: Number((51.4 + random() * 0.2).toFixed(6)),
    PublicRemarks: `Listing ${String(n)} with a view. مكتب`,
    InteriorFeatures: random() < 0.5 ? ['Elevator', 'High Ceilings'] : null,
    InternetEntireListingDisplayYN: random() < 0.02 ? false : null,
  };
}
