import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Called, callAs } from '../testing/call-as.ts';
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
  await api.pool.query('truncate leads, deliveries, lead_answers, request_limits restart identity cascade');
  const answer = await api.post('/api/contact', await enquiry(api));
  lead = ((await answer.json()) as { id: number }).id;
  await api.pool.query('update leads set assignee_id = $1', [agent.id]);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const path = (id = lead) => `/api/leads/${String(id)}/answers`;

const answered = (many = 1) =>
  api.pool.query(
    `insert into lead_answers (lead_id, kind, key, sender, sender_name, subject, text, is_cut, files, more_files, at)
       select $1, 'answer', md5('a' || n) || md5('b' || n), 'noura@people.example', 'نورة', 'Re: The villa', 'Number ' || n, n = 1,
         '[{"name": "Passport.pdf", "size": 240000}]', 2, '2026-11-21T10:00:00Z'::timestamptz + n * interval '1 minute'
       from generate_series(1, $2::integer) n`,
    [lead, many],
  );

it('what a person answered is read at their lead, the newest first [M-1268]', async () => {
  expect(await asAgent('GET', path())).toEqual({ status: 200, body: { answers: [], total: 0 } });
  await answered(2);
  const { status, body } = await asAgent('GET', path());
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      total: 2,
      answers: [
        { text: 'Number 2', isCut: false },
        {
          kind: 'answer',
          messageId: null,
          sender: 'noura@people.example',
          senderName: 'نورة',
          subject: 'Re: The villa',
          text: 'Number 1',
          isCut: true,
          files: [{ name: 'Passport.pdf', size: 240_000 }],
          moreFiles: 2,
          reason: null,
          at: '2026-11-21T10:01:00.000Z',
        },
      ],
    },
  });
});

it('of many answers the newest 200 are shown, and all are counted [M-1268]', async () => {
  await answered(203);
  const { body } = await asAgent('GET', path());
  expect([body['total'], (body['answers'] as unknown[]).length]).toEqual([203, 200]);
  expect(body['answers']).toMatchObject([{ text: 'Number 203' }, ...Array.from({ length: 199 }, () => ({}))]);
});

it('whoever may not see the lead sees no answer of it [M-1268]', async () => {
  await answered();
  const other = callAs(api, await signInAs(api, 'agent'));
  await api.pool.query('update leads set assignee_id = $1', [(await signInAs(api, 'agent')).id]);
  expect(await other('GET', path())).toMatchObject({ status: 404, body: { code: 'lead.not_found' } });
  expect(await asAgent('GET', path())).toMatchObject({ status: 404 });
  expect(await asAdmin('GET', path())).toMatchObject({ status: 200, body: { total: 1 } });
  expect(await asAdmin('GET', path(99_999))).toMatchObject({ status: 404, body: { code: 'lead.not_found' } });
  expect(await callAs(api, await signInAs(api, 'user'))('GET', path())).toMatchObject({ status: 403 });
});

it('an address that names no lead is refused [M-1268]', async () => {
  for (const id of ['nobody', '0', '2147483648'])
    expect(await asAdmin('GET', `/api/leads/${id}/answers`)).toMatchObject({
      status: 404,
      body: { code: 'lead.not_found' },
    });
});
