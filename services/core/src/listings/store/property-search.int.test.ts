import { facts } from '../facts.ts';
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { openDatabase } from '../../data/database.ts';
import { propertyFilter, propertySort, type PropertyQuery } from '../property-filter.ts';
import { createPropertySearch } from './property-search.ts';
import { addProperty } from '../testing/add-property.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
let search = createPropertySearch(db.pool);

beforeEach(() => {
  search = createPropertySearch(db.pool);
});
afterAll(async () => {
  await db.close();
  await home.drop();
});

interface Asked extends PropertyQuery {
  sort?: string;
  page?: number;
  limit?: number;
}

function ask({ sort, page = 1, limit = 100, ...query }: Asked = {}) {
  return search.search({ filter: propertyFilter(query), sort: propertySort(sort), page, limit });
}

async function titles(asked: Asked): Promise<string[]> {
  const { properties, pagination } = await ask(asked);
  expect(pagination.total).toBe(properties.length);
  return properties.map(({ title }) => title);
}

beforeAll(async () => {
  const at = (day: number) => `2026-10-0${String(day)}T08:00:00Z`;
  await addProperty(db.pool, {
    title: 'Marina office',
    titleAr: 'مكتب في اللؤلؤة',
    price: '24500.00',
    category: 'commercial',
    subcategory: 'office space',
    area: 245,
    bathrooms: 2,
    address: 'Twin Towers',
    city: 'Lusail',
    state: 'Marina District',
    createdAt: at(1),
  });
  await addProperty(db.pool, {
    referenceId: 'PRY-VL-9',
    title: 'Sea villa',
    price: '4200000.00',
    deal: 'sale',
    status: 'for_sale',
    category: 'Residential',
    subcategory: 'Villa Standalone',
    bedrooms: 5,
    bathrooms: 6,
    area: 610,
    yearBuilt: 2015,
    address: 'Villa 9',
    city: 'Doha',
    state: 'The Pearl',
    createdAt: at(2),
  });
  await addProperty(db.pool, {
    title: '100% finished_flat',
    price: '8500.00',
    category: 'residential',
    subcategory: 'apartment',
    bedrooms: 2,
    bathrooms: 2,
    area: 110,
    yearBuilt: 2019,
    address: 'Tower 1',
    city: 'Doha',
    state: 'West Bay',
    createdAt: at(3),
  });
  await addProperty(db.pool, {
    title: 'Hand-made house',
    price: '8500.00',
    deal: 'rent',
    subcategory: 'Villa',
    status: 'rented',
    bedrooms: 4,
    bathrooms: 3,
    area: 300,
    address: 'Street 5',
    city: 'Al Wakrah',
    createdAt: at(4),
  });
  await addProperty(db.pool, { title: 'Hidden', isActive: false, city: 'Lusail', createdAt: at(5) });
});

test('without a filter all visible listings come, the newest first', async () => {
  expect(await titles({})).toEqual(['Hand-made house', '100% finished_flat', 'Sea villa', 'Marina office']);
});

test('a listing comes with everything that presenters need', async () => {
  const { properties } = await ask({ category: 'commercial' });
  expect(properties).toEqual([
    {
      id: expect.any(Number),
      referenceId: null,
      title: 'Marina office',
      titleAr: 'مكتب في اللؤلؤة',
      description: null,
      descriptionAr: null,
      price: '24500.00',
      currency: 'QAR',
      deal: 'rent',
      dealUnsure: false,
      category: 'commercial',
      subcategory: 'office space',
      kind: 'office',
      status: 'for_rent',
      bedrooms: null,
      bathrooms: 2,
      area: 245,
      ...Object.fromEntries(facts.map(({ field }) => [field, null])),
      areaUnit: 'sqm',
      address: 'Twin Towers',
      city: 'Lusail',
      state: 'Marina District',
      zipCode: null,
      latitude: null,
      longitude: null,
      images: [],
      features: [],
      videoUrl: null,
      tourUrl: null,
      source: 'manual',
      agentId: null,
      agent: null,
      waitsToPublish: false,
      isFeatured: false,
      isActive: true,
      version: 1,
      createdAt: '2026-10-01T08:00:00.000Z',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
});

describe('filters', () => {
  test.each<[string, PropertyQuery, string[]]>([
    ['type Rent, in any letters', { type: 'RENT' }, ['Hand-made house', '100% finished_flat', 'Marina office']],
    ['type Sell', { type: 'sell' }, ['Sea villa']],
    ['the word of a building', { type: 'villa' }, ['Hand-made house', 'Sea villa']],
    ['category, in any letters', { category: 'RESIDENTIAL' }, ['100% finished_flat', 'Sea villa']],
    ['sub-type', { subType: 'office space' }, ['Marina office']],
    ['status with a hyphen', { status: 'for-rent' }, ['100% finished_flat', 'Marina office']],
    ['status rent', { status: 'rent' }, ['100% finished_flat', 'Marina office']],
    ['status rented', { status: 'rented' }, ['Hand-made house']],
    ['least price', { minPrice: '8500.01' }, ['Sea villa', 'Marina office']],
    ['most price', { maxPrice: 8500 }, ['Hand-made house', '100% finished_flat']],
    ['both prices', { minPrice: 8500, maxPrice: '24500' }, ['Hand-made house', '100% finished_flat', 'Marina office']],
    ['areas', { minArea: 245, maxArea: 300 }, ['Hand-made house', 'Marina office']],
    ['exactly so many bedrooms', { bedrooms: '4' }, ['Hand-made house']],
    ['at least so many bedrooms', { bedrooms: '4+' }, ['Hand-made house', 'Sea villa']],
    [
      'the year or a later one; who does not say is left out',
      { builtAfter: 2015 },
      ['100% finished_flat', 'Sea villa'],
    ],
    ['a year of its own', { builtAfter: '2015.5' }, ['100% finished_flat']],
    ['bathrooms', { bathrooms: '2' }, ['100% finished_flat', 'Marina office']],
    ['at least so many bathrooms', { bathrooms: '3+' }, ['Hand-made house', 'Sea villa']],
    [
      'all at once',
      {
        type: 'Rent',
        category: 'residential',
        subType: 'apartment',
        status: 'for_rent',
        minPrice: 1,
        maxPrice: 9000,
        bedrooms: 2,
        bathrooms: '2+',
        minArea: 100,
        maxArea: 120,
        city: 'west bay',
      },
      ['100% finished_flat'],
    ],
    ['nothing that fits', { city: 'Nowhere' }, []],
  ])('%s', async (_name, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ['the city', 'lusail', ['Marina office']],
    ['the district', 'MARINA', ['Marina office']],
    ['the address', 'twin tow', ['Marina office']],
    ['the reference', 'pry-vl 9', ['Sea villa']],
    ['the kind', 'offices', ['Marina office']],
    ['the kind in Arabic', 'فلل', ['Hand-made house', 'Sea villa']],
    ['the title', 'sea', ['Sea villa']],
    ['words of several fields', 'pearl villa doha', ['Sea villa']],
    ['the Arabic title, and the place in English', 'اللؤلؤة', ['Sea villa', 'Marina office']],
    ['another way to write the same Arabic', 'اللُؤلـؤه', ['Sea villa', 'Marina office']],
    ['no wildcards', 'x%a', []],
    ['quotes and semicolons as text', `'; drop table properties; --`, []],
    ['operators of a text query as text', `sea & ! | <-> (villa):*`, ['Sea villa']],
    ['nothing but marks: everything', `'\\%`, ['Hand-made house', '100% finished_flat', 'Sea villa', 'Marina office']],
  ])('city finds %s', async (_name, city, expected) => {
    expect(await titles({ city })).toEqual(expected);
  });
});

test.each([
  ['newest', ['Hand-made house', '100% finished_flat', 'Sea villa', 'Marina office']],
  ['oldest', ['Marina office', 'Sea villa', '100% finished_flat', 'Hand-made house']],
  ['price-low', ['100% finished_flat', 'Hand-made house', 'Marina office', 'Sea villa']],
  ['price-high', ['Sea villa', 'Marina office', 'Hand-made house', '100% finished_flat']],
  ['price; drop table properties', ['Hand-made house', '100% finished_flat', 'Sea villa', 'Marina office']],
])('sorted by %s', async (sort, expected) => {
  expect(await titles({ sort })).toEqual(expected);
});

describe('pages', () => {
  test('follow each other without a gap, also where prices are equal', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ sort: 'price-low', page, limit: 1 })));
    expect(pages.map(({ properties }) => properties[0]?.title)).toEqual([
      '100% finished_flat',
      'Hand-made house',
      'Marina office',
      'Sea villa',
    ]);
    expect(pages[1]?.pagination).toEqual({ page: 2, limit: 1, total: 4, totalPages: 4, hasNext: true, hasPrev: true });
  });

  test('end with the last; one after it is empty and still knows the total', async () => {
    const { properties, pagination } = await ask({ page: 9, limit: 3 });
    expect(properties).toEqual([]);
    expect(pagination).toEqual({ page: 9, limit: 3, total: 4, totalPages: 2, hasNext: false, hasPrev: true });
  });

  test('stay within their bounds', async () => {
    expect((await ask({ page: -5, limit: 0 })).pagination).toMatchObject({ page: 1, limit: 1 });
    expect((await ask({ page: 1, limit: 99_999 })).pagination).toMatchObject({ limit: 1_000 });
    expect((await ask({ page: 1_000_000, limit: 1_000 })).properties).toEqual([]);
  });
});

test('a total is kept until the content version moves', async () => {
  expect((await ask({ city: 'Umm Salal' })).pagination.total).toBe(0);
  const client = await db.pool.connect();
  await client.query('begin');
  await addProperty(client, { title: 'New one', city: 'Umm Salal' });
  await raiseContentVersion(client);
  await client.query('commit');
  client.release();
  const { properties, pagination } = await ask({ city: 'Umm Salal' });
  expect([properties.length, pagination.total]).toEqual([1, 1]);
  await db.pool.query(`delete from properties where title = 'New one'`);
  // only the kept total may be old
  const later = await ask({ city: 'Umm Salal' });
  expect([later.properties.length, later.pagination.total]).toEqual([0, 1]);
});
