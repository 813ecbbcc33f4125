import { factFields } from '@manzil/core/listings/fact-fields';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type List = components['schemas']['AdminPropertyList'];

let api: TestApi;
let agent: Staff;

beforeAll(async () => {
  api = await startApi();
  agent = await staffAs(api, 'agent');
  const add = (day: number, values: Parameters<typeof addProperty>[1]) =>
    addProperty(api.pool, { createdAt: `2026-11-0${String(day)}T08:00:00Z`, ...values });
  await add(1, {
    title: 'Office',
    titleAr: 'مكتب',
    referenceId: 'LUS-1',
    city: 'Lusail',
    price: '24500.00',
    category: 'commercial',
    isFeatured: true,
  });
  await add(2, { title: 'villa, "garden"', titleAr: 'فيلا', deal: 'sale', status: 'for_sale', price: '500000.00' });
  await add(3, {
    title: 'Apartment',
    titleAr: 'أ شقة',
    deal: 'sale',
    status: 'sold',
    price: '500001.00',
    source: 'crm',
    referenceId: '=CRM',
  });
  await add(4, {
    title: 'Bungalow',
    deal: 'rent',
    subcategory: 'Villa',
    status: 'for_rent',
    price: '1000000.50',
    isActive: false,
  });
  await add(5, {
    title: 'Castle',
    deal: 'sale',
    subcategory: 'Villa',
    status: 'for_sale',
    price: '2000001.00',
    bedrooms: 9,
  });
  await add(6, {
    title: 'On request',
    deal: 'sale',
    dealUnsure: true,
    status: 'for_sale',
    price: '0.00',
    city: 'The Pearl',
  });
  await add(7, { title: 'Deleted', isActive: false, deletedAt: '2026-11-08T00:00:00Z' });
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const list = (query: string) => agent.json<List>('GET', `/api/admin/properties?${query}`);
const titles = async (query: string): Promise<string[]> => (await list(query)).properties.map(({ title }) => title);

describe('the list of staff', () => {
  it('has all, drafts too, with their mark, the newest first [A-077 A-349 A-444]', async () => {
    const { properties, pagination } = await list('');
    expect(properties.map(({ title }) => title)).toEqual([
      'On request',
      'Castle',
      'Bungalow',
      'Apartment',
      'villa, "garden"',
      'Office',
    ]);
    expect(properties.map(({ isFeatured }) => isFeatured)).toEqual([false, false, false, false, false, true]);
    expect(pagination).toMatchObject({ page: 1, limit: 1_000, total: 6, totalPages: 1 });
  });

  it('comes page by page with the number of all [A-076]', async () => {
    expect(await list('limit=4&page=2')).toMatchObject({
      properties: [{ title: 'villa, "garden"' }, { title: 'Office' }],
      pagination: { page: 2, limit: 4, total: 6, totalPages: 2, hasNext: false, hasPrev: true },
    });
  });

  it.each([
    ['search=OFFICE', ['Office']],
    ['search=lusail', ['Office']],
    ['search=lus-1', ['Office']],
    ['search=مكتب', ['Office']],
    ['search=%25', []],
    ['kind=villa', ['Castle', 'Bungalow']],
    ['unsure=yes', ['On request']],
    ['deal=all&kind=any&status=for_rent', ['Bungalow', 'Office']],
    ['city=the%20pearl', ['On request']],
    ['category=Commercial', ['Office']],
    ['source=crm', ['Apartment']],
    ['visibility=draft', ['Bungalow']],
    ['featured=yes', ['Office']],
    ['deal=sale&status=sold', ['Apartment']],
  ])('%s finds %j [A-063 A-216 A-287]', async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it.each([
    ['0-500000', ['villa, "garden"', 'Office']],
    ['500000-1000000', ['Bungalow', 'Apartment']],
    ['1000000-2000000', []],
    ['2000000-', ['Castle']],
  ])('price=%s reads whole riyals [A-288]', async (range, found) => {
    expect(await titles(`price=${range}`)).toEqual(found);
  });

  const villa = 'villa, "garden"';
  it.each([
    ['date_asc', ['Office', villa, 'Apartment', 'Bungalow', 'Castle', 'On request']],
    ['price_desc', ['Castle', 'Bungalow', 'Apartment', villa, 'Office', 'On request']],
    ['price_asc', ['On request', 'Office', villa, 'Apartment', 'Bungalow', 'Castle']],
    ['title_asc', ['Apartment', 'Bungalow', 'Castle', 'Office', 'On request', villa]],
    ['title_desc', [villa, 'On request', 'Office', 'Castle', 'Bungalow', 'Apartment']],
    ['title_asc&language=ar', ['Bungalow', 'Castle', 'On request', 'Apartment', villa, 'Office']],
    ['featured', ['Office', 'On request', 'Castle', 'Bungalow', 'Apartment', villa]],
  ])('sort=%s gives %j [A-063]', async (sort, sorted) => {
    expect(await titles(`sort=${sort}`)).toEqual(sorted);
  });

  it.each(['price=5-6', 'sort=newest', 'limit=1001', 'page=0', 'visibility=x'])('%s is refused', async (query) => {
    expect((await agent.call('GET', `/api/admin/properties?${query}`)).status).toBe(400);
  });

  it('names the ids of all that are found, for a selection across pages', async () => {
    const { ids } = await agent.json<{ ids: number[] }>('GET', '/api/admin/properties/ids?kind=villa&sort=date_asc');
    expect(ids).toEqual((await list('kind=villa&sort=date_asc')).properties.map(({ id }) => id));
    expect(ids).toHaveLength(2);
  });
});

it('counts by deal and kind, and those to confirm; offers the values that are there [A-061 A-062 A-216]', async () => {
  expect(await agent.json('GET', '/api/admin/properties/summary')).toMatchObject({
    total: 6,
    forSale: 4,
    forRent: 2,
    drafts: 1,
    featured: 1,
    crm: 1,
    manual: 5,
    unsure: 1,
    kinds: [{ value: 'villa', count: 2 }],
  });
});

describe('the file for spreadsheets', () => {
  // after the area
  const factHeads = Object.values(factFields).map(({ csv }) => csv.head);
  const noFacts = ','.repeat(factHeads.length);
  const file = async (query: string) => {
    const answer = await agent.call('GET', `/api/admin/properties/export?${query}`);
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    return { answer, lines: text.split('\r\n') };
  };

  it('has the name and the columns of the specification, and all pages [A-068 A-389 A-447 A-448 A-449]', async () => {
    const { answer, lines } = await file('limit=1');
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(new Date());
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="properties-${date}.csv"`,
    ]);
    expect(lines[0]).toBe(
      '\uFEFFReference ID,Title,Type,Status,Price,City,State,Bedrooms,Bathrooms,Area (sqm),' +
        `${factHeads.join(',')},Created`,
    );
    expect(lines).toHaveLength(8);
    expect(lines[2]).toBe(`,Castle,Sell,for_sale,2000001.00,Doha,,9,,${noFacts},2026-11-05`);
  });

  it('has exactly what is filtered, in its order, and nothing that runs [A-449 A-450]', async () => {
    const { lines } = await file('deal=sale&sort=price_desc');
    expect(lines.slice(1)).toEqual([
      `,Castle,Sell,for_sale,2000001.00,Doha,,9,,${noFacts},2026-11-05`,
      `'=CRM,Apartment,Sell,sold,500001.00,Doha,,,,${noFacts},2026-11-03`,
      `,"villa, ""garden""",Sell,for_sale,500000.00,Doha,,,,${noFacts},2026-11-02`,
      `,On request,Sell,for_sale,,The Pearl,,,,${noFacts},2026-11-06`,
      '',
    ]);
  });

  it('gives back its connection when the reader goes away', async () => {
    const { fillProperties } = await import('@manzil/core/listings/testing/fill-properties');
    await fillProperties(api.pool, 8_000);
    const { lines } = await file('search=FILL-');
    expect(lines).toHaveLength(8_002);
    const { cookie } = await signInAs(api, 'agent');
    for (let n = 0; n < 8; n += 1) {
      const other = await api.pool.connect();
      await other.query('begin; lock table properties in access exclusive mode');
      const gone = new AbortController();
      const address = `${api.url}/api/admin/properties/export`;
      const answer = await fetch(address, { headers: { cookie }, signal: gone.signal });
      await answer.body!.getReader().read();
      gone.abort();
      await expect.poll(() => api.logLines.filter((line) => line.includes('"aborted":true'))).toHaveLength(n + 1);
      await other.query('rollback');
      other.release();
    }
    expect((await agent.call('GET', '/api/admin/properties?limit=1')).status).toBe(200);
  });
});
