import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs } from './testing/staff-as.ts';

type AdminProperty = components['schemas']['AdminProperty'];
type Listed = components['schemas']['ListedProperty'];

let api: TestApi;
let open: number;
let draft: number;

beforeAll(async () => {
  api = await startApi();
  open = await addProperty(api.pool);
  draft = await addProperty(api.pool, { isActive: false });
});
beforeEach(() => api.pool.query('truncate contact_presses, request_limits'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const press = (id: number | string, body: object, from = '203.0.113.7') =>
  api.post(`/api/properties/${String(id)}/presses`, body, { 'x-forwarded-for': from });
const counted = async () =>
  (await api.pool.query<object>('select channel, place, count from contact_presses order by 1, 2')).rows;

describe('a press of call or WhatsApp', () => {
  it('is counted by day of Doha, channel and place, and nothing of who pressed is kept [M-956]', async () => {
    for (const body of [
      { channel: 'call', place: 'card' },
      { channel: 'call', place: 'card' },
      { channel: 'whatsapp', place: 'detail' },
    ]) {
      const answer = await press(open, body);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await counted()).toEqual([
      { channel: 'call', place: 'card', count: 2 },
      { channel: 'whatsapp', place: 'detail', count: 1 },
    ]);
    const { rows } = await api.pool.query<{ row: object; today: boolean }>(
      `select to_jsonb(c) as row, day = (now() at time zone 'Asia/Qatar')::date as today from contact_presses c`,
    );
    for (const { row, today } of rows) {
      expect(Object.keys(row).toSorted()).toEqual(['channel', 'count', 'day', 'place', 'property_id']);
      expect(today).toBe(true);
    }
    const limits = await api.pool.query<{ row: string }>('select to_jsonb(l)::text as row from request_limits l');
    expect(limits.rows.map(({ row }) => row).join('')).not.toContain('203.0.113.7');
  });

  it('at a listing that visitors do not see is refused, and what is no press as well [M-956]', async () => {
    const valid = { channel: 'call', place: 'card' };
    expect((await press(draft, valid)).status).toBe(404);
    expect((await press(999_999, valid)).status).toBe(404);
    expect((await press('abc', valid)).status).toBe(404);
    for (const body of [{}, { ...valid, channel: 'fax' }, { ...valid, place: 'home' }, { ...valid, visitor: 'x' }])
      expect((await press(open, body)).status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('is counted thirty times an hour for one address [M-956]', async () => {
    const valid = { channel: 'whatsapp', place: 'card' };
    for (let n = 0; n < 30; n += 1) expect((await press(open, valid)).status).toBe(204);
    const refused = await press(open, valid);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await press(open, valid, '203.0.113.8')).status).toBe(204);
    expect(await counted()).toEqual([{ channel: 'whatsapp', place: 'card', count: 31 }]);
  });

  it('is a figure of the last 30 days for staff [M-959]', async () => {
    await press(open, { channel: 'call', place: 'detail' });
    const earlier = (days: number, count: number) =>
      api.pool.query(
        `insert into contact_presses
         values ($1, (now() at time zone 'Asia/Qatar')::date - $2::integer, 'call', 'detail', $3)`,
        [open, days, count],
      );
    await earlier(29, 10);
    await earlier(30, 100);
    const editor = await staffAs(api, 'editor');
    const { presses } = await editor.json<AdminProperty>('GET', `/api/admin/properties/${String(open)}`);
    expect(presses).toEqual({
      call: { card: 0, detail: 11 },
      whatsapp: { card: 0, detail: 0 },
    });
  });
});

describe('lists for visitors', () => {
  it('say whom to call, and nothing else of the agent [M-954]', async () => {
    const add = async (active: boolean) =>
      (
        await api.pool.query<{ id: number }>(
          `insert into agents (name, name_ar, title, phone, whatsapp_number, email, is_active)
           values ('Layla Haddad', 'ليلى حداد', 'Agent', '+974 4400 0103', null, 'layla@example.com', $1) returning id`,
          [active],
        )
      ).rows[0]!.id;
    const [active, left] = [await add(true), await add(false)];
    const listed = { price: '9000.00', category: 'villas', isFeatured: true };
    const ofAgent = await addProperty(api.pool, { ...listed, agentId: active });
    const ofFormer = await addProperty(api.pool, { ...listed, agentId: left });
    const ofNobody = await addProperty(api.pool, listed);
    const layla = {
      id: active,
      name: 'Layla Haddad',
      nameAr: 'ليلى حداد',
      imageUrl: null,
      phone: '+974 4400 0103',
      whatsappNumber: null,
    };
    const read = async <T>(path: string) => (await (await api.get(path)).json()) as T;
    const agents = (found: Listed[]) => Object.fromEntries(found.map(({ id, agent }) => [id, agent]));
    const expected = { [ofAgent]: layla, [ofFormer]: null, [ofNobody]: null };
    expect(agents((await read<{ properties: Listed[] }>('/api/properties?category=villas')).properties)).toEqual(
      expected,
    );
    expect(agents(await read<Listed[]>('/api/properties/featured'))).toEqual(expected);
    const ids = Object.keys(expected).join(',');
    expect(agents((await read<{ properties: Listed[] }>(`/api/properties/by-ids?ids=${ids}`)).properties)).toEqual(
      expected,
    );
    const { [ofNobody]: _itself, ...others } = expected;
    expect(agents(await read<Listed[]>(`/api/properties/${String(ofNobody)}/similar`))).toEqual(others);
  });
});
