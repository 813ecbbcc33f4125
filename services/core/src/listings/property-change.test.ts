import { blankListing } from './testing/blank.ts';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  concernsCrm,
  overrideChange,
  sameValue,
  tidyChange,
  type PropertyChange,
  type WritableProperty,
} from './property-change.ts';

const flat: WritableProperty = {
  ...blankListing,
  referenceId: 'A-1',
  title: 'Flat',
  price: '8500.00',
  currency: 'QAR',
  deal: 'rent',
  status: 'for_rent',
  bedrooms: 2,
  area: 90,
  areaUnit: 'sqm',
  address: 'Tower 1',
  city: 'Doha',
  latitude: 25.28,
  longitude: 51.53,
  images: ['/a', '/b'],
};

describe('tidyChange', () => {
  it('gives each value one form', () => {
    expect(tidyChange({ title: ' Villa ', titleAr: '  ', price: '750000', features: [' Pool', 'Pool', ''] })).toEqual({
      title: 'Villa',
      titleAr: null,
      price: '750000.00',
      features: ['Pool'],
    });
  });

  it('keeps areas in square metres', () => {
    expect(tidyChange({ area: 1000, areaUnit: 'sqft' })).toEqual({ area: 93, areaUnit: 'sqm' });
  });

  it.each([
    [
      { area: null, areaUnit: 'sqft' },
      { area: null, areaUnit: 'sqm' },
    ],
    [{ areaUnit: 'sqft' }, { areaUnit: 'sqm' }],
    [
      { area: 0, areaUnit: 'sqft' },
      { area: 0, areaUnit: 'sqm' },
    ],
    [
      { area: 90, areaUnit: 'sqm' },
      { area: 90, areaUnit: 'sqm' },
    ],
    [
      { latitude: 25.123456789, longitude: 51.987654321 },
      { latitude: 25.12345679, longitude: 51.98765432 },
    ],
    [
      { latitude: null, longitude: null },
      { latitude: null, longitude: null },
    ],
    [
      { area: 90.123456789, bedrooms: 2 },
      { area: 90.123456789, bedrooms: 2 },
    ],
    [
      { title: ' ', city: '', currency: '' },
      { title: '', city: '', currency: '' },
    ],
    [
      { titleAr: ' شقة ', state: ' Doha ', category: '' },
      { titleAr: 'شقة', state: 'Doha', category: null },
    ],
    [
      { isActive: false, agentId: 7, title: undefined },
      { isActive: false, agentId: 7 },
    ],
    [
      { price: '0.005', description: null },
      { price: '0.01', description: null },
    ],
  ])('makes %j into %j', (change, tidy) => {
    expect(tidyChange(change as PropertyChange)).toStrictEqual(tidy);
  });

  it('keeps texts of pictures in one language alone, without the blanks around them', () => {
    const imageTexts = [
      { url: '/a', en: '', ar: ' مسبح ' },
      { url: '/b', en: ' Pool ', ar: ' ' },
      { url: '/c', en: '', ar: ' ' },
    ];
    expect(tidyChange({ imageTexts }).imageTexts).toEqual([
      { url: '/a', en: '', ar: 'مسبح' },
      { url: '/b', en: 'Pool', ar: '' },
    ]);
  });

  it('leaves out texts of pictures that say nothing', () => {
    const imageTexts = [
      { url: '/a', en: ' Pool ', ar: '' },
      { url: '/b', en: ' ', ar: '' },
    ];
    expect(tidyChange({ imageTexts }).imageTexts).toEqual([{ url: '/a', en: 'Pool', ar: '' }]);
  });
});

describe('changedFields', () => {
  it('names what is different, decimals by their value', () => {
    const change = { price: '8500', latitude: 25.28, title: 'Flat', bedrooms: 3, images: ['/b', '/a'] };
    expect(changedFields(flat, change)).toEqual(['bedrooms', 'images']);
  });

  it.each([
    ['titleAr', null, null, true],
    ['titleAr', null, undefined, true],
    ['titleAr', undefined, null, true],
    ['titleAr', 'شقة', null, false],
    ['titleAr', null, 'شقة', false],
    ['titleAr', undefined, 'شقة', false],
    ['titleAr', '', null, false],
    ['latitude', 0, null, false],
    ['latitude', null, 0, false],
    ['price', '8500', 8500, true],
    ['longitude', '51.530', 51.53, true],
    ['price', '8500', '8500.01', false],
    // only decimals are compared as numbers
    ['zipCode', '0100', '100', false],
    ['bedrooms', 2, '2', false],
    ['bedrooms', 2, 2, true],
    ['images', ['/a', '/b'], ['/a', '/b'], true],
    ['images', ['/a', '/b'], ['/b', '/a'], false],
    ['images', [null], [null], true],
    ['imageTexts', [{ url: '/a', en: null }], [{ en: null, url: '/a' }], true],
    ['imageTexts', [{ url: '/a', en: 'x' }], [{ url: '/a', en: 'y' }], false],
  ])('%s of %j and %j says the same: %s', (name, one, other, same) => {
    expect(sameValue(name, one, other)).toBe(same);
  });

  it('does not care for the order of members', () => {
    expect(sameValue('imageTexts', [{ url: '/a', en: 'x', ar: '' }], [{ ar: '', en: 'x', url: '/a' }])).toBe(true);
  });
});

it('the CRM hears of what it has, and not of what is ours alone', () => {
  expect([concernsCrm(['isFeatured', 'isActive', 'imageTexts']), concernsCrm(['isActive', 'titleAr'])]).toEqual([
    false,
    true,
  ]);
});

describe('overrideChange', () => {
  it('takes a field with what the CRM had, and keeps that at later changes', () => {
    expect(overrideChange(flat, { price: '1.00' }, ['price'], new Map())).toEqual({
      taken: [{ field: 'price', crmValue: '8500.00' }],
      released: [],
    });
    expect(overrideChange(flat, { price: '2.00' }, ['price'], new Map([['price', 9000]]))).toEqual({
      taken: [{ field: 'price', crmValue: 9000 }],
      released: [],
    });
  });

  it('takes a field whatever the pictures are', () => {
    const bare = { ...flat, images: [] };
    expect(overrideChange(bare, { price: '1.00' }, ['price'], new Map()).taken).toHaveLength(1);
    expect(overrideChange(flat, { city: 'لوسيل', images: ['/b', '/a'] }, ['city', 'images'], new Map()).taken).toEqual([
      { field: 'city', crmValue: 'Doha' },
    ]);
  });

  it('releases a field that says again what the CRM says', () => {
    expect(overrideChange(flat, { price: '9000.00' }, ['price'], new Map([['price', 9000]])).released).toEqual([
      'price',
    ]);
  });

  it('leaves our own fields, and the order of pictures, alone', () => {
    const change = { titleAr: 'شقة', images: ['/b', '/a'] };
    expect(overrideChange(flat, change, ['titleAr', 'images'], new Map())).toEqual({ taken: [], released: [] });
    expect(overrideChange(flat, { images: ['/a'] }, ['images'], new Map()).taken).toHaveLength(1);
  });

  it.each([
    [['/a'], true],
    [['/a', '/b', '/c'], true],
    [['/a', '/c'], true],
    [['/a', '/a'], true],
    [[], true],
    [undefined, true],
    [['/b', '/a'], false],
    [['/a', '/b'], false],
  ])('pictures %j instead of two are an override: %s', (images, isTaken) => {
    const { taken } = overrideChange(flat, images === undefined ? {} : { images }, ['images'], new Map());
    expect(taken).toEqual(isTaken ? [{ field: 'images', crmValue: ['/a', '/b'] }] : []);
  });

  it('takes the first pictures of a listing that has none in the CRM, and not none', () => {
    const bare = { ...flat, images: [] };
    expect(overrideChange(bare, { images: ['/a'] }, ['images'], new Map()).taken).toHaveLength(1);
    expect(overrideChange(bare, {}, ['images'], new Map()).taken).toEqual([]);
  });
});
