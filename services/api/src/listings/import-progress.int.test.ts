import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type Result = components['schemas']['PropertyImportResult'];
type Progress = components['schemas']['ImportProgress'];

let api: TestApi;
let editor: Staff;

beforeAll(async () => {
  api = await startApi();
  editor = await staffAs(api, 'editor');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const rows = 40;
const csv = [
  'Reference ID,Title,Type,Status,Price,City,Address',
  ...Array.from({ length: rows }, (_, n) => `N-${String(n)},Villa,Rent,for_rent,100,Doha,Street ${String(n)}`),
  'LAST,Villa,Rent,for_rent,100,Doha,Street',
].join('\n');
const send = (rest: object) => editor.call('POST', '/api/admin/properties/import', { csv, ...rest });
const progressOf = (plan: string) => editor.json<Progress>('GET', `/api/admin/properties/import/${plan}`);
const stored = async () =>
  (await api.pool.query<{ n: number }>('select count(*)::integer as n from properties')).rows[0]?.n;

it('says how many rows are done while nothing is to be seen yet, and nothing more once it has ended', async () => {
  const { plan } = (await (await send({ dryRun: true })).json()) as Result;
  expect(await progressOf(plan)).toEqual({ running: false, done: 0, total: 0 });

  // makes the import wait in its last row
  const other = await api.pool.connect();
  await other.query('begin');
  await other.query(
    `insert into properties (title, reference_id, price, deal, status, address, city)
     values ('Held', 'LAST', 1, 'rent', 'for_rent', 'x', 'x')`,
  );
  const importing = send({ dryRun: false, plan });
  await expect
    .poll(() => progressOf(plan), { timeout: 10_000 })
    .toEqual({ running: true, done: rows, total: rows + 1 });
  expect(await stored()).toBe(0);
  await other.query('rollback');
  other.release();

  expect((await importing).status).toBe(200);
  expect(await stored()).toBe(rows + 1);
  expect(await progressOf(plan)).toEqual({ running: false, done: 0, total: 0 });
});

it('an import that comes to nothing leaves no row and no progress', async () => {
  await api.pool.query('delete from properties');
  const { plan } = (await (await send({ dryRun: true })).json()) as Result;
  const other = await api.pool.connect();
  await other.query('begin');
  await other.query(
    `insert into properties (title, reference_id, price, deal, status, address, city)
     values ('First', 'LAST', 1, 'rent', 'for_rent', 'x', 'x')`,
  );
  const importing = send({ dryRun: false, plan });
  await expect.poll(async () => (await progressOf(plan)).done, { timeout: 10_000 }).toBe(rows);
  await other.query('commit');
  other.release();

  expect((await importing).status).toBeGreaterThanOrEqual(400);
  expect(await stored()).toBe(1);
  expect((await progressOf(plan)).running).toBe(false);
});

it('agents may not ask [A-012]', async () => {
  const agent = await staffAs(api, 'agent');
  expect((await agent.call('GET', '/api/admin/properties/import/abc')).status).toBe(403);
});
