import { contactRules, maskedValue, type ContactRule } from '@manzil/core/accounts/contact-rules';
import { permissions } from '@manzil/core/accounts/permissions';
import { createFolderMailer } from '@manzil/core/mail/folder-mailer';
import type { Mail } from '@manzil/core/mail/mail';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWith, made } from '../accounts/testing/api-tokens.ts';
import { contract } from '../contract/document.ts';
import { readOperations } from '../contract/operations.ts';
import { callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

const email = 'hidden.person@example.qa';
const phone = '+974 5599 0177';
const reference = 'MZL-HIDDEN';
const subscriptionKey = '0123456789abcdef'.repeat(2);
const mailId = 'of-the-hidden-one';

let api: TestApi;
let person: Staff;
let leadId: number;

/** All permissions and these rules, for the one person of these tests. */
const showing = (phoneRule: ContactRule, emailRule: ContactRule) =>
  api.pool.query(`update roles set phone_rule = $1, email_rule = $2 where key = 'desk'`, [phoneRule, emailRule]);
const assign = (to: number | null) => api.pool.query('update leads set assignee_id = $1 where id = $2', [to, leadId]);
const call = (method: string, path: string, body?: object) => callAs(api, person)(method, path, body);
const lead = async () => (await call('GET', `/api/leads/${String(leadId)}`)).body;

beforeAll(async () => {
  api = await startApi({ forceWaitMs: 50 });
  await api.pool.query(`insert into roles (key, name_en, name_ar, permissions) values ('desk', 'Desk', 'مكتب', $1)`, [
    [...permissions],
  ]);
  person = await signInAs(api, 'user');
  await api.pool.query(`update users set role = 'desk' where id = $1`, [person.id]);
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into leads (reference_id, first_name, email, phone, source)
     values ($1, '', $2, $3, 'newsletter'), ('MZL-OTHER', 'Noura', $2, $3, 'contact_form') returning id`,
    [reference, email, phone],
  );
  leadId = rows[0]?.id ?? 0;
  await api.pool.query('insert into subscriptions (lead_id, key, confirmed_at) values ($1, $2, now())', [
    leadId,
    subscriptionKey,
  ]);
  const mail: Mail = {
    id: mailId,
    to: { name: null, address: email },
    subject: `New enquiry: ${email}, Newsletter`,
    text: `Phone: ${phone}`,
    html: `<a href="tel:+97455990177">${phone}</a>`,
    replyTo: null,
    senderName: 'Manzil',
    leadReference: reference,
  };
  await createFolderMailer(api.dataDir).send(mail, new AbortController().signal);
});
beforeEach(async () => {
  await api.pool.query('truncate request_limits');
  await showing('masked', 'masked');
  await assign(null);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const reads = readOperations(contract).filter(
  ({ method, permission }) => method.toLowerCase() === 'get' && permission !== 'public',
);
const addressOf = (path: string): string =>
  path
    .replaceAll('{id}', String(leadId))
    .replace('{mail}', mailId)
    .replace('{crm_provider}', 'sandbox')
    .replace('{session}', '00000000-0000-4000-8000-000000000000')
    .replaceAll(/\{\w+\}/g, '1');
/** As somebody types who wants to know. */
const queryOf = (id: string): string => (id === 'searchForStaff' ? `?q=${reference}` : '');
const tells = (text: string): boolean => /hidden\.person|5599 ?0177|(?:0123456789abcdef){2}/.test(text);

async function readBy({ id, path }: (typeof reads)[number]): Promise<string> {
  const { cookie, origin } = person;
  return (await api.get(`${addressOf(path)}${queryOf(id)}`, { cookie, origin })).text();
}

describe('a role that masks telephone number and e-mail', () => {
  it('sees where they stand when it does not mask them: what follows can fail', async () => {
    await showing('open', 'open');
    const telling = [];
    for (const read of reads) if (tells(await readBy(read))) telling.push(read.id);
    expect(telling).toEqual(
      expect.arrayContaining([
        'listLeads',
        'getLead',
        'listPersonEnquiries',
        'exportPerson',
        'exportLeads',
        'searchForStaff',
        'listKeptMails',
        'getKeptMail',
      ]),
    );
  });

  it.each(reads.map((read) => [read.id, read] as const))('reads neither of them by %s [M-860]', async (_id, read) => {
    expect(await readBy(read)).not.toSatisfy(tells);
  });

  it('finds nobody by them, in part or whole [M-860]', async () => {
    for (const search of [email, 'hidden.person', '5599', phone]) {
      const query = `search=${encodeURIComponent(search)}`;
      expect((await call('GET', `/api/leads?${query}`)).body).toMatchObject({ leads: [], pagination: { total: 0 } });
      expect((await call('GET', `/api/leads/ids?${query}`)).body).toEqual({ ids: [] });
      const { cookie, origin } = person;
      const file = await (await api.get(`/api/leads/export?${query}`, { cookie, origin })).text();
      expect(file.trim().split('\n')).toHaveLength(1);
      const found = await call('GET', `/api/admin/search?q=${encodeURIComponent(search)}`);
      expect(found.body['results']).toEqual([]);
    }
    expect((await call('GET', '/api/leads?search=Noura')).body).toMatchObject({ pagination: { total: 1 } });
  });

  it('is told which are masked, and of what is in free text or confirms a guess that it is not for it [M-860]', async () => {
    expect(await lead()).toMatchObject({ email: maskedValue, phone: maskedValue, masked: ['phone', 'email'] });
    const refused = { status: 403, body: { code: 'lead.contact_masked' } };
    expect(await call('GET', `/api/admin/mails/${mailId}`)).toMatchObject(refused);
    expect(await call('GET', `/api/leads/${String(leadId)}/person/export`)).toMatchObject(refused);
    const erasure = { confirmation: email, leadIds: [leadId] };
    expect(await call('POST', `/api/leads/${String(leadId)}/person/erase`, erasure)).toMatchObject(refused);
    await showing('masked', 'open');
    expect(await lead()).toMatchObject({ email, phone: maskedValue, masked: ['phone'] });
    // its number stands in the text
    expect(await call('GET', `/api/admin/mails/${mailId}`)).toMatchObject(refused);
  });

  it('changes a lead without being told more [M-860]', async () => {
    const changed = await call('PATCH', `/api/leads/${String(leadId)}`, { notes: 'Called' });
    expect(changed.body).toMatchObject({ notes: 'Called', email: maskedValue, phone: maskedValue });
  });
});

it('until it is taken: shown, and found, from then on by whom it is assigned to [M-860]', async () => {
  await showing('until_taken', 'until_taken');
  const other = await signInAs(api, 'agent');
  for (const whose of [null, other.id]) {
    await assign(whose);
    expect(await lead()).toMatchObject({ email: maskedValue, phone: maskedValue });
    expect((await call('GET', '/api/leads?search=5599')).body).toMatchObject({ leads: [] });
  }
  const taken = await call('PATCH', `/api/leads/${String(leadId)}`, { assigneeId: person.id });
  expect(taken.body).toMatchObject({ email, phone, masked: [] });
  const { leads } = (await call('GET', '/api/leads?search=5599')).body as { leads: { id: number }[] };
  expect(leads.map(({ id }) => id)).toEqual([leadId]);
  const found = await call('GET', '/api/admin/search?q=hidden.person');
  expect(found.body['results']).toMatchObject([{ id: leadId, detail: email }]);
});

describe('showing them', () => {
  const show = () => call('POST', `/api/leads/${String(leadId)}/contact`);
  const entries = async () =>
    (
      await api.pool.query(
        `select actor_id, subject_id, subject_label, after from audit_entries where action = 'lead.unmasked' order by id`,
      )
    ).rows;

  it('is an entry of the audit log, without the values, each time [M-861]', async () => {
    const before = (await entries()).length;
    expect(await show()).toMatchObject({ status: 200, body: { email, phone } });
    await showing('open', 'masked');
    await show();
    const entry = { actor_id: person.id, subject_id: String(leadId), subject_label: reference };
    expect((await entries()).slice(before)).toEqual([
      { ...entry, after: { fields: ['phone', 'email'] } },
      { ...entry, after: { fields: ['email'] } },
    ]);
    const { rows } = await api.pool.query('select * from audit_entries');
    expect(JSON.stringify(rows)).not.toSatisfy(tells);
    expect(api.logLines.join('\n')).not.toSatisfy(tells);
  });

  it('is none where the role shows them anyway [M-861]', async () => {
    const before = (await entries()).length;
    await showing('open', 'open');
    expect(await show()).toMatchObject({ status: 200, body: { email, phone } });
    expect(await entries()).toHaveLength(before);
  });

  it('has an end at sixty in an hour [M-861]', async () => {
    for (let nth = 0; nth < 60; nth += 1) expect((await show()).status).toBe(200);
    expect(await show()).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  });

  it('is not for machines, which mask what their maker’s role masks [M-861]', async () => {
    await api.pool.query('delete from request_limits');
    const admin = await signInAs(api, 'admin');
    await showing('masked', 'masked');
    const token = await made(api, person, ['leads.read_own', 'leads.read_all']);
    const path = `/api/leads/${String(leadId)}`;
    expect((await callWith(api, token, 'GET', path)).body).toMatchObject({ email: maskedValue, phone: maskedValue });
    const refused = { status: 403, body: { code: 'lead.contact_masked' } };
    expect(await callWith(api, token, 'POST', `${path}/contact`)).toMatchObject(refused);
    const whole = await made(api, admin, ['leads.read_own', 'leads.read_all'], 'Another machine');
    expect((await callWith(api, whole, 'GET', path)).body).toMatchObject({ email, phone });
    expect(await callWith(api, whole, 'POST', `${path}/contact`)).toMatchObject(refused);
  });

  it('shows nothing of a lead that is not theirs, or that cannot be recorded [M-861]', async () => {
    expect((await call('POST', '/api/leads/2147483647/contact')).status).toBe(404);
    await api.pool.query('alter table audit_entries rename to audit_entries_away');
    try {
      const answer = await show();
      expect(answer.status).toBe(503);
      expect(JSON.stringify(answer.body)).not.toSatisfy(tells);
    } finally {
      await api.pool.query('alter table audit_entries_away rename to audit_entries');
    }
  });
});

describe('the rules of a role', () => {
  const name = { en: 'Rules', ar: 'قواعد' };
  const rule = (phoneRule: ContactRule, emailRule: ContactRule) => ({ phone: phoneRule, email: emailRule });

  it('are open unless said otherwise, change by themselves, and stand in the audit log [M-862]', async () => {
    await showing('open', 'open');
    const body = { key: 'with_rules', name, permissions: ['leads.read_own'] };
    expect((await call('POST', '/api/roles', body)).body).toMatchObject({ contact: rule('open', 'open') });
    const change = { name, permissions: ['leads.read_own'], contact: rule('until_taken', 'masked') };
    expect((await call('PUT', '/api/roles/with_rules', change)).body).toMatchObject({ contact: change.contact });
    // saying nothing opens nothing
    const silent = { name, permissions: ['leads.read_own', 'seo.read'] };
    expect((await call('PUT', '/api/roles/with_rules', silent)).body).toMatchObject({ contact: change.contact });
    const { rows } = await api.pool.query<{ before: object; after: object }>(
      `select before, after from audit_entries where action = 'role.updated' and subject_id = 'with_rules' order by id`,
    );
    expect(rows[0]).toMatchObject({
      before: { phoneRule: 'open', emailRule: 'open' },
      after: { phoneRule: 'until_taken', emailRule: 'masked' },
    });
    const unknown = { ...change, contact: { phone: 'sometimes', email: 'open' } };
    expect((await call('PUT', '/api/roles/with_rules', unknown)).status).toBe(400);
    expect((await call('GET', '/api/auth/user')).body).toMatchObject({ contact: rule('open', 'open') });
  });

  it.each(contactRules.flatMap((own) => contactRules.map((given) => [own, given] as const)))(
    'of somebody whose own is %s: gives %s or not, as nobody gives beyond their own [M-862]',
    async (own, given) => {
      await showing(own, 'open');
      const key = `given_${own}_${given}`;
      const body = { key, name, permissions: ['leads.read_own'], contact: rule(given, 'open') };
      const isBeyond = contactRules.indexOf(given) < contactRules.indexOf(own);
      const answer = await call('POST', '/api/roles', body);
      expect([answer.status, answer.body['code']]).toEqual(isBeyond ? [403, 'role.beyond_own'] : [201, undefined]);
      const { id } = await signInAs(api, 'user');
      // a built-in role shows all
      const built = await call('PATCH', `/api/users/${String(id)}`, { role: 'agent' });
      expect(built.status).toBe(own === 'open' ? 200 : 403);
    },
  );

  it('cannot be put on a built-in role, whoever writes the table', async () => {
    await expect(api.pool.query(`update roles set phone_rule = 'masked' where key = 'agent'`)).rejects.toThrow(/check/);
  });
});
