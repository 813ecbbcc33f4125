/** A statement is kept by what it asks; values come later. */
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { addProperty } from '../testing/add-property.ts';
import { propertyFilter, type PropertyQuery } from '../property-filter.ts';
import { createPropertySearch } from './property-search.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const search = createPropertySearch(db.pool);

beforeAll(async () => {
  const at = (day: number) => `2026-10-0${String(day)}T08:00:00Z`;
  const commercial = { category: 'commercial', subcategory: 'office space', city: 'Lusail' };
  await addProperty(db.pool, { title: 'Marina office', price: '24500.00', ...commercial, createdAt: at(1) });
  const villa = {
    deal: 'sale' as const,
    status: 'for_sale' as const,
    category: 'residential',
    subcategory: 'Villa Standalone',
  };
  await addProperty(db.pool, { title: 'Sea villa', price: '4200000.00', ...villa, bedrooms: 5, createdAt: at(2) });
  const flat = { category: 'residential', subcategory: 'apartment', bedrooms: 2 };
  await addProperty(db.pool, { title: '100% finished_flat', price: '8500.00', ...flat, createdAt: at(3) });
  const house = {
    deal: 'rent' as const,
    subcategory: 'Villa',
    status: 'rented' as const,
    bedrooms: 4,
    city: 'Al Wakrah',
  };
  await addProperty(db.pool, { title: 'Hand-made house', price: '8500.00', ...house, createdAt: at(4) });
});
afterAll(async () => {
  await db.close();
  await home.drop();
});

const page = (filter: ReturnType<typeof propertyFilter>) =>
  search.search({ filter, sort: 'newest', page: 1, limit: 100 });
const titles = async (query: PropertyQuery) => (await page(propertyFilter(query))).properties.map(({ title }) => title);

test.each<[string, [PropertyQuery, string[]][]]>([
  [
    'a range',
    [
      [{ minPrice: 20_000 }, ['Sea villa', 'Marina office']],
      [{ minPrice: 4_000_000 }, ['Sea villa']],
    ],
  ],
  [
    'so many rooms',
    [
      [{ bedrooms: 5 }, ['Sea villa']],
      [{ bedrooms: 4 }, ['Hand-made house']],
    ],
  ],
  [
    'exactly, then at least',
    [
      [{ bedrooms: '4' }, ['Hand-made house']],
      [{ bedrooms: '4+' }, ['Hand-made house', 'Sea villa']],
    ],
  ],
  [
    'a kind of building',
    [
      [{ type: 'villa' }, ['Hand-made house', 'Sea villa']],
      [{ type: 'apartment' }, ['100% finished_flat']],
    ],
  ],
  [
    'words',
    [
      [{ city: 'Lusail' }, ['Marina office']],
      [{ city: 'Wakrah' }, ['Hand-made house']],
    ],
  ],
  [
    'one filter, then another',
    [
      [{ category: 'commercial' }, ['Marina office']],
      [{ status: 'rented' }, ['Hand-made house']],
    ],
  ],
])('two questions of one shape have answers of their own: %s', async (_name, asked) => {
  for (const [query, expected] of [...asked, ...asked]) expect(await titles(query)).toEqual(expected);
});

test('a filter that says nothing of a member is none that asks for it', async () => {
  const whole = propertyFilter({ type: 'villa' });
  const without: Partial<typeof whole> = { ...whole, kind: undefined } as never;
  expect((await page(whole)).pagination.total).toBe(2);
  expect((await page(without as typeof whole)).pagination.total).toBe(4);
});
