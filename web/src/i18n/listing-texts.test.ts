import { expect, it } from 'vitest';
import { sorts } from '#lib/listings/filters.ts';
import { publicMessages as arabic } from './ar/site.ts';
import { publicMessages as english } from './en/site.ts';

it('each order has a name in both languages, price-high being the high-to-low one [P-103 P-386]', () => {
  expect(sorts).toEqual(['newest', 'price-low', 'price-high']);
  expect(sorts.map((sort) => english.filters.sort[sort])).toEqual([
    'Newest',
    'Price: low to high',
    'Price: high to low',
  ]);
  expect(sorts.map((sort) => arabic.filters.sort[sort])).toEqual([
    'الأحدث',
    'السعر: من الأقل إلى الأعلى',
    'السعر: من الأعلى إلى الأقل',
  ]);
});

it.each([
  'No Properties Found',
  'No properties found matching your criteria',
  'No properties available at the moment',
  'No agents available',
  'No team members currently available',
  'No articles found',
])('an empty list says: %s [P-364]', (text) => {
  expect(JSON.stringify(english)).toContain(text);
});
