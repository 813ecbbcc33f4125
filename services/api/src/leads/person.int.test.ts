import { mailLane, type Mail } from '@manzil/core/mail/mail';
import { createFolderMailer, readKeptMails } from '@manzil/core/mail/folder-mailer';
import { eraseOnceMore } from '@manzil/core/start/erase-once-more';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { personKeys } from './intake/person-keys.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let agent: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CONTACT_PER_PERSON: '1000' } });
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
});
beforeEach(() => api.pool.query('truncate leads, deliveries, request_limits restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const as = ({ cookie, origin }: Staff) => ({ cookie, origin });
const get = (path: string, who = admin) => api.get(path, as(who));
const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

async function addLead(changes: Record<string, unknown>): Promise<{ id: number; referenceId: string }> {
  const answer = await api.post('/api/leads', { ...(await enquiry(api)), ...changes });
  expect(answer.status).toBe(201);
  return json(answer);
}

async function addPerson() {
  const newest = { email: 'noura@example.com', phone: '+974 5555 0101', message: 'Secret wish' };
  const first = await addLead(newest);
  const sameEmail = await addLead({ email: 'NOURA@Example.com', phone: '+974 5555 9999' });
  const samePhone = await addLead({ email: 'work@example.org', phone: '٠٠٩٧٤ ٥٥٥٥ ٠١٠١' });
  const other = await addLead({ email: 'other@example.com', phone: '+974 5555 7777' });
  return { first, sameEmail, samePhone, other };
}

interface Enquiries {
  unseen: number;
  enquiries: { id: number; sameEmail: boolean; samePhone: boolean }[];
}
const erase = (id: number, body: unknown, who = admin) =>
  api.send('POST', `/api/leads/${String(id)}/person/erase`, as(who), body);
const codeOf = async (answer: Response) => (await json<{ code: string }>(answer)).code;

describe('the enquiries of one person', () => {
  it('are found by e-mail whatever its capitals, and by phone however it is written', async () => {
    const { first, sameEmail, samePhone } = await addPerson();
    const { enquiries } = await json<Enquiries>(await get(`/api/leads/${String(first.id)}/person`));
    expect(enquiries.map(({ id, ...by }) => ({ id, email: by.sameEmail, phone: by.samePhone }))).toEqual([
      { id: samePhone.id, email: false, phone: true },
      { id: sameEmail.id, email: true, phone: false },
      { id: first.id, email: true, phone: true },
    ]);
  });

  it.each([
    '+974 5555 0101',
    '0097455550101',
    '55550101',
    '٥٥٥٥ ٠١٠١',
    '۵۵۵۵۰۱۰۱',
    '+44 20 7946 0958',
    '974555',
    ' - ',
  ])('knows %j by the same number as the limit on enquiries does', async (phone) => {
    const { rows } = await api.pool.query<{ key: string | null }>('select lead_phone_key($1) as key', [phone]);
    expect(rows[0]?.key ?? undefined).toBe(personKeys({ email: 'a@example.com', phone })[1]);
  });

  it('of an agent are those that the agent looks after, with how many more there are [M-1066]', async () => {
    const { first, sameEmail } = await addPerson();
    await api.pool.query('update leads set assignee_id = $1 where id = $2', [agent.id, first.id]);
    const { enquiries, unseen } = await json<Enquiries>(await get(`/api/leads/${String(first.id)}/person`, agent));
    expect([enquiries.map(({ id }) => id), unseen]).toEqual([[first.id], 2]);
    expect((await get(`/api/leads/${String(sameEmail.id)}/person`, agent)).status).toBe(404);
    expect((await get(`/api/leads/${String(first.id)}/person/export`, agent)).status).toBe(403);
    expect((await erase(first.id, { confirmation: 'noura@example.com', leadIds: [first.id] }, agent)).status).toBe(403);
  });
});

describe('what is stored of a person', () => {
  it('comes as a file with all of it, and that it was taken is recorded without a name', async () => {
    const { first, other } = await addPerson();
    await api.pool.query(`insert into lead_entries (lead_id, kind, text) values ($1, 'note', 'Calls on Sundays')`, [
      first.id,
    ]);
    const answer = await get(`/api/leads/${String(first.id)}/person/export`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="person-MZL-\w+\.json"$/);
    const text = await answer.text();
    for (const part of ['noura@example.com', 'Secret wish', 'Calls on Sundays', 'lead.created', 'work@example.org'])
      expect(text).toContain(part);
    expect(text).not.toContain('other@example.com');
    expect((await get(`/api/leads/${String(other.id + 1)}/person/export`)).status).toBe(404);
    const { rows } = await api.pool.query(
      `select action, subject_id, after from audit_entries where action = 'personal_data.exported' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'personal_data.exported', subject_id: String(first.id), after: { records: 3 } }]);
  });
});

describe('erasing a person', () => {
  const mail = (id: string, leadReference: string | null): Mail => ({
    id,
    to: { name: null, address: 'office@example.com' },
    replyTo: null,
    senderName: 'Manzil',
    subject: 'About noura@example.com',
    text: 'noura@example.com',
    html: null,
    leadReference,
  });
  const keep = (one: Mail) => createFolderMailer(api.dataDir).send(one, new AbortController().signal);

  it('deletes every enquiry, what waits to be sent and kept mails, and says what others still have', async () => {
    const { first, sameEmail, samePhone, other } = await addPerson();
    await api.pool.query(`update leads set crm_synced = true, crm_id = 'L-1' where id = $1`, [first.id]);
    await keep(mail('aaa', first.referenceId));
    await keep(mail('bbb', other.referenceId));
    const leadIds = [first.id, sameEmail.id, samePhone.id];
    const answer = await erase(first.id, { confirmation: ' Noura@example.com ', leadIds });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      erased: 3,
      cancelled: 6,
      mailsErased: 1,
      mailsSent: 0,
      owners: 0,
      crmCopies: [{ referenceId: first.referenceId, crmId: 'L-1' }],
    });
    const left = await api.pool.query<{ id: number }>('select id from leads');
    expect(left.rows).toEqual([{ id: other.id }]);
    const states = await api.pool.query(
      `select subject_id = $1 as other, state, count(*)::integer as n from deliveries group by 1, 2 order by 1`,
      [other.id],
    );
    expect(states.rows).toEqual([
      { other: false, state: 'cancelled', n: 6 },
      { other: true, state: 'pending', n: 2 },
    ]);
    const mails = await json<{ mails: { id: string }[] }>(await get('/api/admin/mails'));
    expect(mails.mails.map(({ id }) => id)).toEqual(['bbb']);
    const everything = await api.pool.query('select * from audit_entries');
    expect(JSON.stringify(everything.rows)).not.toMatch(/noura|Secret|5555/i);
    expect(everything.rows.filter(({ action }) => action === 'lead.erased')).toHaveLength(3);
    expect(api.logLines.join('\n')).not.toMatch(/noura@/i);
  });

  it('is done once more after a restore brought it back, by references alone [M-922]', async () => {
    const { first, sameEmail, samePhone, other } = await addPerson();
    await api.pool.query(`update leads set crm_synced = true, crm_id = 'L-1' where id = $1`, [first.id]);
    for (const table of ['leads', 'deliveries'])
      await api.pool.query(`create table backup_of_${table} as select * from ${table}`);
    const leadIds = [first.id, sameEmail.id, samePhone.id];
    expect((await erase(first.id, { confirmation: 'noura@example.com', leadIds })).status).toBe(200);
    // what infra/backup and infra/restore ask, from before the restore
    const erased = await api.pool.query<{ label: string }>(
      `select distinct subject_label as label from audit_entries
       where action = 'lead.erased' and subject_label = any($1)`,
      [[first, sameEmail, samePhone].map(({ referenceId }) => referenceId)],
    );
    await api.pool.query('truncate leads, deliveries, crm_duties cascade');
    for (const table of ['leads', 'deliveries']) {
      // as pg_restore does: what the database derives is derived anew
      const { rows } = await api.pool.query<{ columns: string }>(
        `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
         where table_schema = current_schema and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const columns = rows[0]?.columns ?? '';
      await api.pool.query(
        `insert into ${table} (${columns}) overriding system value select ${columns} from backup_of_${table}`,
      );
      await api.pool.query(`drop table backup_of_${table}`);
    }
    const folder = await mkdtemp(join(tmpdir(), 'manzil-restored-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const one of [mail('aaa', first.referenceId), mail('bbb', other.referenceId)])
      await createFolderMailer(folder).send(one, new AbortController().signal);

    // neither in the backup, one with a copy that the CRM had by then; and lines that are none
    const [gone, elsewhere] = [`MZL-${'0'.repeat(26)}`, `MZL-${'1'.repeat(26)}\tsandbox\tL-9`];
    const list = `${erased.rows.map(({ label }) => label).join('\r\n')}\n\n${gone}\n${elsewhere}\n"; drop table leads\n`;
    const place = { DATABASE_URL: api.databaseUrl, DATA_DIR: folder };
    expect(await eraseOnceMore(place, list)).toEqual({ erased: 3, unreadable: 1 });
    expect(await eraseOnceMore(place, list)).toEqual({ erased: 0, unreadable: 1 });
    const left = await api.pool.query<{ id: number }>('select id from leads');
    expect(left.rows).toEqual([{ id: other.id }]);
    // nothing of them is sent, and what the CRM has is a duty again
    const owed = await api.pool.query<{ id: number }>(
      `select distinct subject_id as id from deliveries where state = 'pending'`,
    );
    expect(owed.rows).toEqual([{ id: other.id }]);
    const duties = await api.pool.query<{ crm_id: string }>('select crm_id from crm_duties order by crm_id');
    expect(duties.rows).toEqual([{ crm_id: 'L-1' }, { crm_id: 'L-9' }]);
    expect((await readKeptMails(folder)).map(({ id }) => id)).toEqual(['bbb']);
  });

  it('says that the CRM has a contact, where a try left one behind and the lead still waits', async () => {
    const { first, sameEmail, samePhone } = await addPerson();
    const leadIds = [first.id, sameEmail.id, samePhone.id];
    for (const [id, answer] of [
      [first.id, 'contact: 512, category: RATE_LIMITS'],
      [sameEmail.id, 'category: RATE_LIMITS'],
    ])
      await api.pool.query(
        `insert into delivery_attempts (delivery_id, fence, kind, provider, ended_at, outcome, answer, subject_version)
         select d.id, 1, 'send', 'hubspot', now(), 'retry', $2, 1 from deliveries d
         where d.consumer = 'crm' and d.subject_kind = 'lead' and d.subject_id = $1`,
        [id, answer],
      );
    const answer = await erase(first.id, { confirmation: 'noura@example.com', leadIds });
    expect(await answer.json()).toMatchObject({ crmCopies: [{ referenceId: first.referenceId, crmId: null }] });
  });

  it('is refused for another address, and when the person has other enquiries by now', async () => {
    const { first, sameEmail, samePhone } = await addPerson();
    const leadIds = [first.id, sameEmail.id, samePhone.id];
    expect(await codeOf(await erase(first.id, { confirmation: 'noura', leadIds }))).toBe('lead.confirmation_wrong');
    const few = await erase(first.id, { confirmation: 'noura@example.com', leadIds: [first.id] });
    expect([few.status, await codeOf(few)]).toEqual([409, 'lead.person_changed']);
    expect((await erase(999_999, { confirmation: 'noura@example.com', leadIds })).status).toBe(404);
    expect((await api.pool.query('select from leads')).rowCount).toBe(4);
  });

  it('waits for a mail that is just being written, and erases that one too', async () => {
    const { first, sameEmail, samePhone } = await addPerson();
    const sending = await api.pool.query<{ id: string }>(
      `update deliveries set state = 'sending', lease_until = now() + interval '60 seconds'
       where consumer = $1 and subject_id = $2 returning id`,
      [mailLane.consumer, first.id],
    );
    const erasing = erase(first.id, {
      confirmation: 'noura@example.com',
      leadIds: [first.id, sameEmail.id, samePhone.id],
    });
    await expect.poll(async () => (await api.pool.query('select from leads')).rowCount).toBe(1);
    await keep(mail('late', first.referenceId));
    await api.pool.query(`update deliveries set state = 'delivered', lease_until = null where id = $1`, [
      sending.rows[0]?.id,
    ]);
    expect(await (await erasing).json()).toMatchObject({ erased: 3, cancelled: 5, mailsErased: 1 });
  });
});

describe('a kept mail', () => {
  it('is read by administrators only', async () => {
    const one: Mail = {
      id: 'ccc',
      to: { name: null, address: 'office@example.com' },
      replyTo: null,
      senderName: 'Manzil',
      subject: 'Hello',
      text: 'Text',
      html: '<p>Text</p>',
      leadReference: null,
    };
    await createFolderMailer(api.dataDir).send(one, new AbortController().signal);
    expect(await json(await get('/api/admin/mails/ccc'))).toMatchObject({ subject: 'Hello', html: '<p>Text</p>' });
    expect((await get('/api/admin/mails/ddd')).status).toBe(404);
    expect((await get('/api/admin/mails/..%2Fsecrets')).status).toBe(404);
    expect((await get('/api/admin/mails', agent)).status).toBe(403);
    expect(await json(await get('/api/admin/mails'))).toMatchObject({ kept: true });
  });
});
