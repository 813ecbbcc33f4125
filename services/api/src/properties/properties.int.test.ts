import { get } from 'node:http';
import { addProperty } from '@manzil/core/persistence/testing/add-property';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { signInAs } from '../testing/sign-in.ts';

let api: TestApi;
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await startApi();
  const add = async (name: string, values: Parameters<typeof addProperty>[1]): Promise<void> => {
    ids[name] = await addProperty(api.pool, values);
  };
  await add('office', {
    title: 'Fitted office',
    titleAr: 'مكتب مجهز',
    price: '24500.00',
    type: 'Rent',
    status: 'for_rent',
    category: 'commercial',
    subcategory: 'office space',
    city: 'Lusail',
    address: 'Marina Twin Towers',
    area: 245,
    bedrooms: null,
    bathrooms: 2,
  });
  await add('villa', {
    title: 'Garden villa',
    price: '5200000.00',
    type: 'Sell',
    status: 'for_sale',
    category: 'residential',
    subcategory: 'villa standalone',
    city: 'Doha',
    address: 'Al Waab',
    area: 600,
    bedrooms: 5,
    bathrooms: 6,
  });
  await add('hidden', { title: 'Hidden', isActive: false });
  await add('gone', { title: 'Gone', isActive: false, deletedAt: '2026-11-01T00:00:00Z' });
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

/** Not by fetch, which asks caches along the way for a fresh copy as soon as it sends If-None-Match. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(api.url + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', reject);
  });
}

async function titles(query: string): Promise<string[]> {
  const answer = await api.get(`/api/properties${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { properties: { title: string }[] }).properties.map(({ title }) => title);
}

describe('GET /api/properties', () => {
  it.each([
    ['', ['Garden villa', 'Fitted office']],
    ['?city=lusail', ['Fitted office']],
    ['?city=مكتب', ['Fitted office']],
    ['?type=rent', ['Fitted office']],
    ['?type=Sell', ['Garden villa']],
    ['?category=residential', ['Garden villa']],
    ['?subType=office%20space', ['Fitted office']],
    ['?status=for-rent', ['Fitted office']],
    ['?status=for_sale', ['Garden villa']],
    ['?status=rent', ['Fitted office']],
    ['?minPrice=100000', ['Garden villa']],
    ['?maxPrice=30000', ['Fitted office']],
    ['?bedrooms=4%2B', ['Garden villa']],
    ['?bedrooms=4', []],
    ['?bathrooms=2', ['Fitted office']],
    ['?minArea=300', ['Garden villa']],
    ['?maxArea=300', ['Fitted office']],
    ['?type=all&category=any&minPrice=no-min&maxPrice=no-max&city=', ['Garden villa', 'Fitted office']],
    ['?sort=price-low', ['Fitted office', 'Garden villa']],
    ['?sort=price-high', ['Garden villa', 'Fitted office']],
    ['?limit=1&page=2&sort=price-low', ['Garden villa']],
    ['?page=99', []],
  ])('%s', async (query, expected) => {
    const found = await titles(query);
    // without a sort the order of two listings of the same second means nothing
    const isSorted = query.includes('sort');
    expect(isSorted ? found : found.toSorted()).toEqual(isSorted ? expected : expected.toSorted());
  });

  it('counts all results', async () => {
    const answer = (await (await api.get('/api/properties?limit=1')).json()) as { pagination: unknown };
    expect(answer.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2, hasNext: true, hasPrev: false });
  });

  it.each([
    '?minPrice=cheap',
    '?page=0',
    '?page=x',
    '?limit=0',
    '?limit=1001',
    '?bedrooms=many',
    '?sort=best',
    '?status=lost',
  ])('%s is refused with the name of what is wrong', async (query) => {
    const answer = await api.get(`/api/properties${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'request.invalid', errors: [{ in: 'query' }] });
  });

  it('answers 304 when nothing changed', async () => {
    const first = await api.get('/api/properties');
    const etag = first.headers.get('etag') ?? '';
    expect(await statusOf('/api/properties', { 'if-none-match': etag })).toBe(304);
  });
});

describe('GET /api/properties/{id}', () => {
  it('shows one, with subType as an alias', async () => {
    const answer = await api.get(`/api/properties/${String(ids['office'])}`);
    expect(await answer.json()).toMatchObject({
      titleAr: 'مكتب مجهز',
      price: '24500.00',
      subType: 'office space',
      agent: null,
    });
  });

  it.each([
    ['hidden', 404, 'property.not_found'],
    ['gone', 410, 'property.gone'],
    ['unknown', 404, 'property.not_found'],
  ])('%s answers %i %s', async (name, status, code) => {
    const answer = await api.get(`/api/properties/${String(ids[name] ?? 999_999)}`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999', '%E0%A4%A'])('%s is no listing', async (id) => {
    expect([400, 404]).toContain((await api.get(`/api/properties/${id}`)).status);
  });

  it('shows inactive ones to staff, and lets no cache keep them', async () => {
    const { cookie } = await signInAs(api, 'editor');
    const answer = await api.get(`/api/properties/${String(ids['hidden'])}`, { cookie });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('around the listings', () => {
  it('features six at random while none is marked, never hidden ones', async () => {
    const listings = (await (await api.get('/api/properties/featured')).json()) as { title: string }[];
    expect(listings.map(({ title }) => title).toSorted()).toEqual(['Fitted office', 'Garden villa']);
  });

  it('names categories in both languages', async () => {
    const answer = (await (await api.get('/api/property-categories?language=ar')).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({
      categories: expect.arrayContaining([{ value: 'commercial', label: 'تجاري' }]),
      subCategories: expect.arrayContaining([{ value: 'office space', label: 'مساحة مكتبية', count: 1 }]),
    });
  });

  it.each([
    ['GET', '/api/nothing-here', 404, 'address.not_found'],
    ['DELETE', '/api/captcha', 405, 'request.method_not_allowed'],
    ['GET', '/media/../../etc/passwd', 404, 'address.not_found'],
    ['GET', '/media/secrets.json', 404, 'address.not_found'],
    ['GET', `/media/${'a'.repeat(64)}/1280.webp`, 404, 'address.not_found'],
  ])('%s %s answers %i', async (method, path, status, code) => {
    const answer = await fetch(api.url + path, { method });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });
});
