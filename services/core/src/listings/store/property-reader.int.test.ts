import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readContentVersion } from '../../data/content-version.ts';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { openDatabase, type Queryable } from '../../data/database.ts';
import { createFacetReader } from './facet-reader.ts';
import { propertyFilter } from '../property-filter.ts';
import { createFeaturedReader } from './featured-reader.ts';
import { listAdminProperties } from './admin-property-reader.ts';
import { createPropertyFinder, findProperties } from './property-reader.ts';
import { findSimilar } from './similar-reader.ts';
import { addProperty } from '../testing/add-property.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const visitor = { staff: false };
const finder = createPropertyFinder(db.pool);

beforeEach(() => db.pool.query('truncate properties, agents restart identity cascade'));
afterAll(async () => {
  await db.close();
  await home.drop();
});

describe('one listing', () => {
  test('is read together with others that are asked for at the same moment, each time anew', async () => {
    const [first, second] = [await addProperty(db.pool), await addProperty(db.pool, { isActive: false })];
    const asked: unknown[] = [];
    const watched: Queryable = Object.create(db.pool, {
      query: {
        value: (statement: { values: unknown[] }) => {
          asked.push(statement.values);
          return db.pool.query(statement as never);
        },
      },
    });
    const together = createPropertyFinder(watched);
    const ask = () =>
      Promise.all([
        together.find(first, visitor),
        together.find(second, visitor),
        together.find(second, { staff: true }),
        together.find(999, visitor),
        together.find(first, visitor),
      ]);
    expect((await ask()).map(({ state }) => state)).toEqual(['found', 'missing', 'found', 'missing', 'found']);
    await db.pool.query('update properties set is_active = false where id = $1', [first]);
    expect((await ask())[0]).toEqual({ state: 'missing' });
    expect(asked).toEqual([[[first, second, 999]], [[first, second, 999]]]);
  });

  test('comes with its agent, with coordinates as numbers', async () => {
    await db.pool.query(`insert into agents (name, title) values ('Layla Haddad', 'Senior Sales Agent')`);
    const id = await addProperty(db.pool, { agentId: 1, latitude: 25.4183, longitude: 51.5256 });
    expect(await finder.find(id, visitor)).toMatchObject({
      state: 'found',
      property: { id, latitude: 25.4183, longitude: 51.5256, agent: { id: 1, name: 'Layla Haddad', isActive: true } },
    });
    await db.pool.query('update agents set is_active = false');
    expect(await finder.find(id, visitor)).toMatchObject({ property: { agent: null } });
  });

  test('that was deleted is gone, one that never was is missing', async () => {
    const id = await addProperty(db.pool, { isActive: false, deletedAt: '2026-11-01T00:00:00Z' });
    expect(await finder.find(id, visitor)).toEqual({ state: 'gone' });
    expect(await finder.find(id, { staff: true })).toEqual({ state: 'gone' });
    expect(await finder.find(999, visitor)).toEqual({ state: 'missing' });
  });

  test('that is inactive is for staff only', async () => {
    const id = await addProperty(db.pool, { isActive: false });
    expect(await finder.find(id, visitor)).toEqual({ state: 'missing' });
    expect(await finder.find(id, { staff: true })).toMatchObject({ state: 'found' });
  });
});

test('staff get the newest, inactive ones too, deleted ones not', async () => {
  await addProperty(db.pool, { title: 'old', createdAt: '2026-01-01T00:00:00Z' });
  await addProperty(db.pool, { title: 'inactive', isActive: false, createdAt: '2026-01-02T00:00:00Z' });
  await addProperty(db.pool, { title: 'deleted', isActive: false, deletedAt: '2026-01-04T00:00:00Z' });
  expect((await listAdminProperties(db.pool, { page: 1, limit: 10 })).properties.map(({ title }) => title)).toEqual([
    'inactive',
    'old',
  ]);
  expect((await listAdminProperties(db.pool, { page: 1, limit: 1 })).properties).toHaveLength(1);
});

test('several come in the order of the ids, without hidden and deleted ones', async () => {
  const first = await addProperty(db.pool, { title: 'first' });
  const hidden = await addProperty(db.pool, { isActive: false });
  const second = await addProperty(db.pool, { title: 'second' });
  const found = await findProperties(db.pool, [second, hidden, 999, first]);
  expect(found.map(({ title }) => title)).toEqual(['second', 'first']);
});

describe('similar', () => {
  const office = { category: 'commercial', subcategory: 'office space', city: 'Lusail', state: 'Marina District' };
  const titles = async (id: number) => (await findSimilar(db.pool, id, visitor))?.map(({ title }) => title);

  test('are of the same deal and kind, near in price, the same district first', async () => {
    const id = await addProperty(db.pool, { ...office, price: '20000.00' });
    const add = (title: string, fields: object) => addProperty(db.pool, { ...office, title, ...fields });
    await add('shop next door', { subcategory: 'retail space', price: '20000.00' });
    await add('other deal', { deal: 'sale', status: 'for_sale', price: '20000.00' });
    await add('let already', { status: 'rented', price: '20000.00' });
    await add('hidden', { isActive: false, price: '20000.00' });
    await add('home', { category: 'residential', price: '20000.00' });
    await add('far too dear', { price: '90000.00' });
    expect(await titles(id)).toEqual(['far too dear', 'shop next door']);
    await add('other district, same price', { state: 'Fox Hills', price: '20000.00' });
    await add('same district, a little dearer', { price: '24000.00' });
    await add('other city, a little cheaper', { city: 'Doha', state: 'West Bay', price: '18000.00' });
    expect(await titles(id)).toEqual([
      'same district, a little dearer',
      'other district, same price',
      'other city, a little cheaper',
    ]);
  });

  test('are there for a listing that is gone, and not for one that never was or is hidden', async () => {
    await addProperty(db.pool, { title: 'on offer' });
    const gone = await addProperty(db.pool, { isActive: false, deletedAt: '2026-11-01T00:00:00Z' });
    const hidden = await addProperty(db.pool, { isActive: false });
    expect(await titles(gone)).toEqual(['on offer']);
    expect(await titles(999)).toBeUndefined();
    expect(await titles(hidden)).toBeUndefined();
    expect(await findSimilar(db.pool, hidden, { staff: true })).toHaveLength(1);
  });

  test('are none when nothing else is on offer, and a price on request is no obstacle', async () => {
    const id = await addProperty(db.pool, { price: '0.00' });
    expect(await titles(id)).toEqual([]);
    await addProperty(db.pool, { title: 'the only other one' });
    expect(await titles(id)).toEqual(['the only other one']);
  });
});

describe('featured', () => {
  test('are those that staff marked', async () => {
    await addProperty(db.pool, { title: 'plain' });
    await addProperty(db.pool, { title: 'marked', isFeatured: true });
    await addProperty(db.pool, { title: 'marked but hidden', isFeatured: true, isActive: false });
    expect((await createFeaturedReader(db.pool).list()).map(({ title }) => title)).toEqual(['marked']);
  });

  test('are six when none is marked, the same for everybody, and only what is on offer', async () => {
    const pictured = { images: ['/media/a/1280.webp'] };
    for (let n = 0; n < 6; n += 1) await addProperty(db.pool, { title: `listing ${String(n)}`, ...pictured });
    // too many for chance to leave them out
    for (let n = 0; n < 20; n += 1) {
      await addProperty(db.pool, { title: 'sold', deal: 'sale', status: 'sold', ...pictured });
      await addProperty(db.pool, { title: 'no picture' });
    }
    const [one, two] = await Promise.all([createFeaturedReader(db.pool).list(), createFeaturedReader(db.pool).list()]);
    expect(one).toHaveLength(6);
    expect(one).toEqual(two);
    expect(one.every(({ status, images }) => status === 'for_rent' && images.length > 0)).toBe(true);
  });

  test('are the same six for an hour, also when the content changes', async () => {
    for (let n = 0; n < 30; n += 1) await addProperty(db.pool, { title: String(n) });
    const six = async () => (await createFeaturedReader(db.pool).list()).map(({ id }) => id);
    const before = await six();
    expect(await six()).toEqual(before);
    await raiseContentVersion(db.pool);
    expect(await six()).toEqual(before);
  });

  test('follow the content version', async () => {
    const reader = createFeaturedReader(db.pool);
    await addProperty(db.pool, { title: 'first', isFeatured: true });
    expect(await reader.list()).toHaveLength(1);
    await addProperty(db.pool, { title: 'second', isFeatured: true });
    const before = await readContentVersion(db.pool);
    expect(await raiseContentVersion(db.pool)).toBe(before + 1);
    expect(await reader.list()).toHaveLength(2);
  });
});

test('facets of a search for a place name the other places that have the rest of it, the nearest first', async () => {
  for (const [state, bedrooms] of [
    ['Al Wakrah', 3],
    ['Lusail Marina', 3],
    ['The Pearl', 3],
    ['West Bay', 1],
  ] as const)
    await addProperty(db.pool, { city: 'Doha', state, bedrooms });
  const filter = propertyFilter({ city: 'Lusail Marina', bedrooms: '3+' });
  const { places } = await createFacetReader(db.pool).read(filter, ['lusail marina']);
  const names = places.map(({ value }) => value);
  expect(names).toHaveLength(3);
  expect(names[0]).toBe('Lusail Marina');
  expect(names.indexOf('The Pearl')).toBeLessThan(names.indexOf('Al Wakrah'));
});

test('facets count visible listings, whatever the capitals, without empty ones', async () => {
  await addProperty(db.pool, { category: 'Commercial', subcategory: 'office space' });
  await addProperty(db.pool, { category: 'commercial', subcategory: 'Office Space ' });
  await addProperty(db.pool, { category: 'residential', subcategory: ' ' });
  await addProperty(db.pool, { category: '', subcategory: null });
  await addProperty(db.pool, { category: 'industrial', subcategory: 'warehouse', isActive: false });
  expect(await createFacetReader(db.pool).read()).toEqual({
    categories: [
      { value: 'commercial', count: 2 },
      { value: 'residential', count: 1 },
    ],
    subCategories: [{ value: 'office space', count: 2 }],
    places: [{ value: 'Doha', count: 4 }],
  });
});
