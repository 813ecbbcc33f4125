import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Called, callAs } from '../testing/call-as.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Called>;

let api: TestApi;
let asManager: Call;
let asAgent: Call;

beforeAll(async () => {
  api = await startApi({});
  asManager = callAs(api, await signInAs(api, 'manager'));
  asAgent = callAs(api, await signInAs(api, 'agent'));
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const path = '/api/message-templates';
const mail = {
  kind: 'email',
  name: ' Offer ',
  nameAr: 'عرض',
  subject: 'About {{listing}}',
  subjectAr: 'بخصوص {{listing}}',
  text: 'Dear {{ firstName }}',
  textAr: 'السلام عليكم {{firstName}}',
};
const list = async () => (await asAgent('GET', path)).body['templates'] as Record<string, unknown>[];

it('a new agency begins with three in both languages, that any lead can be filled into [M-1220]', async () => {
  const begun = await list();
  expect(begun.map(({ kind }) => kind)).toEqual(['whatsapp', 'email', 'snippet']);
  for (const template of begun) expect(template['textAr']).toMatch(/\p{Script=Arabic}/u);
  for (const { id, version, ...content } of begun)
    expect((await asManager('PUT', `${path}/${String(id)}`, { ...content, version })).status).toBe(200);
});

it('are added, changed with the version that was shown, and removed, each in the audit log [M-1220]', async () => {
  const { status, body } = await asManager('POST', path, mail);
  expect({ status, body }).toMatchObject({ status: 201, body: { name: 'Offer', version: 1 } });
  const one = `${path}/${String(body['id'])}`;
  expect((await asManager('PUT', one, { ...mail, name: 'Second', version: 1 })).body).toMatchObject({ version: 2 });
  expect(await asManager('PUT', one, { ...mail, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'message_template.conflict' },
  });
  const both = await Promise.all(['A', 'B'].map((name) => asManager('PUT', one, { ...mail, name, version: 2 })));
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  expect((await asManager('DELETE', one)).status).toBe(204);
  expect((await asManager('DELETE', one)).status).toBe(404);
  expect((await asManager('PUT', one, { ...mail, version: 3 })).status).toBe(404);
  const { rows } = await api.pool.query<{ action: string }>(
    `select action from audit_entries where subject_kind = 'template' and subject_id = $1 order by id`,
    [String(body['id'])],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'template.created',
    'template.updated',
    'template.updated',
    'template.deleted',
  ]);
});

it.each([
  ['a place that is mistyped', { text: 'Dear {{firstname}}' }, 'text'],
  ['a place that is not closed', { textAr: 'مرحبًا {{firstName' }, 'textAr'],
  ['a place that is mistyped in the subject', { subjectAr: '{{list}}' }, 'subjectAr'],
  ['an e-mail without a subject', { subject: null }, 'subject'],
  ['nothing in one language', { textAr: '  ' }, 'textAr'],
])('%s is refused, and the field is named [M-1221]', async (_name, change, field) => {
  const { status, body } = await asManager('POST', path, { ...mail, ...change });
  expect(status).toBe(400);
  expect((body['errors'] as { path: string }[]).map((error) => error.path)).toContain(field);
});

it('what is no e-mail has no subject, and an agent reads without changing', async () => {
  const made = await asManager('POST', path, { ...mail, kind: 'snippet' });
  expect(made.body).toMatchObject({ subject: null, subjectAr: null });
  expect((await asAgent('POST', path, mail)).status).toBe(403);
  expect((await asAgent('DELETE', `${path}/${String(made.body['id'])}`)).status).toBe(403);
});

it('are two hundred at most', async () => {
  await api.pool.query(
    `insert into message_templates (kind, name, name_ar, text, text_ar)
     select 'snippet', 'n' || n, 'ن', 'x', 'x' from generate_series(1, 200 - (select count(*)::integer from message_templates)) as n`,
  );
  expect(await asManager('POST', path, mail)).toMatchObject({
    status: 409,
    body: { code: 'message_template.limit_reached' },
  });
  expect(await list()).toHaveLength(200);
});
