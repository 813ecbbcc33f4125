import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  ({ cookie } = await signInAs(api, 'agent'));
  await api.pool.query(`
    insert into sync_runs (batch, provider, trigger, modified_since, state, pulled, new_count, error_text, ended_at) values
      (gen_random_uuid(), 'sandbox', 'first-start', null, 'success', 301, 300, null, now()),
      (gen_random_uuid(), 'other', 'schedule', now(), 'success', 1, 1, null, now()),
      (gen_random_uuid(), 'sandbox', 'staff', now(), 'error', 0, 0, 'The CRM did not answer', now());
    insert into properties (title, price, deal, status, address, city, source, images, deleted_at, is_active) values
      ('Office', 1000, 'rent', 'for_rent', 'x', 'Doha', 'crm', '{/a.jpg,/b.jpg}', null, true),
      ('Gone', 1000, 'rent', 'for_rent', 'x', 'Doha', 'crm', '{}', now(), false),
      ('Ours', 1000, 'rent', 'for_rent', 'x', 'Doha', 'manual', '{}', null, true)`);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const read = async (path: string): Promise<unknown> => {
  const answer = await api.get(path, { cookie });
  expect(answer.status).toBe(200);
  return answer.json();
};

it('gives the pulls of the provider that is set, the newest first', async () => {
  expect(await read('/api/crm/sync-runs')).toMatchObject([
    { trigger: 'staff', full: false, state: 'error', errorText: 'The CRM did not answer' },
    { trigger: 'first-start', full: true, state: 'success', pulled: 301, newCount: 300 },
  ]);
  expect(await read('/api/crm/sync-runs?limit=1')).toHaveLength(1);
});

it('gives the listings that came from the CRM and are still there [A-106]', async () => {
  expect(await read('/api/crm/listings')).toMatchObject({
    listings: [{ title: 'Office', pictures: 2, price: '1000.00', isActive: true }],
    pagination: { page: 1, total: 1 },
  });
  expect(await read('/api/crm/listings?page=2')).toMatchObject({ listings: [] });
});

it('gives staff the contract', async () => {
  expect(await read('/api/openapi.json')).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), paths: {} });
});
