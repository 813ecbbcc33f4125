import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Property = components['schemas']['Property'];

let api: TestApi;
const ids: Record<string, number> = {};
const office = { category: 'commercial', subcategory: 'office space', city: 'Lusail', state: 'Marina District' };

beforeAll(async () => {
  api = await startApi();
  const add = async (name: string, values: Parameters<typeof addProperty>[1]): Promise<void> => {
    ids[name] = await addProperty(api.pool, values);
  };
  await add('office', {
    ...office,
    referenceId: 'LUS-OF-0001',
    title: 'Corner office',
    titleAr: 'مكتب على الزاوية',
    description: 'Bright.',
    price: '31000.00',
    deal: 'rent',
    status: 'for_rent',
    address: 'Marina Twin Towers',
    bedrooms: 1,
    bathrooms: 2,
    area: 310,
    images: ['/media/one.webp', '/media/two.webp'],
    features: ['Central cooling'],
  });
  await add('neighbour', { ...office, title: 'Next door', price: '33000.00' });
  await add('villa', { deal: 'sale', status: 'for_sale', category: 'residential', price: '5200000.00' });
  await add('request', { deal: 'sale', status: 'available', price: '0.00' });
  await add('sold', { deal: 'sale', status: 'sold' });
  await add('rented', { status: 'rented' });
  await add('hidden', { title: 'Hidden', isActive: false });
  await add('gone', {
    ...office,
    title: 'Gone',
    price: '30000.00',
    isActive: false,
    deletedAt: '2026-11-01T00:00:00Z',
  });
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function read<T>(path: string): Promise<T> {
  const answer = await api.get(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const detail = (name: string) => read<Property>(`/api/properties/${String(ids[name])}`);

describe('a listing', () => {
  it('carries every field that a page shows, with subType as an alias of subcategory [P-208 P-212 P-319]', async () => {
    const listing = await detail('office');
    expect(listing).toMatchObject({
      id: ids['office'],
      referenceId: 'LUS-OF-0001',
      title: 'Corner office',
      titleAr: 'مكتب على الزاوية',
      description: 'Bright.',
      price: '31000.00',
      status: 'for_rent',
      deal: 'rent',
      category: 'commercial',
      subcategory: 'office space',
      subType: 'office space',
      address: 'Marina Twin Towers',
      city: 'Lusail',
      state: 'Marina District',
      bedrooms: 1,
      bathrooms: 2,
      area: 310,
      images: ['/media/one.webp', '/media/two.webp'],
      features: ['Central cooling'],
    });
    expect(listing.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect((await detail('villa')).images).toEqual([]);
  });

  it('is Rent, or Sell for a sale [P-210]', async () => {
    expect([(await detail('office')).type, (await detail('villa')).type]).toEqual(['Rent', 'Sell']);
  });

  it('has no price where it is on request', async () => {
    expect((await detail('request')).price).toBeNull();
  });

  it.each([
    ['office', 'for_rent'],
    ['villa', 'for_sale'],
    ['request', 'available'],
    ['sold', 'sold'],
    ['rented', 'rented'],
  ])('%s answers its status %s; the list finds it by that, and rent means for_rent [P-213]', async (name, status) => {
    expect((await detail(name)).status).toBe(status);
    const list = await read<{ properties: Property[] }>(`/api/properties?status=${status}`);
    expect(list.properties.map(({ id }) => id)).toContain(ids[name]);
    expect(new Set(list.properties.map((one) => one.status))).toEqual(new Set([status]));
    const rent = await read<{ properties: Property[] }>('/api/properties?status=rent');
    expect(new Set(rent.properties.map((one) => one.status))).toEqual(new Set(['for_rent']));
  });

  it.each([
    ['hidden', 404, 'property.not_found'],
    ['gone', 410, 'property.gone'],
    ['unknown', 404, 'property.not_found'],
  ])('that is %s answers %i %s as a problem document with a message [P-319]', async (name, status, code) => {
    const answer = await api.get(`/api/properties/${String(ids[name] ?? 999_999)}`);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const problem = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, problem['status'], problem['code']]).toEqual([status, status, code]);
    expect(problem['detail']).toEqual(expect.any(String));
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999', '%E0%A4%A', 'null', "1'--"])(
    'cannot be asked for by %s, which is no failure of ours [P-319]',
    async (id) => {
      for (const path of [`/api/properties/${id}`, `/api/properties/${id}/similar`]) {
        const answer = await api.get(path);
        expect([400, 404]).toContain(answer.status);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
      }
    },
  );
});

describe('featured listings', () => {
  it('are an array, never taken for an id, in either language [P-318]', async () => {
    for (const query of ['', '?language=en', '?language=ar']) {
      const listings = await read<Property[]>(`/api/properties/featured${query}`);
      expect(Array.isArray(listings)).toBe(true);
      // none is marked: drawn from what is on offer
      expect(listings.map(({ id }) => id).toSorted()).toEqual(
        ['office', 'neighbour', 'villa', 'request'].map((name) => ids[name]),
      );
    }
    expect((await api.get('/api/properties/featured?language=fr')).status).toBe(400);
  });
});

describe('similar listings', () => {
  const similar = (id: number | undefined) => read<Property[]>(`/api/properties/${String(id)}/similar`);

  it('are on offer, of the same deal and kind, and never the listing itself', async () => {
    expect((await similar(ids['office'])).map(({ id }) => id)).toEqual([ids['neighbour']]);
  });

  it('stand in for a listing that is gone', async () => {
    expect((await similar(ids['gone'])).map(({ id }) => id)).toEqual([ids['office'], ids['neighbour']]);
  });

  it.each(['hidden', 'unknown'])('of one that is %s are not told', async (name) => {
    const answer = await api.get(`/api/properties/${String(ids[name] ?? 999_999)}/similar`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'property.not_found']);
  });
});

describe('listings by their ids', () => {
  it('come in the order asked for, and what is no longer there is named', async () => {
    const asked = [ids['villa'], ids['gone'], ids['office'], ids['hidden'], 2_999_999_999, ids['villa']];
    const found = await read<{ properties: Property[]; missing: number[] }>(
      `/api/properties/by-ids?ids=${asked.join(',')}`,
    );
    expect(found.properties.map(({ id }) => id)).toEqual([ids['villa'], ids['office']]);
    expect(found.missing).toEqual([ids['gone'], ids['hidden'], 2_999_999_999]);
  });

  it.each(['', '?ids=', '?ids=a', '?ids=1,,2', '?ids=0', '?ids=1;2', `?ids=${Array(101).fill('1').join(',')}`])(
    '%s is refused',
    async (query) => {
      const answer = await api.get(`/api/properties/by-ids${query}`);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'request.invalid']);
    },
  );
});
