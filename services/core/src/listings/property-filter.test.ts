import { describe, expect, test } from 'vitest';
import { propertyFilter, propertySort } from './property-filter.ts';

const nothing = propertyFilter({});

test('placeholders, empty values and nothing at all do not filter', () => {
  expect(nothing).toEqual({
    ...nothing,
    terms: [],
    deal: null,
    kind: null,
    building: null,
    status: null,
    bedrooms: null,
  });
  expect(
    propertyFilter({ city: ' ', type: 'all', category: 'Any', status: '', minPrice: 'no-min', maxPrice: 'no-max' }),
  ).toEqual(nothing);
  expect(propertyFilter({ bedrooms: 'any', bathrooms: null, minArea: undefined })).toEqual(nothing);
});

describe('type', () => {
  test.each([
    ['Rent', 'rent'],
    ['RENT', 'rent'],
    ['Sell', 'sale'],
    ['sale', 'sale'],
    ['buy', 'sale'],
  ])('%s is the deal %s', (type, deal) => {
    expect(propertyFilter({ type })).toEqual({ ...nothing, deal });
  });

  test('a word of a kind is the kind, any other what the CRM may call it', () => {
    expect(propertyFilter({ type: 'Flat' })).toEqual({ ...nothing, kind: 'apartment' });
    expect(propertyFilter({ type: 'Igloo' })).toEqual({ ...nothing, building: 'igloo' });
  });
});

test.each([
  ['for-sale', 'for_sale'],
  ['for_sale', 'for_sale'],
  ['For Rent', 'for_rent'],
  ['rent', 'for_rent'],
  ['sale', 'for_sale'],
  ['SOLD', 'sold'],
  ['available', 'available'],
  ['nonsense', null],
])('status %s is %s', (given, status) => {
  expect(propertyFilter({ status: given })).toEqual({ ...nothing, status });
});

test.each([
  ['3', { count: 3, orMore: false }],
  [2, { count: 2, orMore: false }],
  ['4+', { count: 4, orMore: true }],
  ['-1', null],
  ['2.5', null],
  ['many', null],
])('bedrooms %s', (bedrooms, expected) => {
  expect(propertyFilter({ bedrooms })).toEqual({ ...nothing, bedrooms: expected });
});

test.each([
  ['5000', 5000],
  ['0.5', 0.5],
  ['-5', null],
  ['1e400', null],
  ['abc', null],
  ['99999999999999', 9_999_999_999.99],
])('minPrice %s', (minPrice, expected) => {
  expect(propertyFilter({ minPrice })).toEqual({ ...nothing, minPrice: expected });
});

test('areas move inwards to whole square metres', () => {
  expect(propertyFilter({ minArea: '99.2', maxArea: '150.9' })).toEqual({ ...nothing, minArea: 100, maxArea: 150 });
  expect(propertyFilter({ maxArea: '1e15' }).maxArea).toBe(2_147_483_647);
});

test('a place becomes one term, whatever its script, without NUL', () => {
  expect(propertyFilter({ city: 'West Bay, Doha\0' }).terms).toEqual(
    propertyFilter({ city: 'الدوحة، الخليج الغربي' }).terms,
  );
  expect(propertyFilter({ city: 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1' }).terms).toHaveLength(8);
});

test('what a text says of renting counts unless it was chosen', () => {
  expect(propertyFilter({ city: 'للإيجار' })).toEqual({ ...nothing, deal: 'rent' });
  expect(propertyFilter({ city: 'شقة للبيع', type: 'Rent' }).deal).toBe('rent');
  expect(propertyFilter({ city: 'flat for sale', status: 'for-rent' }).deal).toBeNull();
});

test('only the documented sorts are taken', () => {
  expect(['price-low', 'PRICE-HIGH', 'oldest', 'id; drop table', undefined].map((sort) => propertySort(sort))).toEqual([
    'price-low',
    'price-high',
    'oldest',
    'newest',
    'newest',
  ]);
});
