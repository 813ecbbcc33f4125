import { createForceStore } from '@manzil/core/deliveries/store/delivery-force';
import type { ForceStore } from '@manzil/core/deliveries/delivery-ports';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let agent: Staff;
let store: ForceStore | undefined;
let workers: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  const force = {
    get store(): ForceStore {
      return (store ??= createForceStore(api.pool));
    },
    lane: { consumer: 'crm' as const, provider: 'sandbox' },
    publish: async (): Promise<unknown> => workers(),
    timeoutMs: 1_500,
  };
  const settings = { LIMIT_CONTACT_PER_PERSON: '1000' };
  api = await startApi({ settings, replace: { force } });
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, request_limits restart identity cascade');
  workers = async () => undefined;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const as = ({ cookie, origin }: Staff) => ({ cookie, origin });

async function addLead(changes: Record<string, unknown> = {}): Promise<number> {
  const answer = await api.post('/api/leads', { ...(await enquiry(api)), ...changes });
  return ((await answer.json()) as { id: number }).id;
}

it('a file holds exactly what is filtered, quoted where it must be and with nothing to run', async () => {
  const amal = await addLead({ firstName: 'Amal', message: 'One, "two"\nthree', source: 'about_page' });
  await addLead({ firstName: 'Huda', message: '=HYPERLINK("http://evil.example")', source: 'about_page' });
  await addLead({ firstName: 'Zaid', source: 'services_page' });
  const answer = await api.get('/api/leads/export?source=about_page&sort=name_asc', as(admin));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  const bytes = new Uint8Array(await answer.clone().arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const text = await answer.text();
  expect(text).toMatch(
    /^Reference ID,First name,Last name,E-mail,Phone,Source,Status,Listing,Message,Follow up,CRM,CRM ID,Created,Newsletter,Unsubscribe link\r\n/,
  );
  expect(text).toContain('"One, ""two""\nthree"');
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain(',\u200E+974');
  expect(text.indexOf('Amal')).toBeLessThan(text.indexOf('Huda'));
  expect(text).not.toContain('Zaid');
  await api.pool.query('update leads set assignee_id = $1 where id = $2', [agent.id, amal]);
  await addLead({ firstName: 'Amal', lastName: 'Elsewhere', source: 'services_page' });
  const own = await (await api.get('/api/leads/export?search=amal', as(agent))).text();
  expect(own.match(/\r\n/g)).toHaveLength(2);
  expect(own).toContain('"One, ""two""\nthree"');
  expect(own).not.toContain('Elsewhere');
  const { rows } = await api.pool.query(
    `select actor_name, after from audit_entries where action = 'personal_data.exported' order by id`,
  );
  expect(rows).toEqual([
    { actor_name: admin.username, after: { source: 'about_page', records: 2 } },
    { actor_name: agent.username, after: { search: '[redacted]', records: 1 } },
  ]);
});

it('the file of the screen has the columns that the list shows, in its order, with owner and notes, and masks as the list does [M-1147]', async () => {
  const amal = await addLead({ firstName: 'Amal', phone: '+974 5555 1234' });
  await addLead({ firstName: 'Huda', phone: '+974 5555 1234' });
  await api.pool.query(`update leads set assignee_id = $1 where id = $2`, [agent.id, amal]);
  await api.pool.query(`insert into lead_entries (lead_id, kind, text) values ($1, 'note', 'Calls on Sunday')`, [amal]);
  const file = async (query: string, who = admin) => {
    const answer = await api.get(`/api/leads/export?${query}`, as(who));
    expect(answer.status).toBe(200);
    return (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
  };
  const { rows } = await api.pool.query<{ name: string }>(
    `select concat_ws(' ', first_name, last_name) as name from users where id = $1`,
    [agent.id],
  );
  const owner = rows[0]?.name ?? '';
  const [head, ...lines] = await file('columns=status,person,assignee,notes&headings=ar&sort=name_desc');
  expect(head).toBe('الحالة,المتابعة,الاسم الأول,اسم العائلة,البريد الإلكتروني,رقم الهاتف,المسؤول,ملاحظات');
  expect(lines.map((line) => line.split(',')[2])).toEqual(['Huda', 'Amal']);
  expect(lines[1]).toContain(`,\u200E+974 5555 1234,${owner},Calls on Sunday`);
  expect(await file('columns=reference', agent)).toHaveLength(2);
  expect((await api.get('/api/leads/export?columns=password', as(admin))).status).toBe(400);
  const list = (await (await api.get('/api/leads?sort=name_desc', as(admin))).json()) as {
    leads: { referenceId: string }[];
  };
  const [, ...references] = await file('columns=reference&sort=name_desc');
  expect(references).toEqual(list.leads.map(({ referenceId }) => referenceId));
});

it('a selection across pages has the ids of the filter in its order, by name, follow-up and state in the CRM', async () => {
  const [c, a, b] = [
    await addLead({ firstName: 'C' }),
    await addLead({ firstName: 'a' }),
    await addLead({ firstName: 'B' }),
  ];
  await api.pool.query(
    `update leads set follow_up_at = case id when $1 then now() when $2 then now() + interval '1 day' end,
       crm_synced = id = $1, crm_sync_error = case when id = $3 then 'refused' end`,
    [c, b, a],
  );
  const ids = async (query: string, who = admin) =>
    ((await (await api.get(`/api/leads/ids?${query}`, as(who))).json()) as { ids: number[] }).ids;
  expect(await ids('sort=name_asc')).toEqual([a, b, c]);
  expect(await ids('sort=name_desc')).toEqual([c, b, a]);
  const nameless = await addLead();
  await api.pool.query(`update leads set first_name = '', last_name = '' where id = $1`, [nameless]);
  expect(await ids('sort=name_asc')).toEqual([a, b, c, nameless]);
  expect(await ids('sort=name_desc')).toEqual([c, b, a, nameless]);
  await api.pool.query('delete from leads where id = $1', [nameless]);
  expect(await ids('sort=follow_up')).toEqual([c, b, a]);
  expect(await ids('sort=oldest')).toEqual([c, a, b]);
  expect([await ids('crm=synced'), await ids('crm=failed'), await ids('crm=pending')]).toEqual([[c], [a], [b]]);
  expect(await ids('crm=all', agent)).toEqual([]);
});

it('a mail that was refused is tried once more by hand, and the lead says how it stands', async () => {
  const id = await addLead();
  const mail = `consumer = 'mail' and subject_id = $1`;
  const move = (state: string) =>
    api.pool.query(
      `update deliveries set state = $2, lease_until = case when $2 = 'sending' then now() + interval '60 seconds' end where ${mail}`,
      [id, state],
    );
  await move('sending');
  await move('rejected');
  const lead = async () => (await (await api.get(`/api/leads/${String(id)}`, as(admin))).json()) as object;
  expect(await lead()).toMatchObject({ mailDelivery: { state: 'rejected' }, crmDelivery: { state: 'pending' } });
  workers = async () => {
    await move('sending');
    await move('delivered');
  };
  const answer = await api.send('POST', `/api/leads/${String(id)}/mail`, as(admin));
  expect(await answer.json()).toMatchObject({ mailDelivery: { state: 'delivered' } });
  expect(await lead()).toMatchObject({ crmDelivery: { state: 'pending' } });
  expect((await api.send('POST', `/api/leads/${String(id)}/mail`, as(agent))).status).toBe(404);
});
