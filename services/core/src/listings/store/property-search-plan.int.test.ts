/** Plans, not times: a machine may be busy. */
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { propertyFilter, propertySort, type PropertyQuery } from '../property-filter.ts';
import { createPropertySearch, pageStatement } from './property-search.ts';
import { similarTo } from './similar-reader.ts';
import { fillProperties } from '../testing/fill-properties.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test', statementTimeoutMs: 60_000 });

beforeAll(() => fillProperties(db.pool, 20_000), 60_000);
afterAll(async () => {
  await db.close();
  await home.drop();
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

async function plan(query: PropertyQuery, sort = 'newest', page = 1): Promise<PlanNode[]> {
  const asked = { filter: propertyFilter(query), sort: propertySort(sort) };
  const { sql: text, parameters } = pageStatement(db.pool, asked, { limit: 12, offset: (page - 1) * 12 });
  const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    [...parameters],
  );
  return nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
}

describe('a page is walked in an index that answers alone', () => {
  test.each<[string, PropertyQuery, string, string]>([
    ['nothing asked', {}, 'newest', 'properties_newest'],
    ['rent and commercial', { type: 'Rent', category: 'commercial' }, 'newest', 'properties_page'],
    [
      'with ranges',
      { type: 'Rent', category: 'commercial', minPrice: 5_000, maxPrice: 60_000, minArea: 50 },
      'newest',
      'properties_page',
    ],
    [
      'with rooms and status',
      { type: 'Sell', category: 'residential', bedrooms: '4+', status: 'for-sale' },
      'newest',
      'properties_page',
    ],
    ['the oldest first', { type: 'Rent', category: 'industrial' }, 'oldest', 'properties_page'],
    ['the cheapest first', { type: 'Rent', maxArea: 500 }, 'price-low', 'properties_cheapest'],
    ['the dearest first', { type: 'Sell', category: 'residential' }, 'price-high', 'properties_price'],
  ])('%s', async (_name, query, sort, index) => {
    const nodes = await plan(query, sort);
    expect(nodes.find((node) => node['Node Type'] === 'Index Only Scan')).toMatchObject({ 'Index Name': index });
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([
      'content_version',
    ]);
  });
});

test('listings like one are walked by price to both sides, without looking at all of them', async () => {
  const { id } = (await db.pool.query<{ id: number }>(`select id from properties where is_active limit 1`)).rows[0]!;
  const { sql: text, parameters } = similarTo(id, false).compile(typed(db.pool));
  const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    [...parameters],
  );
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
  expect(nodes.filter((node) => node['Index Name'] === 'properties_price')).toHaveLength(2);
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
});

test('a place with thousands of listings is walked in the order of the page, without sorting them', async () => {
  const nodes = await plan({ city: 'لوسيل', type: 'Rent' });
  const walked = nodes.find((node) => /^properties_(newest|page)$/.test(node['Index Name'] ?? ''));
  expect(walked?.['Actual Rows']).toBe(12);
  expect(walked?.['Rows Removed by Filter']).toBeLessThan(1_000);
});

test('a rare place is found by its words', async () => {
  const nodes = await plan({ city: 'West Bay street 17 building 257' }, 'price-low');
  expect(nodes.map((node) => node['Index Name'])).toContain('properties_search');
});

test('prepared, the plan stays the same once values are unknown to it', async () => {
  const asked = {
    filter: propertyFilter({ type: 'Rent', category: 'commercial', minPrice: 5_000, maxPrice: 9_000 }),
    sort: propertySort('newest'),
  };
  const { sql: text } = pageStatement(db.pool, asked, { limit: 12, offset: 0 });
  const client = await db.pool.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare page (text, text, numeric, numeric) as ${text}`);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) execute page ('rent', 'commercial', 5000, 9000)`,
  );
  await client.query('deallocate page');
  await client.query('reset plan_cache_mode');
  client.release();
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
  expect(nodes.find((node) => node['Node Type'] === 'Index Only Scan')).toMatchObject({
    'Index Name': 'properties_page',
  });
});

test('totals are exact, and pages cover every match once', async () => {
  const search = createPropertySearch(db.pool);
  const filter = propertyFilter({ type: 'Sell', category: 'commercial', city: 'Lusail' });
  const { rows } = await db.pool.query<{ id: number }>(
    `select id from properties where is_active and deal = 'sale' and category = 'commercial' and city = 'Lusail'`,
  );
  expect(rows.length).toBeGreaterThan(300);
  const seen: number[] = [];
  for (let page = 1; ; page += 1) {
    const found = await search.search({ filter, sort: 'price-high', page, limit: 100 });
    expect(found.pagination.total).toBe(rows.length);
    seen.push(...found.properties.map(({ id }) => id));
    if (!found.pagination.hasNext) break;
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
});
