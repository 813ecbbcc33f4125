import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs, type Called } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  for (const n of ['1', '2', '3']) {
    const person = { email: `person-${n}@example.com`, phone: `+974 5555 010${n}` };
    await api.post('/api/contact', await enquiry(api, person));
  }
  await api.pool.query(`
    update deliveries set state = 'sending', lease_until = now() where consumer = 'crm' and subject_id in (1, 2);
    update deliveries set state = 'rejected', lease_until = null, settled_at = now(), last_error_code = 'crm.rejected',
      last_error_text = 'No' where consumer = 'crm' and subject_id = 1;
    update deliveries set state = 'delivered', lease_until = null, settled_at = now() where consumer = 'crm' and subject_id = 2`);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const read = (query: string, who = admin): Promise<Called> => callAs(api, who)('GET', `/api/admin/deliveries${query}`);

describe('the ledger of deliveries', () => {
  it('says where everything is, by reference and without anything about a person', async () => {
    const { status, body } = await read('?consumer=crm');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      counts: { pending: 1, rejected: 1, delivered: 1, parked: 0 },
      oldestWaitingMs: expect.any(Number),
      nextTryAt: expect.any(String),
      pagination: { total: 3 },
    });
    expect(body['deliveries']).toMatchObject([
      { state: 'pending', subject: { kind: 'lead', id: 3, reference: expect.stringMatching(/^MZL-/), exists: true } },
      { state: 'delivered' },
      { state: 'rejected', lastErrorCode: 'crm.rejected', lastError: 'No', nextTryAt: null },
    ]);
    for (const personal of ['example.com', 'نورة', '5555']) expect(JSON.stringify(body)).not.toContain(personal);
  });

  it('takes what is unset for no filter', async () => {
    expect((await read('?state=all&consumer=all&event=all&search=&from=&to=')).body).toMatchObject({
      pagination: { total: 6, limit: 50 },
    });
  });

  it.each(['state=lost', 'consumer=fax', 'event=lead.lost', 'from=yesterday', 'limit=201', 'sort=best', 'page=0'])(
    '%s is refused',
    async (query) => {
      expect((await read(`?${query}`)).status).toBe(400);
    },
  );

  it('gives administrators the ids of what may be sent again', async () => {
    const { body } = await read('/replayable?consumer=crm');
    expect(body['ids']).toHaveLength(1);
    expect((await read('/replayable?state=delivered')).body).toEqual({ ids: [] });
  });

  it.each([
    ['editor', 200, 403],
    ['agent', 200, 403],
    ['user', 403, 403],
  ] as const)('%s: the list %i, the selection %i', async (role, list, selection) => {
    const who = await signInAs(api, role);
    expect([(await read('', who)).status, (await read('/replayable', who)).status]).toEqual([list, selection]);
  });
});
