import { saveCapabilities } from '@manzil/core/persistence/crm-capabilities';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '../contract/generated.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing.ts';

let api: TestApi;
let editor: Staff;
beforeAll(async () => {
  // of a RESO server nobody knows before it was asked whether it takes listings
  api = await startApi({
    settings: { CRM_PROVIDER: 'reso', CRM_BASE_URL: 'http://127.0.0.1:9/odata', CRM_API_KEY: 'key' },
  });
  editor = await staffAs(api, 'editor');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const villa = {
  title: 'Villa',
  price: '750000',
  type: 'Villa',
  status: 'for_sale',
  address: 'Street 12',
  city: 'Doha',
};
const deliveries = async (): Promise<string[]> => {
  const { rows } = await api.pool.query<{ event: string }>(
    `select event from deliveries where subject_kind = 'property' and provider = 'reso' order by seq`,
  );
  return rows.map(({ event }) => event);
};

it('the first change after the CRM announced to another process that it takes listings is owed to it, as new [M-310]', async () => {
  const made = await editor.json<components['schemas']['Property']>('POST', '/api/properties', villa);
  expect(await deliveries()).toEqual([]);
  await saveCapabilities(api.pool, 'reso', {
    idempotentByKey: false,
    lookupByReference: true,
    visibilityHorizonMs: 0,
    takesLeads: true,
    takesListings: true,
    givesListings: true,
    givesDeletions: true,
    listsReferences: true,
  });
  await editor.json('PATCH', `/api/properties/${String(made.id)}`, { price: '760000' });
  expect(await deliveries()).toEqual(['property.created']);
});
