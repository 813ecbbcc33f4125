import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type Property = components['schemas']['Property'];

let api: TestApi;
let editor: Staff;
let ids: number[] = [];

beforeAll(async () => {
  api = await startApi();
  editor = await staffAs(api, 'editor');
});
beforeEach(async () => {
  await api.pool.query('delete from properties');
  ids = [];
  for (let n = 0; n < 9; n += 1) ids.push(await addProperty(api.pool, { title: `Listing ${String(n)}` }));
  await editor.call('POST', '/api/admin/properties/featured/clear');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const home = async (): Promise<number[]> =>
  ((await (await api.get('/api/properties/featured')).json()) as Property[]).map(({ id }) => id);
const set = (id: number, isFeatured: unknown) =>
  editor.call('PATCH', `/api/admin/properties/${String(id)}/featured`, { isFeatured });

describe('featured listings', () => {
  it('are marked and unmarked one by one, and the home page follows [A-004 A-247 A-251 A-350 A-353]', async () => {
    const answer = await set(ids[4]!, true);
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: ids[4], isFeatured: true }]);
    await set(ids[1]!, true);
    expect(await home()).toEqual([ids[4], ids[1]]);
    await set(ids[4]!, false);
    expect(await home()).toEqual([ids[1]]);
  });

  it('are refused what is no boolean, and what is no listing [A-350]', async () => {
    for (const wrong of ['true', 1, null, undefined]) expect((await set(ids[0]!, wrong)).status).toBe(400);
    expect((await set(999_999, true)).status).toBe(404);
  });

  it('are six at random and no others, or all when there are fewer [A-249 A-351 A-443]', async () => {
    await set(ids[0]!, true);
    const answer = await editor.call('POST', '/api/admin/properties/featured/generate-random');
    expect([answer.status, await answer.json()]).toEqual([200, { count: 6 }]);
    expect(await home()).toHaveLength(6);
    await api.pool.query('update properties set is_active = false where id <> all ($1)', [ids.slice(0, 2)]);
    expect(await editor.json('POST', '/api/admin/properties/featured/generate-random')).toEqual({ count: 2 });
    const { rows } = await api.pool.query('select id from properties where is_featured');
    expect(rows).toHaveLength(2);
  });

  it('are all unmarked at once [A-248 A-352]', async () => {
    await editor.call('POST', '/api/admin/properties/featured/generate-random');
    expect(await editor.json('POST', '/api/admin/properties/featured/clear')).toEqual({ count: 0 });
    const { rows } = await api.pool.query('select id from properties where is_featured');
    expect(rows).toEqual([]);
  });

  it('stand in the order that staff gave them', async () => {
    for (const id of ids.slice(0, 3)) await set(id, true);
    const order = [ids[2]!, ids[0]!, ids[1]!];
    expect(await editor.json('PUT', '/api/admin/properties/featured/order', { ids: order })).toEqual({ count: 3 });
    expect(await home()).toEqual(order);
    const answer = await editor.call('PUT', '/api/admin/properties/featured/order', { ids: [ids[2], ids[0], ids[5]] });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'featured.conflict']);
    expect(await home()).toEqual(order);
  });
});

it('six chosen at random stand in when none is marked, the same for everybody for the hour [A-250]', async () => {
  const first = await home();
  expect(first).toHaveLength(6);
  const other = await startApi({ databaseThrough: async () => api.databaseUrl });
  await api.pool.query('update content_version set version = version + 1');
  const elsewhere = (await (await other.get('/api/properties/featured')).json()) as Property[];
  expect(elsewhere.map(({ id }) => id)).toEqual(first);
  await other.close();
  await api.pool.query('update properties set is_active = false where id = $1', [first[0]]);
  await api.pool.query('update content_version set version = version + 1');
  expect((await home()).filter((id) => first.includes(id))).toHaveLength(5);
});
