import { get } from 'node:http';
import { addProperty } from '@manzil/core/listings/testing/add-property';
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
    deal: 'rent',
    status: 'for_rent',
    category: 'commercial',
    subcategory: 'office space',
    city: 'Lusail',
    address: 'Marina Twin Towers',
    state: 'Marina District',
    area: 245,
    yearBuilt: 2019,
    bedrooms: null,
    bathrooms: 2,
  });
  await add('villa', {
    title: 'Garden villa',
    price: '5200000.00',
    deal: 'sale',
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

/** fetch wants a fresh copy when it sends If-None-Match. */
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
    ['', ['Garden villa', 'Fitted office'], 'P-307'],
    ['?city=lusail', ['Fitted office'], 'P-308 city'],
    ['?city=Waab', ['Garden villa'], 'P-308 address'],
    ['?city=Marina%20District', ['Fitted office'], 'P-308 state'],
    ['?city=garden', ['Garden villa'], 'P-308 title'],
    ['?city=مكتب', ['Fitted office'], 'P-308 Arabic title'],
    ['?city=لوسيل', ['Fitted office'], 'P-308 across scripts'],
    ['?city=الوعب', ['Garden villa'], 'P-308 across scripts'],
    ['?type=rent', ['Fitted office'], 'P-309'],
    ['?type=Sell', ['Garden villa'], 'P-309'],
    ['?type=sELL', ['Garden villa'], 'P-309'],
    ['?category=residential', ['Garden villa'], 'P-310 P-211'],
    ['?category=commercial', ['Fitted office'], 'P-310 P-211'],
    ['?category=industrial', [], 'P-310 P-211'],
    ['?subType=office%20space', ['Fitted office'], 'P-310'],
    ['?status=for-rent', ['Fitted office'], 'P-311'],
    ['?status=for_rent', ['Fitted office'], 'P-311'],
    ['?status=rent', ['Fitted office'], 'P-311'],
    ['?status=for-sale', ['Garden villa'], 'P-311'],
    ['?status=for_sale', ['Garden villa'], 'P-311'],
    ['?minPrice=100000', ['Garden villa'], 'P-312'],
    ['?maxPrice=30000', ['Fitted office'], 'P-312'],
    ['?minPrice=24500&maxPrice=24500', ['Fitted office'], 'P-312'],
    ['?bedrooms=4%2B', ['Garden villa'], 'P-313'],
    ['?bedrooms=4', [], 'P-313'],
    ['?bathrooms=2', ['Fitted office'], 'P-313'],
    ['?bathrooms=3%2B', ['Garden villa'], 'P-313'],
    ['?builtAfter=2018', ['Fitted office'], 'M-701'],
    ['?minArea=300', ['Garden villa'], 'P-314'],
    ['?maxArea=300', ['Fitted office'], 'P-314'],
    [
      '?type=all&category=any&minPrice=no-min&maxPrice=no-max&city=&bedrooms=any&bathrooms=all&status=all&subType=any&minArea=no-min&maxArea=any',
      ['Garden villa', 'Fitted office'],
      'P-221 P-296 P-297',
    ],
    ['?sort=price-low', ['Fitted office', 'Garden villa'], 'P-101'],
    ['?sort=price-high', ['Garden villa', 'Fitted office'], 'P-101'],
    ['?limit=1&page=2&sort=price-low', ['Garden villa'], 'P-315'],
    ['?page=99', [], 'P-315'],
    ['?language=ar&limit=1000', ['Garden villa', 'Fitted office'], 'P-316 P-315'],
  ])('%s finds %j [%s]', async (query, expected) => {
    const found = await titles(query);
    // unsorted, equal seconds have no order
    const isSorted = query.includes('sort');
    expect(isSorted ? found : found.toSorted()).toEqual(isSorted ? expected : expected.toSorted());
  });

  it('counts all results [P-217 P-307]', async () => {
    const answer = (await (await api.get('/api/properties?limit=1')).json()) as { pagination: unknown };
    expect(answer).toEqual({
      properties: [expect.objectContaining({ id: expect.any(Number) as number })],
      pagination: { page: 1, limit: 1, total: 2, totalPages: 2, hasNext: true, hasPrev: false },
    });
    const last = (await (await api.get('/api/properties?limit=1&page=2')).json()) as { pagination: unknown };
    expect(last.pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2, hasNext: false, hasPrev: true });
  });

  it('says what it searched for instead of a typing error', async () => {
    const ask = async (city: string) =>
      (await (await api.get(`/api/properties?city=${encodeURIComponent(city)}`)).json()) as { corrected?: string };
    expect(await ask('Lusial')).toMatchObject({ corrected: 'Lusail', pagination: { total: 1 } });
    expect(await ask('Lusail')).not.toHaveProperty('corrected');
  });

  it.each([
    ['minPrice', 'cheap', 'P-312'],
    ['maxPrice', '-1', 'P-312'],
    ['minPrice', '1e400', 'P-312'],
    ['maxPrice', '99999999999', 'P-312'],
    ['minArea', 'big', 'P-314'],
    ['maxArea', 'NaN', 'P-314'],
    ['builtAfter', '20', 'M-701'],
    ['page', '0', 'P-315'],
    ['page', 'x', 'P-315'],
    ['page', '1.5', 'P-315'],
    ['page', '99999999999999999999', 'P-315'],
    ['limit', '0', 'P-315'],
    ['limit', '1001', 'P-315'],
    ['bedrooms', 'many', 'P-313'],
    ['bathrooms', '-2', 'P-313'],
    ['sort', 'best', 'P-101'],
    ['status', 'lost', 'P-311'],
    ['language', 'fr', 'P-316'],
  ])('%s=%s is refused by its name, never with a 500 [%s]', async (name, value) => {
    const answer = await api.get(`/api/properties?${name}=${value}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'request.invalid', errors: [{ in: 'query', path: name }] });
  });

  it.each(["'", '\\', '%', '&|!<->:*()', '\u{1f3e0}', 'ـ', 'a'.repeat(100), ',,،،', 'ال', 'the'])(
    'takes %j for a city without falling over',
    async (city) => {
      expect((await api.get(`/api/properties?city=${encodeURIComponent(city)}`)).status).toBe(200);
      expect((await api.get(`/api/property-categories?city=${encodeURIComponent(city)}`)).status).toBe(200);
    },
  );

  it('answers 304 when nothing changed', async () => {
    const first = await api.get('/api/properties');
    const etag = first.headers.get('etag') ?? '';
    expect(await statusOf('/api/properties', { 'if-none-match': etag })).toBe(304);
  });
});

describe('GET /api/property-categories', () => {
  const ask = async (query = '') =>
    (await (await api.get(`/api/property-categories${query}`)).json()) as Record<string, unknown>;

  it('answers values with labels and counts, without empty ones [P-218 P-219 P-305]', async () => {
    await addProperty(api.pool, { title: 'Kindless', category: ' ', subcategory: '', city: 'Unspecified' });
    const answer = await ask('?language=en');
    await api.pool.query(`delete from properties where title = 'Kindless'`);
    expect(answer).toEqual({
      categories: [
        { value: 'commercial', label: 'Commercial', count: 1 },
        { value: 'residential', label: 'Residential', count: 1 },
      ],
      subCategories: [
        { value: 'office space', label: 'Office space', count: 1 },
        { value: 'villa standalone', label: 'Standalone villa', count: 1 },
      ],
      places: [
        { value: 'Doha', label: 'Doha', count: 1 },
        { value: 'Marina District', label: 'Marina District', count: 1 },
      ],
    });
  });

  it('names them in the language that was asked for, English without one [P-306]', async () => {
    expect(await ask('?language=ar')).toMatchObject({
      categories: [{ value: 'commercial', label: 'تجاري' }, { label: 'سكني' }],
      subCategories: [{ label: 'مساحة مكتبية' }, { label: 'فيلا مستقلة' }],
      places: [{ label: 'الدوحة' }, { label: 'منطقة المارينا' }],
    });
    expect(await ask()).toEqual(await ask('?language=en'));
  });

  it('counts what fits the other filters, leaving out the one that a list is for', async () => {
    expect(await ask('?type=Rent&category=commercial&subType=office%20space&city=lusail')).toMatchObject({
      categories: [{ value: 'commercial', count: 1 }],
      subCategories: [{ value: 'office space', count: 1 }],
      places: [{ value: 'Marina District', count: 1 }],
    });
    expect(await ask('?type=Rent&category=residential')).toMatchObject({
      categories: [
        { value: 'commercial', count: 1 },
        { value: 'residential', label: 'Residential', count: 0 },
      ],
      subCategories: [],
      places: [],
    });
  });

  it.each(['minPrice=x', 'bedrooms=x', 'language=fr'])('%s is refused', async (query) => {
    expect((await api.get(`/api/property-categories?${query}`)).status).toBe(400);
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

describe('what the admin asks of the public list', () => {
  it('gives a thousand at once, and refuses more [A-336]', async () => {
    expect(await titles('?limit=1000')).toHaveLength(2);
    expect((await api.get('/api/properties?limit=1001')).status).toBe(400);
  });

  it('takes a time and a wish for fresh data from anybody, and does the same work for it [A-337]', async () => {
    const plain = await api.get('/api/properties?limit=5');
    const forced = await api.get('/api/properties?limit=5&t=1763712000000&force=1');
    expect([forced.status, await forced.json()]).toEqual([200, await plain.json()]);
  });

  it('gives each with its features, pictures, mark and age [A-212]', async () => {
    const { properties } = (await (await api.get('/api/properties')).json()) as { properties: object[] };
    expect(properties[0]).toMatchObject({
      features: expect.any(Array),
      images: expect.any(Array),
      isFeatured: expect.any(Boolean),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});

describe('around the listings', () => {
  it('features six at random while none is marked, never hidden ones', async () => {
    const listings = (await (await api.get('/api/properties/featured')).json()) as { title: string }[];
    expect(listings.map(({ title }) => title).toSorted()).toEqual(['Fitted office', 'Garden villa']);
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
