import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Called, callAs } from '../testing/call-as.ts';
import { sessionTokenOf } from '../listings/testing/staff-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Called>;

let api: TestApi;
let agent: Staff;
let asAdmin: Call;
let asAgent: Call;
let lead: number;

beforeAll(async () => {
  api = await startApi({});
  agent = await signInAs(api, 'agent');
  asAdmin = callAs(api, await signInAs(api, 'admin'));
  asAgent = callAs(api, agent);
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, request_limits restart identity cascade');
  const answer = await api.post('/api/contact', await enquiry(api));
  lead = ((await answer.json()) as { id: number }).id;
  await api.pool.query('update leads set assignee_id = $1', [agent.id]);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const messagesPath = () => `/api/leads/${String(lead)}/messages`;
const mail = (change: object = {}) => ({
  channel: 'email',
  key: randomUUID(),
  language: 'en',
  subject: 'About the office',
  text: 'Dear Hessa,\nit is free.',
  ...change,
});
const write = (body: unknown, call = asAgent) => call('POST', messagesPath(), body);
const list = async () => (await asAgent('GET', messagesPath())).body['messages'] as Record<string, unknown>[];
const owed = async () =>
  (await api.pool.query<{ state: string }>(`select state from deliveries where event = 'message.created'`)).rows;

const upload = async (bytes: string | Uint8Array<ArrayBuffer>, name: string): Promise<Response> =>
  fetch(`${api.url}/api/leads/${String(lead)}/message-files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      cookie: agent.cookie,
      origin: agent.origin,
      ...(await sessionTokenOf(api, agent.cookie)),
      'content-type': 'application/octet-stream',
    },
    body: bytes,
    signal: AbortSignal.timeout(20_000),
  });

describe('an e-mail to the person behind a lead', () => {
  it('is stored and owed in one transaction, waits, and answers the enquiry [M-1223]', async () => {
    const { status, body } = await write(mail());
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        channel: 'email',
        subject: 'About the office',
        delivery: { state: 'waiting', errorCode: null },
        files: [],
      },
    });
    expect(await owed()).toHaveLength(1);
    expect(await list()).toHaveLength(1);
    expect((await asAdmin('GET', `/api/leads/${String(lead)}`)).body['firstTouchedAt']).not.toBeNull();
    const { rows } = await api.pool.query(`select after from audit_entries where action = 'lead.mail_written'`);
    expect(rows).toEqual([{ after: { language: 'en', files: 0 } }]);
  });

  it('is written once, however often the button is pressed [M-1224]', async () => {
    const body = mail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body['id'])).size).toBe(1);
    expect(await owed()).toHaveLength(1);
    expect(await write({ ...body, text: 'Something else' })).toMatchObject({
      status: 409,
      body: { code: 'request.idempotency_conflict' },
    });
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['a place that is not filled in', { text: 'Dear {{firstName}}' }, 'text'],
    ['such a place in the subject', { subject: '{{listing}}' }, 'subject'],
    ['no subject', { subject: undefined }, 'subject'],
    ['a file that nobody added', { fileIds: ['0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e'] }, 'fileIds'],
    ['an empty text', { text: ' \n' }, 'text'],
  ])('with %s is refused, and nothing is owed [M-1222]', async (_name, change, field) => {
    const { status, body } = await write(mail(change));
    expect(status).toBe(400);
    expect((body['errors'] as { path: string }[]).map(({ path }) => path)).toContain(field);
    expect(await owed()).toEqual([]);
  });

  it('is refused where there is no address, and where nobody knows whose enquiry it was [M-1223]', async () => {
    await api.pool.query(`update leads set email = ''`);
    expect(await write(mail())).toMatchObject({ status: 422, body: { code: 'lead_message.no_address' } });
    await api.pool.query(`update leads set email = 'x@anonymous.invalid', anonymised_at = now()`);
    expect(await write(mail())).toMatchObject({ status: 409, body: { code: 'lead_message.anonymous' } });
    expect(await owed()).toEqual([]);
  });

  it('of a lead that is somebody else’s is neither seen nor written', async () => {
    await write(mail());
    await api.pool.query('update leads set assignee_id = null');
    expect((await asAgent('GET', messagesPath())).status).toBe(404);
    expect((await write(mail())).status).toBe(404);
    expect((await asAgent('GET', `/api/leads/${String(lead)}/message-values`)).status).toBe(404);
    expect((await upload('%PDF-', 'a.pdf')).status).toBe(404);
  });

  it('is erased with the person, and what was not sent is cancelled [M-1226]', async () => {
    const added = (await (await upload('%PDF-1.7 plan', 'Plan.pdf')).json()) as { id: string };
    await write(mail({ fileIds: [added.id] }));
    await upload('%PDF-1.7 draft', 'Draft.pdf');
    await addAnswer();
    const { rows } = await api.pool.query<{ email: string }>('select email from leads');
    const erased = await asAdmin('POST', `/api/leads/${String(lead)}/person/erase`, {
      confirmation: rows[0]?.email,
      leadIds: [lead],
    });
    expect(erased.status).toBe(200);
    for (const table of ['lead_messages', 'lead_message_files', 'lead_answers'])
      expect((await api.pool.query(`select from ${table}`)).rowCount).toBe(0);
    expect(await owed()).toEqual([{ state: 'cancelled' }]);
  });

  const addAnswer = () =>
    api.pool.query(
      `insert into lead_answers (lead_id, kind, key, sender, sender_name, subject, text, is_cut, files)
       values ($1, 'answer', repeat('a', 64), 'noura@example.com', 'Noura', 'Re: The villa', 'On Sunday', false, $2)`,
      [lead, JSON.stringify([{ name: 'plan.pdf', size: 5 }])],
    );

  it('what was answered is in what is stored about the person [M-1261]', async () => {
    await addAnswer();
    const { body } = await asAdmin('GET', `/api/leads/${String(lead)}/person/export`);
    expect(body).toMatchObject({
      enquiries: [
        { answers: [{ kind: 'answer', sender: 'noura@example.com', text: 'On Sunday', files: ['plan.pdf'] }] },
      ],
    });
  });

  it('is in what is stored about the person', async () => {
    await write(mail());
    const { body } = await asAdmin('GET', `/api/leads/${String(lead)}/person/export`);
    expect(JSON.stringify(body)).toContain('it is free.');
  });
});

describe('files of an e-mail', () => {
  it('are taken by their content, go with one mail, and are given out to be saved alone [M-1225]', async () => {
    expect(await (await upload('<html>', 'plan.pdf')).json()).toMatchObject({ code: 'lead_message.file_kind' });
    const taken = await upload('%PDF-1.7 plan', '../خطة.pdf');
    expect(taken.status).toBe(201);
    const file = (await taken.json()) as { id: string; name: string };
    expect(file.name).toBe('خطة.pdf');
    expect((await write(mail({ fileIds: [file.id] }))).body).toMatchObject({ files: [{ name: 'خطة.pdf', size: 13 }] });
    // it belongs to that mail now
    expect((await write(mail({ fileIds: [file.id] }))).status).toBe(400);
    const given = await api.get(`/api/leads/${String(lead)}/message-files/${file.id}`, { cookie: agent.cookie });
    expect(given.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await given.text()).toBe('%PDF-1.7 plan');
    const { rows } = await api.pool.query(`select from audit_entries where action = 'lead.file_read'`);
    expect(rows).toHaveLength(1);
  });

  it('are ten megabytes together at most, and nobody sends another’s [M-1225]', async () => {
    const large = new Uint8Array(4 * 1024 * 1024);
    large.set(new TextEncoder().encode('%PDF-'));
    const ids: string[] = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      ids.push(((await (await upload(large, name)).json()) as { id: string }).id);
    expect(await write(mail({ fileIds: ids }))).toMatchObject({
      status: 422,
      body: { code: 'lead_message.too_large' },
    });
    expect((await write(mail({ fileIds: ids.slice(0, 1) }), asAdmin)).status).toBe(400);
    expect((await write(mail({ fileIds: ids.slice(0, 2) }))).status).toBe(201);
    expect((await upload(new Uint8Array(5 * 1024 * 1024 + 1), 'd.pdf')).status).toBe(413);
  });
});

describe('WhatsApp', () => {
  it('is written down as opened, and owes nothing [M-1222]', async () => {
    const { status, body } = await write({ channel: 'whatsapp', key: randomUUID(), language: 'ar', text: 'مرحبًا' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { channel: 'whatsapp', subject: null, delivery: null },
    });
    expect(await owed()).toEqual([]);
    expect((await write({ channel: 'whatsapp', key: randomUUID(), language: 'ar', text: '{{agency}}' })).status).toBe(
      400,
    );
    await api.pool.query('update leads set phone = null');
    expect((await write({ channel: 'whatsapp', key: randomUUID(), language: 'ar', text: 'x' })).status).toBe(422);
  });

  it('and mails are filled in from the lead, its listing and the office, in both languages [M-1221]', async () => {
    const { rows } = await api.pool.query<{ id: number }>(
      `insert into properties (title, title_ar, price, deal, status, address, city, is_active)
       values ('Office in Lusail', 'مكتب في لوسيل', 9000, 'rent', 'for_rent', 'Tower', 'Lusail', true) returning id`,
    );
    const listing = rows[0]?.id ?? 0;
    await api.pool.query('update leads set property_id = $1', [listing]);
    const values = async () => (await asAgent('GET', `/api/leads/${String(lead)}/message-values`)).body;
    expect(await values()).toMatchObject({
      en: { listing: 'Office in Lusail', price: 'QR\u00a09,000', agency: 'Manzil' },
      ar: { listing: 'مكتب في لوسيل', price: '٩٬٠٠٠\u00a0ر.ق', agency: 'منزل' },
    });
    expect(((await values())['ar'] as Record<string, string>)['listingLink']).toMatch(
      new RegExp(`/ar/properties/${String(listing)}$`),
    );
    await api.pool.query('update properties set is_active = false');
    expect((await values())['en'] as object).not.toHaveProperty('listingLink');
  });
});
