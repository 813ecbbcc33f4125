import { sync } from 'node-ical';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs, type Called } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let agent: Staff;
let asAgent: (method: string, path: string, body?: unknown) => Promise<Called>;
let lead = 0;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('truncate leads, tasks, viewings, calendar_feeds, request_limits restart identity cascade');
  agent = await signInAs(api, 'agent');
  asAgent = callAs(api, agent);
  lead = await addLead(agent.id);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function addLead(assignee: number): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into leads (first_name, last_name, email, phone, source, reference_id, assignee_id)
     values ('Noura', 'Al-Kuwari', 'noura@example.com', '+974 5555 0101', 'contact_form', gen_random_uuid()::text, $1) returning id`,
    [assignee],
  );
  return rows[0]?.id ?? 0;
}
const make = async (): Promise<string> => String((await asAgent('POST', '/api/calendar-feed')).body['path']);
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

it('gives a person their viewings and tasks, without a number or an e-mail, to no cache and no index [M-1188]', async () => {
  const path = await make();
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  await asAgent('POST', '/api/viewings', { leadId: lead, startsAt: inHours(24), placeNote: 'Tower; B' });
  await asAgent('POST', '/api/tasks', { title: 'Call the bank', dueAt: inHours(2), leadId: lead });
  await callAs(api, await signInAs(api, 'admin'))('POST', '/api/tasks', {
    title: 'Of somebody else',
    dueAt: inHours(2),
  });
  const answer = await api.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  const text = await answer.text();
  const events = Object.values(sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
  expect(events.map(({ summary }) => summary).toSorted()).toEqual([
    'To do · Call the bank · Noura Al-Kuwari',
    'Viewing · Noura Al-Kuwari',
  ]);
  expect(text).not.toMatch(/noura@|5555|somebody else/);
});

it('says nothing of a lead that went to somebody else [M-1188]', async () => {
  const path = await make();
  await asAgent('POST', '/api/viewings', { leadId: lead, startsAt: inHours(24) });
  await api.pool.query('update leads set assignee_id = null');
  expect(await (await api.get(path)).text()).not.toContain('Noura');
});

it('is kept as a hash, and in no log [M-1188]', async () => {
  const path = await make();
  const secret = path.slice('/api/calendar/'.length, -'.ics'.length);
  await api.get(path);
  const { rows } = await api.pool.query<{ text: string }>(
    `select calendar_feeds::text as text from calendar_feeds union all select audit_entries::text from audit_entries`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(api.logLines.join('')).not.toContain(secret);
  expect((await asAgent('GET', '/api/calendar-feed')).body).toMatchObject({ feed: { lastUsedAt: expect.any(String) } });
});

it('ends when it is made anew, revoked, or the account is closed or may work on no leads [M-1188]', async () => {
  const first = await make();
  const second = await make();
  expect((await api.get(first)).status).toBe(404);
  expect((await api.get(second)).status).toBe(200);
  await api.pool.query(`update users set role = 'editor' where id = $1`, [agent.id]);
  expect((await api.get(second)).status).toBe(404);
  await api.pool.query(`update users set role = 'agent', disabled_at = now() where id = $1`, [agent.id]);
  expect((await api.get(second)).status).toBe(404);
  await api.pool.query('update users set disabled_at = null where id = $1', [agent.id]);
  expect((await api.get(second)).status).toBe(200);
  expect((await asAgent('DELETE', '/api/calendar-feed')).status).toBe(204);
  expect((await api.get(second)).status).toBe(404);
  expect((await asAgent('DELETE', '/api/calendar-feed')).status).toBe(404);
  expect((await asAgent('GET', '/api/calendar-feed')).body).toEqual({ feed: null });
});

it.each(['x', 'x.ics', `${'a'.repeat(43)}.ics`, '%00.ics', 'a'.repeat(99)])(
  'is not found by %s [M-1188]',
  async (file) => {
    expect([400, 404]).toContain((await api.get(`/api/calendar/${file}`)).status);
  },
);

it('is asked 120 times in ten minutes from one address [M-1188]', async () => {
  const path = await make();
  for (let asked = 0; asked < 120; asked += 20) await Promise.all(Array.from({ length: 20 }, () => api.get(path)));
  const answer = await api.get(path);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
