import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Called, callAs } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Called>;
interface Entry {
  id: number;
  kind: string;
  text: string;
  version: number;
}

let api: TestApi;
let admin: Staff;
let agent: Staff;
let asAdmin: Call;
let asAgent: Call;
let lead: number;

beforeAll(async () => {
  api = await startApi({});
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
  asAdmin = callAs(api, admin);
  asAgent = callAs(api, agent);
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, request_limits restart identity cascade');
  const answer = await api.post('/api/contact', await enquiry(api));
  lead = ((await answer.json()) as { id: number }).id;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const entriesPath = () => `/api/leads/${String(lead)}/entries`;
const add = (body: unknown, call = asAdmin) => call('POST', entriesPath(), body);
const change = (id: unknown, body: unknown, call = asAdmin) => call('PATCH', `${entriesPath()}/${String(id)}`, body);
const list = async (query = ''): Promise<Entry[]> =>
  (await asAdmin('GET', `${entriesPath()}${query}`)).body['entries'] as Entry[];
const readLead = async () => (await asAdmin('GET', `/api/leads/${String(lead)}`)).body;

describe('what staff write down of a lead', () => {
  it('is one entry after another, the newest first, with its author [M-1085]', async () => {
    expect(await add({ kind: 'note', text: ' Wants a sea view ' })).toMatchObject({
      status: 201,
      body: { kind: 'note', text: 'Wants a sea view', authorName: admin.username, version: 1, earlier: false },
    });
    await add({ kind: 'call', text: '', outcome: 'no_answer' });
    await add({ kind: 'viewing', text: 'Yesterday', at: new Date(Date.now() - 86_400_000).toISOString() });
    expect((await list()).map(({ kind }) => kind)).toEqual(['call', 'note', 'viewing']);
    expect((await list('?limit=1&page=2')).map(({ kind }) => kind)).toEqual(['note']);
  });

  it.each([
    [{ kind: 'note', text: '  ' }],
    [{ kind: 'note', text: 'x', outcome: 'reached' }],
    [{ kind: 'call', text: 'x', at: '2099-01-01T00:00:00Z' }],
    [{ kind: 'fax', text: 'x' }],
    [{ kind: 'note', text: 'x'.repeat(5_001) }],
    [{ kind: 'note', text: 'a\0b' }],
  ])('refuses %j', async (body) => {
    expect((await add(body)).status).toBe(400);
  });

  it('is changed by its author alone, and never over a text that they were not shown [M-1086]', async () => {
    await api.pool.query('update leads set assignee_id = $1', [agent.id]);
    const { body } = await add({ kind: 'note', text: 'First' }, asAgent);
    expect((await change(body['id'], { version: 1, text: 'Mine' })).status).toBe(403);
    expect(await change(body['id'], { version: 1, text: 'Second' }, asAgent)).toMatchObject({
      status: 200,
      body: { text: 'Second', version: 2 },
    });
    expect(await change(body['id'], { version: 1, text: 'Third' }, asAgent)).toMatchObject({
      status: 409,
      body: { code: 'lead_entry.conflict' },
    });
    expect((await list())[0]).toMatchObject({ text: 'Second', version: 2 });
    expect((await change(body['id'], { version: 2, text: ' ' }, asAgent)).status).toBe(400);
    expect((await change(999_999, { version: 1, text: 'x' }, asAgent)).status).toBe(404);
  });

  it('of two changes at once keeps one, and the other hears of it', async () => {
    const { body } = await add({ kind: 'note', text: 'First' });
    const both = await Promise.all(['A', 'B'].map((text) => change(body['id'], { version: 1, text })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('by many at once loses none', async () => {
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, n) => add({ kind: 'note', text: `Note ${String(n)}` })),
    );
    expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await list()).toHaveLength(8);
  });

  it('is shown to whom the lead is shown', async () => {
    const { body } = await add({ kind: 'note', text: 'Private' });
    expect((await asAgent('GET', entriesPath())).status).toBe(404);
    expect((await add({ kind: 'note', text: 'x' }, asAgent)).status).toBe(404);
    expect((await change(body['id'], { version: 1, text: 'x' }, asAgent)).status).toBe(404);
  });

  it('is an answer to the person, at the time that it happened [M-1087]', async () => {
    await api.pool.query(`update leads set created_at = now() - interval '2 days'`);
    const at = new Date(Date.now() - 86_400_000).toISOString();
    await add({ kind: 'call', text: '', outcome: 'reached', at });
    expect(await readLead()).toMatchObject({ firstTouchedAt: at });
    await add({ kind: 'note', text: 'Later' });
    expect(await readLead()).toMatchObject({ firstTouchedAt: at });
  });

  it('was never before the enquiry came', async () => {
    await add({ kind: 'email', text: 'x', at: '2020-01-01T00:00:00Z' });
    const { firstTouchedAt, createdAt } = await readLead();
    expect(firstTouchedAt).toBe(createdAt);
  });

  it('stands in the audit log without its words', async () => {
    await add({ kind: 'call', text: 'Her number is 5555', outcome: 'call_back' });
    const { rows } = await api.pool.query(
      `select action, after from audit_entries where action like 'lead.%' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'lead.entry_added', after: { entry: 'call', outcome: 'call_back' } }]);
  });

  it('goes with the lead', async () => {
    await add({ kind: 'note', text: 'x' });
    await asAdmin('DELETE', `/api/leads/${String(lead)}`);
    const { rows } = await api.pool.query('select from lead_entries');
    expect(rows).toEqual([]);
  });
});

describe('callers who know one text of a lead', () => {
  const patch = (body: unknown) => asAdmin('PATCH', `/api/leads/${String(lead)}`, body);

  it('add an entry where they change it, and take nothing away [M-1085 A-366]', async () => {
    expect(await patch({ notes: 'Called back' })).toMatchObject({ status: 200, body: { notes: 'Called back' } });
    await patch({ notes: 'Called back' });
    await patch({ notes: 'Called again' });
    expect((await list()).map(({ text }) => text)).toEqual(['Called again', 'Called back']);
    expect(await patch({ notes: null })).toMatchObject({ status: 200, body: { notes: 'Called again' } });
    expect(await list()).toHaveLength(2);
  });
});
