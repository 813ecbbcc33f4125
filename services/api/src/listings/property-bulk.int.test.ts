import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type AdminProperty = components['schemas']['AdminProperty'];

let api: TestApi;
let editor: Staff;

beforeAll(async () => {
  api = await startApi();
  editor = await staffAs(api, 'editor');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const one = (id: number) => editor.json<AdminProperty>('GET', `/api/admin/properties/${String(id)}`);
const path = (id: number) => `/api/properties/${String(id)}`;
const eventsOf = async (id: number): Promise<string[]> => {
  const { rows } = await api.pool.query<{ event: string }>(
    `select event from deliveries where subject_kind = 'property' and subject_id = $1 order by seq`,
    [id],
  );
  return rows.map(({ event }) => event);
};

describe('one thing done to many', () => {
  const add = (values = {}) => addProperty(api.pool, values);
  const bulk = (body: object) =>
    editor.json<{ changed: number[]; otherDeal: number[] }>('POST', '/api/admin/properties/bulk', body);

  it('is done to exactly these, and undone for exactly those that changed', async () => {
    const ids = [await add(), await add({ isActive: false }), await add()];
    const other = await add();
    expect(await bulk({ ids: [...ids, 999_999], action: 'delete' })).toEqual({
      changed: ids,
      otherDeal: [],
      incomplete: [],
      withoutMandate: [],
    });
    expect((await api.get(path(other))).status).toBe(200);
    expect(await bulk({ ids, action: 'restore' })).toEqual({
      changed: ids,
      otherDeal: [],
      incomplete: [],
      withoutMandate: [],
    });
    const states = await Promise.all(ids.map(async (id) => (await one(id)).property.isActive));
    expect(states).toEqual([true, false, true]);
    expect(await bulk({ ids, action: 'deactivate' })).toEqual({
      changed: [ids[0], ids[2]],
      otherDeal: [],
      incomplete: [],
      withoutMandate: [],
    });
    const history = await editor.json<{ action: string; after: object }[]>(
      'GET',
      `/api/admin/properties/${String(ids[0])}/history`,
    );
    expect(history.map(({ after }) => after)).toEqual([
      { action: 'deactivate' },
      { action: 'restore' },
      { action: 'delete' },
    ]);
  });

  it('sets a status, and remembers what the CRM had', async () => {
    const ids = [await add({ source: 'crm', referenceId: 'BULK-1' }), await add()];
    expect(await bulk({ ids, action: 'set-status', status: 'rented' })).toEqual({
      changed: ids,
      otherDeal: [],
      incomplete: [],
      withoutMandate: [],
    });
    expect((await one(ids[0]!)).overrides).toMatchObject([{ field: 'status', crmValue: 'for_rent' }]);
    await bulk({ ids, action: 'set-status', status: 'for_rent' });
    expect((await one(ids[0]!)).overrides).toEqual([]);
    expect(await eventsOf(ids[0]!)).toEqual(['property.updated', 'property.updated']);
  });

  it('gives a status only to those of its deal, and names the others [M-939]', async () => {
    const [rent, sale] = [await add(), await add({ deal: 'sale', status: 'for_sale' })];
    expect(await bulk({ ids: [rent, sale], action: 'set-status', status: 'rented' })).toEqual({
      changed: [rent],
      otherDeal: [sale],
      incomplete: [],
      withoutMandate: [],
    });
    expect((await one(sale)).property).toMatchObject({ deal: 'sale', status: 'for_sale' });
  });

  it('confirms deals, once [M-938]', async () => {
    const [unsure, sure] = [await add({ dealUnsure: true }), await add()];
    expect(await bulk({ ids: [unsure, sure], action: 'confirm-deal' })).toEqual({
      changed: [unsure],
      otherDeal: [],
      incomplete: [],
      withoutMandate: [],
    });
    expect((await one(unsure)).property).toMatchObject({ deal: 'rent', dealUnsure: false });
  });

  it.each([
    [{ ids: [], action: 'delete' }],
    [{ ids: [1, 1], action: 'delete' }],
    [{ ids: [1], action: 'burn' }],
    [{ ids: [1], action: 'set-status' }],
    [{ ids: [1], action: 'delete', status: 'sold' }],
  ])('%j is refused', async (body) => {
    expect((await editor.call('POST', '/api/admin/properties/bulk', body)).status).toBe(400);
  });

  it('is quick for 5,000', async () => {
    await api.pool.query(
      `insert into properties (reference_id, title, price, deal, status, address, city, source)
       select 'MANY-' || n, 'Many ' || n, 1000, 'rent', 'for_rent', 'Street', 'Doha', 'crm' from generate_series(1, 5000) n`,
    );
    const { ids } = await editor.json<{ ids: number[] }>('GET', '/api/admin/properties/ids?search=MANY-');
    expect(ids).toHaveLength(5_000);
    const started = performance.now();
    expect((await bulk({ ids, action: 'delete' })).changed).toHaveLength(5_000);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await bulk({ ids, action: 'restore' })).changed).toHaveLength(5_000);
  });
});
