import { saveCapabilities } from '@manzil/core/crm/store/crm-capabilities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type Property = components['schemas']['Property'];
type State = components['schemas']['CrmProvider'];
type Result = components['schemas']['UntoldResult'];

let api: TestApi;
let editor: Staff;
let admin: Staff;
// a process believes for seconds what it has heard
beforeEach(async () => {
  // whether a RESO server takes listings nobody knows before asking
  api = await startApi({
    settings: { CRM_PROVIDER: 'reso', CRM_BASE_URL: 'http://127.0.0.1:9/odata', CRM_API_KEY: 'key' },
  });
  [editor, admin] = [await staffAs(api, 'editor'), await staffAs(api, 'admin')];
});
afterEach(async () => {
  api.demandContract();
  await api.close();
});

const announceWriting = () =>
  saveCapabilities(api.pool, 'reso', {
    idempotentByKey: false,
    lookupByReference: true,
    visibilityHorizonMs: 0,
    takesLeads: true,
    takesListings: true,
    givesListings: true,
    givesDeletions: true,
    listsReferences: true,
  });

const villa = {
  title: 'Villa',
  price: '750000',
  type: 'Villa',
  status: 'for_sale',
  address: 'Street 12',
  city: 'Doha',
};
const make = (fields: object = {}) => editor.json<Property>('POST', '/api/properties', { ...villa, ...fields });
const change = (id: number, fields: object) => editor.json('PATCH', `/api/properties/${String(id)}`, fields);
const deliveries = async (): Promise<{ id: number; event: string; version: number }[]> => {
  const { rows } = await api.pool.query<{ id: number; event: string; version: number }>(
    `select subject_id as id, event, subject_version as version from deliveries
     where subject_kind = 'property' and provider = 'reso' order by subject_id, seq`,
  );
  return rows;
};
const versionOf = async (id: number): Promise<number> =>
  (await api.pool.query<{ version: number }>('select version from properties where id = $1', [id])).rows[0]!.version;
const untold = async () => (await admin.json<State>('GET', '/api/admin/crm-provider')).untold;
const decide = (decision: 'send' | 'leave') =>
  admin.json<Result>('POST', '/api/admin/crm-provider/untold', { decision });

it('the first change after the CRM announced to another process that it takes listings is owed to it, as new [M-310]', async () => {
  const made = await make();
  expect(await deliveries()).toEqual([]);
  await announceWriting();
  await change(made.id, { price: '760000' });
  expect(await deliveries()).toMatchObject([{ id: made.id, event: 'property.created' }]);
  expect(await untold()).toEqual({ listings: 0, oldestAt: null });
});

describe('what staff changed before [M-311]', () => {
  it('is counted, and sent once in its newest version when an administrator says so', async () => {
    const [one, draft, gone, fromCrm] = [await make(), await make({ isActive: false }), await make(), await make()];
    await api.pool.query(`update properties set source = 'crm', untold_at = null where id = $1`, [fromCrm.id]);
    await change(one.id, { price: '760000' });
    await change(one.id, { title: 'Villa by the sea' });
    await change(draft.id, { price: '1' });
    await editor.call('DELETE', `/api/properties/${String(gone.id)}`);
    await change(fromCrm.id, { titleAr: 'فيلا' });
    expect(await untold()).toMatchObject({ listings: 2, oldestAt: expect.any(String) });
    await announceWriting();
    expect(await decide('send')).toEqual({ listings: 2, remaining: 0 });
    expect(await deliveries()).toEqual([
      { id: one.id, event: 'property.created', version: await versionOf(one.id) },
      { id: fromCrm.id, event: 'property.updated', version: await versionOf(fromCrm.id) },
    ]);
    expect(await untold()).toEqual({ listings: 0, oldestAt: null });
    expect(await decide('send')).toEqual({ listings: 0, remaining: 0 });
    expect(await deliveries()).toHaveLength(2);
    const { rows } = await api.pool.query(
      `select actor_role as by, after from audit_entries where action = 'crm.untold_decided' order by id desc limit 2`,
    );
    expect(rows.at(-1)).toMatchObject({ by: 'admin', after: { decision: 'send', listings: 2, remaining: 0 } });
  });

  it('is left where an administrator says so, and told with its next change', async () => {
    const { id } = await make();
    await announceWriting();
    expect(await decide('leave')).toEqual({ listings: 1, remaining: 0 });
    expect([await untold(), await deliveries()]).toEqual([{ listings: 0, oldestAt: null }, []]);
    await change(id, { price: '760000' });
    expect(await deliveries()).toMatchObject([{ id, event: 'property.created' }]);
  });

  it('is not sent to a CRM that takes no listings, nor by others than administrators', async () => {
    await make();
    const refused = await admin.call('POST', '/api/admin/crm-provider/untold', { decision: 'send' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'crm.takes_no_listings' }]);
    expect(await untold()).toMatchObject({ listings: 1 });
    await announceWriting();
    expect((await editor.call('POST', '/api/admin/crm-provider/untold', { decision: 'send' })).status).toBe(403);
    expect(await deliveries()).toEqual([]);
  });

  it('counts by itself what a listing is now: deleted by the CRM, made a draft, published, changed in numbers', async () => {
    const [one, two] = [await make(), await make()];
    await api.pool.query(`update properties set source = 'crm', deleted_at = now(), is_active = false where id = $1`, [
      one.id,
    ]);
    expect(await untold()).toMatchObject({ listings: 1 });
    const bulk = (action: string) => editor.json('POST', '/api/admin/properties/bulk', { ids: [two.id], action });
    await bulk('deactivate');
    expect(await untold()).toMatchObject({ listings: 0 });
    await bulk('activate');
    expect(await untold()).toMatchObject({ listings: 1 });
  });
});
