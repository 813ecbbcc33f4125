import { saveCapabilities } from '@manzil/core/crm/store/crm-capabilities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Provider = components['schemas']['CrmProvider'];
const secret = 'an-invented-key-0123456789';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { CRM_BASE_URL: 'http://127.0.0.1:1', CRM_CLIENT_ID: 'client' } });
  admin = await signInAs(api, 'admin');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const headers = () => ({ cookie: admin.cookie, origin: admin.origin });
const read = async () => (await (await api.get('/api/admin/crm-provider', headers())).json()) as Provider;
const call = async (method: string, path: string, body?: object) => {
  const answer = await api.send(method, `/api/admin/crm-provider/${path}`, headers(), body);
  return { status: answer.status, body: (await answer.json()) as object };
};

describe('the connected CRM', () => {
  it('says what it can, and that nobody has asked it yet', async () => {
    const { name, capabilities, discoveredAt, former } = await read();
    expect([name, discoveredAt, former]).toEqual(['sandbox', null, []]);
    expect(capabilities).toMatchObject({ takesLeads: true, idempotentByKey: false, visibilityHorizonMs: 5_000 });
    await saveCapabilities(api.pool, 'sandbox', { ...capabilities, takesLeads: false });
    const asked = await read();
    expect(asked.capabilities.takesLeads).toBe(false);
    expect(asked.discoveredAt).not.toBeNull();
    await saveCapabilities(api.pool, 'sandbox', capabilities);
    expect((await read()).capabilities).toEqual(capabilities);
  });

  it('tests the connection and says what was found, by a code', async () => {
    expect(await call('POST', 'test')).toEqual({
      status: 200,
      body: { ok: false, findings: [{ code: 'no_connection', params: { reason: 'The CRM refused the connection' } }] },
    });
    const { rows } = await api.pool.query(`select after from audit_entries where action = 'crm.tested'`);
    expect(rows).toEqual([{ after: { ok: false, found: ['no_connection'] } }]);
  });
});

describe('its credentials', () => {
  it('are stored and forgotten, and never given out', async () => {
    expect((await read()).credentials).toEqual({
      apiKey: 'default',
      clientId: 'environment',
      clientSecret: 'none',
      savedAt: null,
    });
    const saved = await call('PUT', 'credentials', { apiKey: secret, clientSecret: secret });
    expect(saved.status).toBe(200);
    expect(JSON.stringify(saved.body)).not.toContain(secret);
    expect((await read()).credentials).toMatchObject({ apiKey: 'settings', clientSecret: 'settings' });
    expect(api.logLines.join('')).not.toContain(secret);
    await call('PUT', 'credentials', { apiKey: null, clientSecret: null });
    expect((await read()).credentials).toMatchObject({ apiKey: 'default', clientSecret: 'none', savedAt: null });
  });

  it.each([{}, { apiKey: '' }, { apiKey: 'with a blank' }, { password: 'x' }])('refuse %j', async (body) => {
    expect((await call('PUT', 'credentials', body)).status).toBe(400);
  });
});

describe('what a former CRM left open', () => {
  const send = () => call('POST', 'former', { provider: 'reso', decision: 'send' });

  it('is shown, and goes to the connected one when staff say so', async () => {
    await api.pool.query(
      `with lead as (insert into leads (reference_id, first_name, email, source)
         values ('MZL-F', 'Noor', 'noor@example.com', 'contact_form') returning id)
       insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key)
       select gen_random_uuid(), 'crm', 'reso', 'lead.created', 'lead', id, 1, 1, 'k' from lead`,
    );
    expect((await read()).former).toMatchObject([{ provider: 'reso', waiting: 1, uncertain: 0, setAside: 0 }]);
    expect(await call('POST', 'former', { provider: 'hubspot', decision: 'send' })).toMatchObject({
      status: 404,
      body: { code: 'crm.unknown_provider' },
    });
    // the screen's word decides
    const { capabilities } = await read();
    await saveCapabilities(api.pool, 'sandbox', { ...capabilities, takesLeads: false });
    expect(await send()).toEqual({ status: 200, body: { settled: 0, sent: 0, remaining: 1 } });
    expect((await read()).former).toMatchObject([{ provider: 'reso', waiting: 1 }]);
    await saveCapabilities(api.pool, 'sandbox', { ...capabilities, takesLeads: true });
    expect(await send()).toEqual({ status: 200, body: { settled: 1, sent: 1, remaining: 0 } });
    expect((await read()).former).toEqual([]);
    const { rows } = await api.pool.query('select provider, state from deliveries order by seq');
    expect(rows).toEqual([
      { provider: 'reso', state: 'cancelled' },
      { provider: 'sandbox', state: 'pending' },
    ]);
  });
});
