import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type Property = components['schemas']['Property'];
type AdminProperty = components['schemas']['AdminProperty'];
type Problem = components['schemas']['Problem'];

let api: TestApi;
let editor: Staff;
let agent: Staff;

beforeAll(async () => {
  api = await startApi();
  editor = await staffAs(api, 'editor');
  agent = await staffAs(api, 'agent');
});
beforeEach(() => void api.published.splice(0));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const villa = {
  title: '  Garden villa ',
  price: '750000',
  type: 'Villa',
  status: 'for_sale',
  address: 'Street 12',
  city: 'Doha',
};
const contentVersion = async (): Promise<number> =>
  Number((await api.pool.query<{ version: string }>('select version from content_version')).rows[0]?.version);
const one = (id: number) => editor.json<AdminProperty>('GET', `/api/admin/properties/${String(id)}`);
const path = (id: number) => `/api/properties/${String(id)}`;
const eventsOf = async (id: number): Promise<string[]> => {
  const { rows } = await api.pool.query<{ event: string }>(
    `select event from deliveries where subject_kind = 'property' and subject_id = $1 order by seq`,
    [id],
  );
  return rows.map(({ event }) => event);
};

describe('a new listing', () => {
  it('is stored, told to the CRM, seen by visitors and recorded, all at once [A-003 A-208 A-211 A-342 A-390]', async () => {
    const before = await contentVersion();
    const answer = await editor.call('POST', '/api/properties', { ...villa, bedrooms: 4, bathrooms: null, area: 320 });
    const made = (await answer.json()) as Property;
    expect([answer.status, made]).toMatchObject([
      201,
      {
        title: 'Garden villa',
        price: '750000.00',
        bedrooms: 4,
        bathrooms: null,
        area: 320,
        source: 'manual',
        isActive: true,
      },
    ]);
    expect(made.referenceId).toBe(`MZL-P${String(made.id)}`);
    expect((await api.get(path(made.id))).status).toBe(200);
    expect(await eventsOf(made.id)).toEqual(['property.created']);
    expect(api.published).toMatchObject([{ event: 'property.created', subjectId: made.id, seq: 1 }]);
    expect(await contentVersion()).toBe(before + 1);
    expect(await editor.json('GET', `/api/admin/properties/${String(made.id)}/history`)).toMatchObject([
      { action: 'property.created', before: null, after: { title: 'Garden villa' } },
    ]);
  });

  it('as a draft is for staff alone, and the CRM hears of it when it becomes active [A-168]', async () => {
    const { id } = await editor.json<Property>('POST', '/api/properties', { ...villa, isActive: false });
    expect([(await api.get(path(id))).status, await eventsOf(id)]).toEqual([404, []]);
    await editor.call('PATCH', path(id), { title: 'Still a draft' });
    expect(await eventsOf(id)).toEqual([]);
    await editor.call('PATCH', path(id), { isActive: true });
    expect([(await api.get(path(id))).status, await eventsOf(id)]).toEqual([200, ['property.created']]);
    await editor.call('PATCH', path(id), { isActive: false });
    expect(await eventsOf(id)).toEqual(['property.created']);
  });

  it.each([
    ['title', { title: ' ' }],
    ['price', { price: '' }],
    ['price', { price: 'ten' }],
    ['price', { price: '-5' }],
    ['price', { price: '12345678901' }],
    ['price', { price: '1.234' }],
    ['price', { price: 750000 }],
    ['type', { type: '' }],
    ['address', { address: '' }],
    ['city', { city: '' }],
    ['status', { status: 'gone' }],
    ['bedrooms', { bedrooms: 'four' }],
    ['area', { area: 12.5 }],
    ['latitude', { latitude: 91 }],
    ['deletedAt', { deletedAt: null }],
    ['agentId', { agentId: 4_000 }],
    ['currency', { currency: 'USD' }],
  ])('with a wrong %s (%j) is refused and says so [M-407 A-210 A-283 A-284 A-285 A-342]', async (field, wrong) => {
    const answer = await editor.call('POST', '/api/properties', { ...villa, ...wrong });
    const problem = (await answer.json()) as Problem;
    expect([answer.status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'request.invalid', field]);
  });

  it.each(['title', 'price', 'status', 'address', 'city'])('needs a %s [A-283]', async (field) => {
    const { [field]: _left, ...rest } = villa as Record<string, string>;
    const problem = await editor.json<Problem>('POST', '/api/properties', rest);
    expect(problem.errors).toMatchObject([{ path: field, code: 'required' }]);
  });

  it.each([
    ['its status goes with either', { status: 'available' }],
    ['a former request names only a kind', { status: 'available', type: 'Villa' }],
  ])('needs a deal where %s [M-937 A-283]', async (_why, said) => {
    const { type: _type, ...rest } = villa;
    const problem = await editor.json<Problem>('POST', '/api/properties', { ...rest, ...said });
    expect(problem.errors).toMatchObject([{ path: 'deal' }]);
  });

  it('cannot be let and for sale at once [M-937]', async () => {
    const answer = await editor.call('POST', '/api/properties', { ...villa, deal: 'rent', status: 'for_sale' });
    const problem = (await answer.json()) as Problem;
    expect([answer.status, problem.errors?.[0]?.path]).toEqual([400, 'status']);
  });

  it('cannot take the reference of another', async () => {
    await editor.call('POST', '/api/properties', { ...villa, referenceId: 'TAKEN-1' });
    const answer = await editor.call('POST', '/api/properties', { ...villa, referenceId: 'TAKEN-1' });
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([409, 'property.reference_taken']);
  });

  it('is made by editors, not by agents [A-342]', async () => {
    expect((await agent.call('POST', '/api/properties', villa)).status).toBe(403);
    expect((await agent.call('DELETE', path(1))).status).toBe(403);
  });
});

describe('a change', () => {
  it.each(['PATCH', 'PUT'])('by %s changes what it names and nothing else [A-240 A-344 A-345]', async (method) => {
    const id = await addProperty(api.pool, { bedrooms: 2 });
    for (const [deal, status] of [
      ['sale', 'sold'],
      ['rent', 'for_rent'],
      ['rent', 'rented'],
      ['sale', 'for_sale'],
    ])
      expect(await editor.json('PUT', path(id), { deal, status })).toMatchObject({ deal, status });
    const answer = await editor.call(method, path(id), { price: '9000', titleAr: 'شقة مشرقة' });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { price: '9000.00', titleAr: 'شقة مشرقة', title: 'Bright apartment', bedrooms: 2 },
    ]);
    expect((await one(id)).version).toBe(6);
    expect((await eventsOf(id)).at(-1)).toBe('property.updated');
  });

  it('of an old version is refused, and stores nothing', async () => {
    const id = await addProperty(api.pool);
    await editor.call('PATCH', path(id), { title: 'First', version: 1 });
    const answer = await editor.call('PATCH', path(id), { title: 'Second', version: 1 });
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([409, 'property.conflict']);
    expect((await one(id)).property.title).toBe('First');
    expect((await editor.call('PATCH', path(id), { title: 'Second', version: 2 })).status).toBe(200);
  });

  it('of two at once stores one of them', async () => {
    const id = await addProperty(api.pool);
    const both = await Promise.all(
      ['One', 'Two'].map((title) => editor.call('PATCH', path(id), { title, version: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('that changes nothing leaves version, CRM and caches alone', async () => {
    const id = await addProperty(api.pool);
    const before = await contentVersion();
    await editor.call('PATCH', path(id), { title: 'Bright apartment', price: '8500.0' });
    expect([(await one(id)).version, await eventsOf(id), await contentVersion()]).toEqual([1, [], before]);
  });

  it('of nothing, or of a listing that is not there, is refused [A-344]', async () => {
    const id = await addProperty(api.pool);
    expect((await editor.call('PATCH', path(id), {})).status).toBe(400);
    const answer = await editor.call('PATCH', path(999_999), { title: 'x' });
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([404, 'property.not_found']);
  });
});

describe('a listing from the CRM', () => {
  const fromCrm = (reference: string) =>
    addProperty(api.pool, { source: 'crm', referenceId: reference, images: ['/media/a.webp', '/media/b.webp'] });

  it('keeps what the CRM had, and gives it back with one call', async () => {
    const id = await fromCrm('CRM-1');
    await editor.call('PATCH', path(id), { price: '9900', bedrooms: 3, titleAr: 'شقة' });
    const changed = await one(id);
    expect(changed.overrides.map(({ field, crmValue, setBy }) => [field, crmValue, setBy])).toEqual([
      ['bedrooms', null, expect.stringContaining('editor')],
      ['price', 8500, expect.stringContaining('editor')],
    ]);
    const answer = await editor.call('DELETE', `/api/admin/properties/${String(id)}/overrides/price`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { property: { price: '8500.00', bedrooms: 3 }, overrides: [{ field: 'bedrooms' }], version: 3 },
    ]);
    expect(await eventsOf(id)).toEqual(['property.updated', 'property.updated']);
    const again = await editor.call('DELETE', `/api/admin/properties/${String(id)}/overrides/price`);
    expect(again.status).toBe(404);
  });

  it('is no longer changed here when it says again what the CRM says', async () => {
    const id = await fromCrm('CRM-2');
    await editor.call('PATCH', path(id), { price: '9900' });
    await editor.call('PATCH', path(id), { price: '10000' });
    expect((await one(id)).overrides).toMatchObject([{ crmValue: 8500 }]);
    await editor.call('PATCH', path(id), { price: '8500' });
    expect((await one(id)).overrides).toEqual([]);
  });

  it('has its pictures in our order without an override; other pictures are one', async () => {
    const id = await fromCrm('CRM-3');
    await editor.call('PATCH', path(id), { images: ['/media/b.webp', '/media/a.webp'] });
    expect((await one(id)).overrides).toEqual([]);
    await editor.call('PATCH', path(id), { images: ['/media/b.webp'] });
    expect((await one(id)).overrides).toMatchObject([{ field: 'images' }]);
  });

  it('keeps its reference', async () => {
    const id = await fromCrm('CRM-4');
    const problem = await editor.json<Problem>('PATCH', path(id), { referenceId: 'MINE' });
    expect(problem.errors).toMatchObject([{ path: 'referenceId', code: 'fixed' }]);
  });
});

describe('a deletion', () => {
  it('takes the listing off the site and can be undone as it was [A-347]', async () => {
    const { id } = await editor.json<Property>('POST', '/api/properties', { ...villa, isFeatured: true });
    expect((await editor.call('DELETE', path(id))).status).toBe(204);
    expect((await api.get(path(id))).status).toBe(410);
    expect((await editor.call('DELETE', path(id))).status).toBe(404);
    expect((await editor.call('PATCH', path(id), { title: 'x' })).status).toBe(404);
    const answer = await editor.call('POST', `/api/admin/properties/${String(id)}/restore`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { isActive: true, isFeatured: true }]);
    expect((await api.get(path(id))).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['property.created', 'property.deleted', 'property.updated']);
    expect((await editor.call('POST', `/api/admin/properties/${String(id)}/restore`)).status).toBe(404);
    const history = await editor.json<{ action: string }[]>('GET', `/api/admin/properties/${String(id)}/history`);
    expect(history.map(({ action }) => action)).toEqual(['property.restored', 'property.deleted', 'property.created']);
  });

  it('of a draft is not told to a CRM that never heard of it; undone it is a draft again', async () => {
    const { id } = await editor.json<Property>('POST', '/api/properties', { ...villa, isActive: false });
    await editor.call('DELETE', path(id));
    expect(await editor.json('POST', `/api/admin/properties/${String(id)}/restore`)).toMatchObject({ isActive: false });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('by the CRM is not undone here', async () => {
    const id = await addProperty(api.pool, { isActive: false, deletedAt: '2026-11-01T00:00:00Z' });
    expect((await editor.call('POST', `/api/admin/properties/${String(id)}/restore`)).status).toBe(404);
  });
});

it('a duplicate is a draft with all that the listing says', async () => {
  const id = await addProperty(api.pool, {
    titleAr: 'شقة',
    features: ['Balcony'],
    images: ['/media/a.webp'],
    isFeatured: true,
  });
  const answer = await editor.call('POST', `/api/admin/properties/${String(id)}/duplicate`);
  const copy = (await answer.json()) as Property;
  expect([answer.status, copy]).toMatchObject([
    201,
    {
      title: 'Bright apartment (copy)',
      titleAr: 'شقة (نسخة)',
      features: ['Balcony'],
      images: ['/media/a.webp'],
      isActive: false,
      isFeatured: false,
      referenceId: `MZL-P${String(copy.id)}`,
    },
  ]);
});
