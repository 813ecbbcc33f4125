import { describe, expect, it } from 'vitest';
import {
  changedFields,
  concernsCrm,
  overrideChange,
  sameValue,
  tidyChange,
  type WritableProperty,
} from './property-change.ts';

const flat: WritableProperty = {
  referenceId: 'A-1',
  title: 'Flat',
  titleAr: null,
  description: null,
  descriptionAr: null,
  price: '8500.00',
  currency: 'QAR',
  type: 'Rent',
  category: null,
  subcategory: null,
  status: 'for_rent',
  bedrooms: 2,
  bathrooms: null,
  area: 90,
  areaUnit: 'sqm',
  address: 'Tower 1',
  city: 'Doha',
  state: null,
  zipCode: null,
  latitude: 25.28,
  longitude: 51.53,
  images: ['/a', '/b'],
  imageTexts: [],
  features: [],
  agentId: null,
  isFeatured: false,
  isActive: true,
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
});
