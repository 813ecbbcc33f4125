/** What is left to do in the CRM, and enquiries that nobody needs any more. */
import { anonymiseOldLeads } from '@manzil/core/people/store/retention-store';
import { createFolderMailer } from '@manzil/core/mail/folder-mailer';
import { createReconciliationLedger } from '@manzil/core/deliveries/store/reconciliation-ledger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CONTACT_PER_PERSON: '1000' } });
  admin = await signInAs(api, 'admin');
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, delivery_attempts, crm_duties, request_limits cascade');
  await api.pool.query('update retention set months = 24, confirmed_at = null, confirmed_by = null');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const as = ({ cookie, origin }: Staff) => ({ cookie, origin });
const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const get = <T>(path: string) => json<T>(api.get(path, as(admin)));

async function addLead(changes: Record<string, unknown> = {}): Promise<{ id: number; referenceId: string }> {
  const answer = await api.post('/api/leads', { ...(await enquiry(api)), ...changes });
  expect(answer.status).toBe(201);
  return json(answer);
}

/** Worked on last so long ago, and handed on. */
async function oldLead(months: number, changes: Record<string, unknown> = {}) {
  const lead = await addLead(changes);
  await api.pool.query(`insert into lead_entries (lead_id, kind, text) values ($1, 'note', 'likes the sea')`, [
    lead.id,
  ]);
  await api.pool.query(`update leads set crm_id = 'L-' || id, crm_synced = true where id = $1`, [lead.id]);
  await api.pool.query(
    `with long as (select now() - make_interval(months => $2) as ago)
     update leads set created_at = ago, updated_at = ago, first_touched_at = ago from long where id = $1`,
    [lead.id, months],
  );
  await api.pool.query(`delete from deliveries where subject_id = $1`, [lead.id]);
  return lead;
}

/** The table of states lets none begin so. */
const addDelivered = (leadId: number) =>
  api.pool.query(`
    set session_replication_role = replica;
    insert into deliveries
      (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, state, settled_at)
    values (gen_random_uuid(), 'crm', 'sandbox', 'lead.created', 'lead', ${String(leadId)}, 1, 1, 'key-1', 'delivered', now());
    set session_replication_role = default`);

const confirm = (months: number, due: number) => api.send('PUT', '/api/admin/retention', as(admin), { months, due });
const rowOf = async (id: number) =>
  (await api.pool.query<Record<string, unknown>>('select * from leads where id = $1', [id])).rows[0];

describe('enquiries that nobody needs any more', () => {
  it('stay as they are until an administrator has seen how many they are, and agreed [M-885]', async () => {
    const old = await oldLead(25);
    await oldLead(23);
    expect(await anonymiseOldLeads(api.pool)).toBe(0);
    expect(await get('/api/admin/retention')).toMatchObject({
      months: 24,
      confirmed: null,
      due: 1,
      owed: 0,
      anonymised: 0,
    });
    expect(await get('/api/admin/retention?months=12')).toMatchObject({ months: 12, due: 2 });
    const fewer = await confirm(12, 1);
    expect([fewer.status, await fewer.json()]).toMatchObject([409, { code: 'retention.changed' }]);
    expect(await anonymiseOldLeads(api.pool)).toBe(0);
    expect(await json(confirm(24, 1))).toMatchObject({ confirmed: { by: admin.username, months: 24 } });
    expect(await anonymiseOldLeads(api.pool)).toBe(1);
    expect(await rowOf(old.id)).toMatchObject({ anonymised_at: expect.anything() as unknown });
    expect(await get('/api/admin/retention')).toMatchObject({ due: 0, anonymised: 1 });
    const { rows } = await api.pool.query(
      `select action, after from audit_entries where action like 'lead.retention%' or action = 'lead.anonymised' order by id`,
    );
    expect(rows).toMatchObject([
      { action: 'lead.retention_confirmed', after: { months: 24, due: 1 } },
      { action: 'lead.anonymised', after: { leads: 1, months: 24 } },
    ]);
  });

  it('lose what says whose they are, and keep what is counted [M-886]', async () => {
    const { id, referenceId } = await oldLead(30, {
      firstName: 'Canary',
      lastName: 'Nightingale',
      email: 'canary@example.com',
      phone: '+974 5555 0199',
      message: 'my secret wish',
    });
    await addDelivered(id);
    await api.pool.query(
      `insert into delivery_attempts (delivery_id, kind, provider, fence, subject_version, ended_at, outcome, answer)
       select id, 'send', 'sandbox', 1, 1, now(), 'delivered', '{"said":"Canary"}' from deliveries`,
    );
    await confirm(24, 1);
    expect(await anonymiseOldLeads(api.pool)).toBe(1);
    const everywhere = await api.pool.query<{ row: string }>(
      `select row_to_json(l)::text as row from leads l union all select row_to_json(d)::text from deliveries d
       union all select row_to_json(a)::text from delivery_attempts a union all select row_to_json(e)::text from lead_entries e`,
    );
    const kept = everywhere.rows.map(({ row }) => row).join('\n');
    for (const personal of ['anary', 'ightingale', '0199', 'secret', 'likes the sea'])
      expect(kept).not.toContain(personal);
    const lead = await get<Record<string, unknown>>(`/api/leads/${String(id)}`);
    expect(lead).toMatchObject({ referenceId, status: 'new', source: 'contact_form', crmId: `L-${String(id)}` });
  });

  it.each([
    ['somebody worked on it since', `update leads set updated_at = now()`],
    ['somebody wants to come back to it', `update leads set follow_up_at = now() + interval '1 day'`],
  ])('wait while %s [M-886]', async (_why, statement) => {
    await oldLead(40);
    await api.pool.query(statement);
    await confirm(24, 0);
    expect(await anonymiseOldLeads(api.pool)).toBe(0);
  });

  it('wait while the CRM or a mail is owed, or a subscription goes on [M-886]', async () => {
    const owed = await addLead();
    const reader = await addLead({ source: 'newsletter', consent: { policyVersion: '1', marketing: true } });
    await api.pool.query(
      `update leads set created_at = now() - interval '5 years', updated_at = now() - interval '5 years'`,
    );
    await api.pool.query(`delete from deliveries where subject_id = $1`, [reader.id]);
    await api.pool.query(`update subscriptions set confirmed_at = now()`);
    expect(await get('/api/admin/retention')).toMatchObject({ due: 0, owed: 1 });
    await confirm(24, 0);
    expect(await anonymiseOldLeads(api.pool)).toBe(0);
    expect(await rowOf(owed.id)).toMatchObject({ anonymised_at: null });
    await api.pool.query(`update subscriptions set ended_at = now()`);
    expect(await anonymiseOldLeads(api.pool)).toBe(1);
  });

  it('leave the copy of the CRM as it is, whatever staff change afterwards and a comparison misses [M-887]', async () => {
    const { id } = await oldLead(30);
    await confirm(24, 1);
    await anonymiseOldLeads(api.pool);
    const changed = await api.send('PATCH', `/api/leads/${String(id)}`, as(admin), { status: 'contacted' });
    expect(changed.status).toBe(200);
    expect((await api.pool.query('select from deliveries')).rowCount).toBe(0);
    await addDelivered(id);
    const { rows } = await api.pool.query<{ id: string }>('select id from deliveries');
    const ledger = createReconciliationLedger(api.pool, { consumer: 'crm', provider: 'sandbox' });
    expect(await ledger.sendAgain(rows[0]?.id ?? '')).toBe('moved_on');
  });

  it('are left alone again once it is stopped [M-885]', async () => {
    await oldLead(30);
    await confirm(24, 1);
    const stopped = await api.send('DELETE', '/api/admin/retention', as(admin));
    expect(await stopped.json()).toMatchObject({ confirmed: null, due: 1 });
    expect(await anonymiseOldLeads(api.pool)).toBe(0);
  });
});

describe('what is left to do in the CRM', () => {
  interface Duties {
    duties: { id: number; kind: string; leadReference: string; crmId: string | null; doneBy: string | null }[];
  }

  it('is written by an erasure, listed, ticked and taken back [M-888]', async () => {
    const { id, referenceId } = await oldLead(1, { email: 'gone@example.com', phone: '+974 5555 0123' });
    const erased = await api.send('POST', `/api/leads/${String(id)}/person/erase`, as(admin), {
      confirmation: 'gone@example.com',
      leadIds: [id],
    });
    expect(await erased.json()).toMatchObject({ erased: 1, crmCopies: [{ referenceId, crmId: `L-${String(id)}` }] });
    const [duty] = (await get<Duties>('/api/admin/crm-duties')).duties;
    expect(duty).toMatchObject({ kind: 'erase', leadReference: referenceId, crmId: `L-${String(id)}`, doneBy: null });
    const tick = (done: boolean) => api.send('PUT', `/api/admin/crm-duties/${String(duty?.id)}`, as(admin), { done });
    expect(await json(tick(true))).toMatchObject({ doneBy: admin.username });
    expect((await get<Duties>('/api/admin/crm-duties')).duties).toEqual([]);
    expect((await get<Duties>('/api/admin/crm-duties?state=done')).duties).toHaveLength(1);
    expect(await json(tick(false))).toMatchObject({ doneBy: null, doneAt: null });
    const missing = await api.send('PUT', '/api/admin/crm-duties/999', as(admin), { done: true });
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'crm_duty.not_found' }]);
  });
});

describe('the data of a person', () => {
  it('is handed out and erased only after the password [M-889]', async () => {
    const { id } = await addLead({ email: 'who@example.com' });
    const late = await signInAs(api, 'admin');
    await api.pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{confirmedAt}', '0')::json where (sess ->> 'userId')::integer = $1`,
      [late.id],
    );
    const path = `/api/leads/${String(id)}/person`;
    for (const answer of [
      await api.get(`${path}/export`, as(late)),
      await api.send('POST', `${path}/erase`, as(late), { confirmation: 'who@example.com', leadIds: [id] }),
      await api.send('PUT', '/api/admin/retention', as(late), { months: 24, due: 0 }),
    ])
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'auth.confirmation_required' }]);
    expect(await rowOf(id)).toBeDefined();
  });

  it('comes with its mails that are kept here, what was done with it and its subscription [M-889]', async () => {
    const { id, referenceId } = await addLead({ email: 'all@example.com' });
    await api.send('PATCH', `/api/leads/${String(id)}`, as(admin), { status: 'contacted' });
    const mail = {
      id: 'm-1',
      to: { name: null, address: 'office@example.com' },
      replyTo: null,
      html: null,
      senderName: 'Manzil',
    };
    const send = (leadReference: string, text: string) =>
      createFolderMailer(api.dataDir).send(
        { ...mail, id: `m-${leadReference}`, subject: 'New enquiry', text, leadReference },
        AbortSignal.timeout(1_000),
      );
    await send(referenceId, 'all of it');
    await send('MZL-OTHER', 'of somebody else');
    const file = await get<{ enquiries: Record<string, unknown>[]; mails: { text: string }[] }>(
      `/api/leads/${String(id)}/person/export`,
    );
    expect(file.mails.map(({ text }) => text)).toEqual(['all of it']);
    expect(file.enquiries).toMatchObject([
      { referenceId, history: [{ action: 'lead.updated' }], subscriptionAskedAt: null },
    ]);
  });
});
