import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ForceStore } from '@manzil/core/deliveries/delivery-ports';
import { createForceStore } from '@manzil/core/deliveries/store/delivery-force';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

interface Staff {
  cookie: string;
  origin: string;
  id: number;
}
let api: TestApi;
let store: ForceStore | undefined;
let admin: Staff;
let agent: Staff;
let workers: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  const publish = async (): Promise<unknown> => workers();
  const force = {
    get store(): ForceStore {
      return (store ??= createForceStore(api.pool));
    },
    lane: { consumer: 'crm' as const, provider: 'sandbox' },
    publish,
    timeoutMs: 1_500,
  };
  api = await startApi({ replace: { force } });
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, request_limits restart identity cascade');
  workers = async () => undefined;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function submit(changes: Record<string, unknown> = {}): Promise<number> {
  const answer = await api.post('/api/contact', await enquiry(api, changes));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const list = async (query = '', who: Staff = admin): Promise<{ leads: { email: string }[]; pagination: unknown }> => {
  const answer = await api.get(`/api/leads${query}`, { cookie: who.cookie });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await answer.json()) as never;
};

describe('the list', () => {
  beforeEach(async () => {
    await submit({ email: 'first@example.com' });
    await submit({ email: 'second@example.com', firstName: 'John', phone: '+44 20 7946 0000', source: 'about_page' });
    await api.pool.query(`update leads set status = 'contacted', assignee_id = $1 where id = 1`, [agent.id]);
  });

  it.each([
    ['', ['second@example.com', 'first@example.com']],
    ['?sort=oldest', ['first@example.com', 'second@example.com']],
    ['?search=JOHN', ['second@example.com']],
    ['?search=7946', ['second@example.com']],
    [`?search=${encodeURIComponent('نورة')}`, ['first@example.com']],
    ['?search=%25', []],
    ['?status=contacted', ['first@example.com']],
    ['?source=about_page', ['second@example.com']],
    ['?status=all&source=all', ['second@example.com', 'first@example.com']],
    ['?limit=1&page=2', ['first@example.com']],
  ])('%s', async (query, expected) => {
    expect((await list(query)).leads.map(({ email }) => email)).toEqual(expected);
  });

  it('says how each lead stands with the CRM', async () => {
    expect((await list()).leads[0]).toMatchObject({
      crmSynced: false,
      crmId: null,
      crmDelivery: { state: 'pending', attempts: 0 },
    });
  });

  it('gives an agent the leads assigned to them, and no other one', async () => {
    expect((await list('', agent)).leads.map(({ email }) => email)).toEqual(['first@example.com']);
    expect((await api.get('/api/leads/1', { cookie: agent.cookie })).status).toBe(200);
    const others = await api.get('/api/leads/2', { cookie: agent.cookie });
    expect([others.status, ((await others.json()) as { code: string }).code]).toEqual([403, 'assignment.elsewhere']);
    expect(
      (await api.post('/api/leads/2/sync', undefined, { cookie: agent.cookie, origin: agent.origin })).status,
    ).toBe(404);
  });

  it.each(['?limit=1001', '?limit=0', '?status=lost', '?source=elsewhere'])('%s is refused', async (query) => {
    expect((await api.get(`/api/leads${query}`, { cookie: admin.cookie })).status).toBe(400);
  });

  it('is for staff who are signed in, and not for editors [A-365]', async () => {
    for (const path of ['/api/leads', '/api/leads/1', '/api/leads/ids', '/api/leads/export'])
      expect({ path, status: (await api.get(path)).status }).toEqual({ path, status: 401 });
    const { cookie } = await signInAs(api, 'editor');
    expect((await api.get('/api/leads', { cookie })).status).toBe(403);
  });
});

describe('sending one lead now', () => {
  const sync = (id: number): Promise<Response> =>
    api.post(`/api/leads/${String(id)}/sync`, undefined, { cookie: admin.cookie, origin: admin.origin });

  /** Through the ledger, as a worker would. */
  async function settle(state: 'delivered' | 'rejected'): Promise<void> {
    await api.pool.query(`update deliveries set state = 'sending', lease_until = now() + interval '1 minute'`);
    await api.pool.query(`update deliveries set state = $1, lease_until = null, settled_at = now()`, [state]);
    await api.pool.query(
      state === 'delivered'
        ? `update leads set crm_synced = true, crm_id = 'L-1', crm_synced_at = now()`
        : `update leads set crm_sync_error = 'The CRM refused the e-mail'`,
    );
  }

  it('answers its CRM id, and does not send a synced one again [A-367]', async () => {
    const id = await submit();
    let sent = 0;
    workers = async () => {
      sent += 1;
      await settle('delivered');
    };
    const first = await sync(id);
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({ crmId: 'L-1', crmSynced: true, state: 'delivered' });
    expect(await (await sync(id)).json()).toMatchObject({ crmId: 'L-1' });
    expect(sent).toBe(1);
  });

  it('says what the CRM refused', async () => {
    const id = await submit();
    workers = () => settle('rejected');
    const answer = await sync(id);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'crm.rejected', detail: 'The CRM refused the e-mail' });
  });

  it('does not pretend success while nobody takes it', async () => {
    const answer = await sync(await submit());
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ crmId: null, crmSynced: false, state: 'pending' });
  });

  it.each([999, 0])('knows no lead %i', async (id) => {
    const answer = await sync(id);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'lead.not_found']);
  });
});
