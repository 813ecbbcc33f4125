/** A subscription from the form to its end, as its owner, a stranger and a mail program meet it. */
import { dropUnconfirmed } from '@manzil/core/people/store/drop-unconfirmed';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CONTACT_PER_ADDRESS: '1000', LIMIT_CONTACT_PER_PERSON: '100' } });
  admin = await signInAs(api, 'admin');
});
afterAll(() => api.close());
beforeEach(() => void (api.published.length = 0));

const asAdmin = () => ({ cookie: admin.cookie, origin: admin.origin });
const consent = { policyVersion: '2025-06-15', marketing: true };

async function subscribe(email: string): Promise<{ id: number; key: string }> {
  const answer = await api.post('/api/leads', { email, source: 'newsletter', consent, language: 'ar' });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  const { rows } = await api.pool.query<{ key: string }>('select key from subscriptions where lead_id = $1', [id]);
  return { id, key: rows[0]?.key ?? '' };
}

const owed = async (leadId: number) =>
  (
    await api.pool.query<{ consumer: string; event: string; state: string }>(
      `select consumer, event, state from deliveries where subject_kind = 'lead' and subject_id = $1 order by seq, consumer`,
      [leadId],
    )
  ).rows.map(({ consumer, event, state }) => `${consumer} ${event} ${state}`);

const stateOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { state?: string; code?: string }).state,
];
const confirm = (key: string) => api.post(`/api/subscriptions/${key}/confirm`, {});
const end = (key: string) => api.post(`/api/subscriptions/${key}/end`, {});
const leadOf = async (id: number) =>
  (await (await api.get(`/api/leads/${String(id)}`, asAdmin())).json()) as Record<string, unknown>;

it('waits for its owner: a mail asks them, and neither CRM nor office hears of it [M-878]', async () => {
  const { id, key } = await subscribe('waits@example.com');
  expect(await owed(id)).toEqual(['mail lead.confirmation pending']);
  expect(api.published.map(({ event }) => event)).toEqual(['lead.confirmation']);
  const read = await api.get(`/api/subscriptions/${key}`);
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect(await stateOf(read)).toEqual([200, 'waiting']);
  expect(await leadOf(id)).toMatchObject({ subscription: { state: 'waiting' }, mailDelivery: null, crmDelivery: null });
  const timeline = await (await api.get(`/api/leads/${String(id)}/timeline`, asAdmin())).json();
  expect(timeline).toMatchObject({ safety: { kind: 'unconfirmed' } });
  api.demandContract();
});

it('is not sent to the CRM by a change of its status, nor by hand, before it is confirmed [M-878]', async () => {
  const { id, key } = await subscribe('status@example.com');
  await api.send('PATCH', `/api/leads/${String(id)}`, asAdmin(), { status: 'contacted' });
  await api.send('POST', `/api/leads/${String(id)}/sync`, asAdmin());
  expect(await owed(id)).toEqual(['mail lead.confirmation pending']);
  await confirm(key);
  expect(await owed(id)).toContain('crm lead.created pending');
});

it('is handed on once, however often it is confirmed and by how many at once [M-879]', async () => {
  const { id, key } = await subscribe('once@example.com');
  const answers = await Promise.all([confirm(key), confirm(key), confirm(key)]);
  for (const answer of answers) expect(await stateOf(answer)).toEqual([200, 'confirmed']);
  expect((await owed(id)).toSorted()).toEqual([
    'crm lead.created pending',
    'mail lead.confirmation pending',
    'mail lead.created pending',
  ]);
  const actions = await api.pool.query(
    `select action from audit_entries where subject_kind = 'lead' and subject_id = $1`,
    [String(id)],
  );
  expect(actions.rows).toEqual([{ action: 'lead.confirmed' }]);
  api.demandContract();
});

it('ends by the one click of a mail program, which has no session, no token and a form for a body [M-880]', async () => {
  const { id, key } = await subscribe('one-click@example.com');
  await confirm(key);
  await api.pool.query(`update leads set crm_id = 'L-77', crm_synced = true where id = $1`, [id]);
  const click = () =>
    fetch(`${api.url}/api/subscriptions/${key}/end`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect(await stateOf(await click())).toEqual([200, 'ended']);
  expect(await stateOf(await click())).toEqual([200, 'ended']);
  expect(await stateOf(await confirm(key))).toEqual([200, 'ended']);
  expect(await leadOf(id)).toMatchObject({ subscription: { state: 'ended' }, consent: { marketing: false } });
  // what had not left yet does not leave any more
  for (const line of await owed(id)) expect(line).toMatch(/cancelled$/);
  const duties = await api.pool.query('select kind, crm_id as "crmId", done_at as "doneAt" from crm_duties');
  expect(duties.rows).toEqual([{ kind: 'unsubscribe', crmId: 'L-77', doneAt: null }]);
});

it('is deleted at once when its owner says that it was not them [M-880]', async () => {
  const { id, key } = await subscribe('stranger@example.com');
  expect(await stateOf(await end(key))).toEqual([200, 'ended']);
  expect(await owed(id)).toEqual(['mail lead.confirmation cancelled']);
  expect((await api.get(`/api/leads/${String(id)}`, asAdmin())).status).toBe(404);
  for (const answer of [await end(key), await confirm(key), await api.get(`/api/subscriptions/${key}`)])
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'subscription.not_found' }]);
});

it('is dropped after 7 days without a confirmation, with what was to be sent; others stay [M-881]', async () => {
  const [old, young, confirmed, ended] = [
    await subscribe('old@example.com'),
    await subscribe('young@example.com'),
    await subscribe('confirmed@example.com'),
    await subscribe('ended@example.com'),
  ];
  await confirm(confirmed.key);
  await confirm(ended.key);
  await end(ended.key);
  const age = (id: number, days: string) =>
    api.pool.query(`update subscriptions set asked_at = now() - $2::interval where lead_id = $1`, [id, days]);
  for (const { id } of [old, confirmed, ended]) await age(id, '7 days 1 minute');
  await age(young.id, '6 days 23 hours');
  expect(await dropUnconfirmed(api.pool)).toBe(1);
  const { rows } = await api.pool.query<{ id: number }>('select id from leads where id = any ($1) order by id', [
    [old.id, young.id, confirmed.id, ended.id],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([young.id, confirmed.id, ended.id]);
  expect(await owed(old.id)).toEqual(['mail lead.confirmation cancelled']);
});

it('asks one address three times a day at most, and answers the same after it [M-882]', async () => {
  const asked = [];
  for (const email of ['often@example.com', 'Often@example.com', 'often@EXAMPLE.com', 'OFTEN@example.com'])
    asked.push(await subscribe(email));
  const mails = await Promise.all(asked.map(async ({ id }) => (await owed(id)).length));
  expect(mails).toEqual([1, 1, 1, 0]);
  expect(await owed((await subscribe('other@example.com')).id)).toHaveLength(1);
});

it('has a key that nobody can list: staff get it in their file once it is confirmed, for the mails of the agency [M-883]', async () => {
  const waiting = await subscribe('file-waiting@example.com');
  const confirmed = await subscribe('file-confirmed@example.com');
  await confirm(confirmed.key);
  const file = await (await api.get('/api/leads/export?search=file-', asAdmin())).text();
  const line = (email: string) => file.split('\n').find((one) => one.includes(email)) ?? '';
  expect(line('file-waiting')).not.toContain(waiting.key);
  expect(line('file-waiting')).toContain('waiting');
  expect(line('file-confirmed')).toContain(`/ar/subscription?key=${confirmed.key}`);
  const list = await (await api.get('/api/leads?search=file-', asAdmin())).text();
  for (const { key } of [waiting, confirmed]) expect(list).not.toContain(key);
  expect(api.logLines.join('')).not.toContain(confirmed.key);
});
