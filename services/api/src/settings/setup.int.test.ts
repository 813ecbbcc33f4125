import { defaultOffice } from '@manzil/core/office/office';
import type { components } from '@manzil/contract/api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Setup = components['schemas']['Setup'];

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('delete from integration_settings'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const headers = () => ({ cookie: admin.cookie, origin: admin.origin });
const read = async () => (await (await api.get('/api/admin/setup', headers())).json()) as Setup;
const save = async (change: object) =>
  (await (await api.send('PUT', '/api/admin/setup', headers(), change)).json()) as Setup;
const saveOffice = () => api.send('PUT', '/api/admin/settings/office', headers(), { ...defaultOffice, version: 0 });

it('of a new agency nothing is done; saving the office and marking steps is kept, and it can be put away [M-1121]', async () => {
  const { steps, dismissed } = await read();
  expect([steps.office, steps.languages, steps.crm, steps.mail, dismissed]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  await saveOffice();
  expect(await read()).toMatchObject({ steps: { office: true, languages: false }, dismissed: false });
  expect(await save({ languages: true })).toMatchObject({ steps: { office: true, languages: true, crm: false } });
  expect(await save({ crm: true, dismissed: true })).toMatchObject({
    steps: { languages: true, crm: true },
    dismissed: true,
  });
  expect(await save({ dismissed: false })).toMatchObject({ dismissed: false });
});

it('an office of before, as the demo has one, is not asked [M-1121]', async () => {
  await api.pool.query(`insert into integration_settings (platform, enabled, config) values ('office', true, '{}')`);
  expect((await read()).dismissed).toBe(true);
});

it('edited by hand to what nobody reads is as new', async () => {
  await api.pool.query(`insert into integration_settings (platform, enabled, config) values ('setup', true, '[1]')`);
  expect(await read()).toMatchObject({ steps: { languages: false }, dismissed: false });
});

it('a step that only comes about cannot be marked', async () => {
  for (const change of [{ office: true }, { listing: true }, { mail: false }, {}])
    expect((await api.send('PUT', '/api/admin/setup', headers(), change)).status).toBe(400);
});

it('a test mail goes to who asks for it, and without a mail server is kept, which proves nothing [M-1122]', async () => {
  const answer = await api.send('POST', '/api/admin/setup/mail', headers(), undefined);
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'kept' }]);
  expect((await read()).steps.mail).toBe(false);
  const { rows } = await api.pool.query<{ email: string }>('select email from users where id = $1', [admin.id]);
  const mails = await (await api.get('/api/admin/mails', headers())).json();
  expect(JSON.stringify(mails)).toContain('A test from Manzil');
  expect(JSON.stringify(mails)).toContain(rows[0]?.email);
});
