import { describe, expect, it } from 'vitest';
import { facts } from '../../listings/facts.ts';
import { isShown, readReference, toListing } from './fields.ts';
import { pictureAddresses } from './pictures/picture-addresses.ts';
import { MappingProblem, type RawRecord } from './raw-values.ts';

const raw = {
  ListingKey: 'K-1',
  ListingId: '12345',
  StandardStatus: 'Active',
  PropertyType: 'Residential Lease',
  PropertySubType: 'Apartment',
  LeaseAmount: 120_000,
  LeaseAmountFrequency: 'Annually',
  LivingArea: 1_500,
  LivingAreaUnits: 'Square Feet',
  BedroomsTotal: 2,
  BathroomsTotalInteger: 2,
  YearBuilt: 2014,
  City: 'Doha',
  SubdivisionName: 'West Bay',
  UnparsedAddress: 'Tower 3, Street 850',
  Latitude: 25.32,
  Longitude: 51.53,
  PublicRemarks: ' Bright ',
  InteriorFeatures: ['BuiltInWardrobes', 'Elevator'],
  ModificationTimestamp: '2026-11-01T08:00:00Z',
  OriginalEntryTimestamp: '2026-10-01T08:00:00+00:00',
};
const listing = (change: RawRecord = {}) => toListing({ ...raw, ...change });

describe('a record', () => {
  it('becomes a listing', () => {
    expect(listing()).toEqual({
      ...Object.fromEntries(facts.map(({ field }) => [field, null])),
      reference: 'K-1',
      version: Date.parse('2026-11-01T08:00:00Z'),
      modifiedAt: '2026-11-01T08:00:00.000Z',
      title: '2-bedroom apartment in West Bay',
      titleAr: null,
      description: 'Bright',
      descriptionAr: null,
      price: '10000.00',
      currency: 'QAR',
      deal: 'rent',
      status: 'for_rent',
      category: 'residential',
      subcategory: 'apartment',
      bedrooms: 2,
      bathrooms: 2,
      area: 139,
      yearBuilt: 2014,
      areaUnit: 'sqm',
      address: 'Tower 3, Street 850',
      city: 'Doha',
      state: 'West Bay',
      zipCode: null,
      latitude: '25.32000000',
      longitude: '51.53000000',
      features: ['Built in wardrobes', 'Elevator'],
      videoUrl: null,
      tourUrl: null,
      agentEmail: null,
      createdAt: '2026-10-01T08:00:00.000Z',
    });
  });

  it.each([
    // no year at all, and what a server without one writes
    [{ YearBuilt: null }, { yearBuilt: null }],
    [{ YearBuilt: 0 }, { yearBuilt: null }],
    [
      { BuildingName: ' Tower 3 ', EntryLevel: 14, ParkingTotal: 2, AvailabilityDate: '2027-01-15' },
      { buildingName: 'Tower 3', floor: 14, parkingBays: 2, availableFrom: '2027-01-15' },
    ],
    [{ AvailabilityDate: '2027-02-30' }, { availableFrom: null }],
    [{ VirtualTourURLBranded: 'https://kuula.co/post/7lYvB' }, { tourUrl: 'https://kuula.co/post/7lYvB' }],
    [{ Furnished: 'Partially' }, { furnishing: 'part-furnished' }],
    [{ Furnished: 'Negotiable' }, { furnishing: null }],
    [{ LeaseAmountFrequency: null }, { price: '120000.00' }],
    [{ LeaseAmountFrequency: 'Bi-Weekly', LeaseAmount: 1_000 }, { price: '2166.67' }],
    [{ LeaseAmountFrequency: 'BiMonthly', LeaseAmount: 1_000 }, { price: '500.00' }],
    [{ LeaseAmountFrequency: 'Semi-Monthly', LeaseAmount: 1_000.33 }, { price: '2000.66' }],
    // half a cent goes up, unlike in binary fractions
    [{ PropertyType: 'Residential', ListPrice: 1.005 }, { price: '1.01' }],
    [{ PropertyType: 'Residential', ListPrice: '8.345' }, { price: '8.35' }],
    [{ LeaseAmountFrequency: 'Monthly', LeaseAmount: 1_234.565 }, { price: '1234.57' }],
    [{ InteriorFeatures: ['WaterSense', 'HighCeilings'] }, { features: ['WaterSense', 'High ceilings'] }],
    [{ LivingArea: null, LotSizeSquareFeet: 10_000, PropertyType: 'Land' }, { area: 929 }],
    [{ LivingArea: null, LotSizeAcres: 0.5, PropertyType: 'Land' }, { area: 2_023 }],
    [{ LeaseAmount: null, ListPrice: 9_000 }, { price: '9000.00' }],
    [{ LeaseAmount: null }, { price: '0.00' }],
    [
      { PropertyType: 'Commercial Sale', ListPrice: '2500000.00' },
      { price: '2500000.00', deal: 'sale', status: 'for_sale' },
    ],
    [
      { PropertyType: 'CommercialLease', LeasableArea: 200, LeasableAreaUnits: 'SquareMeters' },
      { area: 200, category: 'commercial' },
    ],
    [
      { PropertyType: 'Commercial Sale', PropertySubType: 'Warehouse' },
      { category: 'industrial', subcategory: 'warehouse' },
    ],
    [
      { PropertyType: 'Land', PropertySubType: null, LotSizeArea: 2, LotSizeUnits: 'Acres' },
      { area: 8_094, subcategory: 'land' },
    ],
    [
      { PropertyType: 'MajlisHall', PropertySubType: 'SkyMajlis' },
      { category: 'majlis hall', subcategory: 'sky majlis' },
    ],
    [{ LivingAreaUnits: null }, { area: null }],
    [{ LivingAreaUnits: 'Perches' }, { area: null }],
    [
      { Latitude: 0, Longitude: 0 },
      { latitude: null, longitude: null },
    ],
    [{ Latitude: 95 }, { latitude: null }],
    [{ InternetAddressDisplayYN: false }, { address: 'Doha', latitude: null, longitude: null }],
    [{ UnparsedAddress: null, UnitNumber: '4', StreetName: 'Corniche' }, { address: '4 Corniche' }],
    [{ InteriorFeatures: 'Elevator,HighCeilings' }, { features: ['Elevator', 'High ceilings'] }],
    [
      { BedroomsTotal: 0, SubdivisionName: null },
      { title: 'Apartment in Doha', bedrooms: 0 },
    ],
    [{ ListingId: 'MZL-P12' }, { reference: 'MZL-P12' }],
    [{ ListingId: 'A-3', SourceSystemName: 'Manzil' }, { reference: 'A-3' }],
  ])('with %j gives %j', (change, expected) => {
    expect(listing(change)).toMatchObject(expected);
  });

  it.each([
    [{ LeaseAmountFrequency: 'Seasonal' }, 'LeaseAmountFrequency'],
    [{ LeaseAmount: 'much' }, 'LeaseAmount'],
    [{ LeaseAmount: -5 }, 'LeaseAmount'],
    [{ ModificationTimestamp: 'yesterday' }, 'ModificationTimestamp'],
    [{ ListingKey: null, ListingId: null }, 'ListingKey'],
  ])('with %j is held back, and says why', (change, field) => {
    expect(() => listing(change)).toThrow(MappingProblem);
    expect(() => listing(change)).toThrow(field);
  });
});

describe('what is shown', () => {
  it.each([
    ['Active', true],
    ['ActiveUnderContract', true],
    ['Active Under Contract', true],
    ['Pending', false],
    ['Closed', false],
    ['ComingSoon', false],
    [null, false],
  ])('%j: %j', (status, shown) => {
    expect(isShown({ ...raw, StandardStatus: status }, true)).toBe(shown);
  });

  it('is nothing that may not stand on the internet, and no guess for a status that nobody knows', () => {
    expect(isShown({ ...raw, InternetEntireListingDisplayYN: false }, true)).toBe(false);
    expect(isShown({ ...raw, StandardStatus: null }, false)).toBe(true);
    expect(() => isShown({ ...raw, StandardStatus: 'Sort of active' }, true)).toThrow(MappingProblem);
    expect(() => isShown({ ...raw, StandardStatus: 'constructor' }, true)).toThrow(MappingProblem);
    expect(readReference(raw)).toBe('K-1');
  });
});

describe('pictures', () => {
  const photo = (key: string, change: RawRecord = {}): RawRecord => ({
    MediaKey: key,
    MediaURL: `https://cdn.example/${key}.jpg`,
    MediaCategory: 'Photo',
    ...change,
  });
  it('come in their order, the preferred one first, and only what everybody may see', () => {
    const media = [
      photo('c', { Order: 3 }),
      photo('a', { Order: 1 }),
      photo('x'),
      photo('best', { Order: 9, PreferredPhotoYN: true }),
      photo('pdf', { MediaCategory: 'Document' }),
      photo('private', { Permission: ['Private'] }),
      photo('both', { Order: 4, Permission: ['Public', 'VOW'], MediaType: 'tiff' }),
      photo('flags', { Order: 5, Permission: 'Public,VOW', MediaType: 'image/tiff' }),
      photo('none', { MediaURL: null }),
    ];
    expect(pictureAddresses(media, {}).pictures.map((url) => new URL(url).pathname)).toEqual([
      '/best.jpg',
      '/a.jpg',
      '/c.jpg',
      '/both.jpg',
      '/flags.jpg',
      '/x.jpg',
    ]);
  });

  it('say which of them are floor plans, by their category [M-1022]', () => {
    const media = [
      photo('a'),
      photo('plan', { MediaCategory: 'FloorPlan' }),
      photo('other', { MediaCategory: 'Floor Plan' }),
    ];
    const { pictures, plans } = pictureAddresses(media, {});
    expect(plans).toEqual(pictures.slice(1).map((picture) => ({ picture, rooms: [] })));
  });

  it('are told apart by key and time behind the #, whatever the signature of their address', () => {
    const changed = { PhotosChangeTimestamp: '2026-11-01T08:00:00Z' };
    const [one] = pictureAddresses([photo('a', { MediaURL: 'https://cdn.example/a.jpg?sig=1' })], changed).pictures;
    const [other] = pictureAddresses([photo('a', { MediaURL: 'https://cdn.example/a.jpg?sig=2' })], changed).pictures;
    expect(new URL(one!).hash).toBe(new URL(other!).hash);
    const [later] = pictureAddresses([photo('a')], { PhotosChangeTimestamp: '2026-11-02T08:00:00Z' }).pictures;
    expect(new URL(later!).hash).not.toBe(new URL(one!).hash);
  });
});
