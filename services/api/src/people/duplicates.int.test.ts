import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let agent: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
});
beforeEach(() => api.pool.query('truncate leads, contacts, trashed, deliveries restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

interface Listed {
  contacts: { id: number; duplicates: number }[];
  pagination: { total: number; totalPages: number };
}
const list = async (query: string, who = admin): Promise<Listed> => {
  const { status, body } = await callAs(api, who)('GET', `/api/contacts?limit=200&${query}`);
  expect(status).toBe(200);
  return body as unknown as Listed;
};
async function listAll(query: string, who = admin) {
  const first = await list(query, who);
  const contacts = [...first.contacts];
  for (let page = 2; page <= first.pagination.totalPages; page += 1)
    contacts.push(...(await list(`${query}&page=${String(page)}`, who)).contacts);
  return { contacts, total: first.pagination.total };
}

/** Numbers and e-mails that follow each other under few names: nearly everybody may be somebody else. */
const addMany = (count: number, assignee: number | null = null) =>
  api.pool.query(
    `insert into leads (first_name, last_name, email, phone, source, reference_id, assignee_id)
     select (array['Noura', 'Hamad'])[1 + n % 2], (array['Al-Kuwari', 'الكواري', 'Al-Thani'])[1 + n % 3],
       'visitor' || n || '@example.com', '+974 5500 ' || lpad(n::text, 4, '0'), 'contact_form', 'MZL-D' || n, $2
     from generate_series(1, $1::integer) n`,
    [count, assignee],
  );

describe('duplicates among many with one name', () => {
  it('are listed in time, and those alone that have one [M-1343]', async () => {
    await addMany(1_200);
    const [everybody, inDoubt] = [await listAll('sort=name'), await listAll('duplicates=true')];
    expect(everybody.total).toBe(1_200);
    const expected = everybody.contacts.filter(({ duplicates }) => duplicates > 0).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(1_000);
    expect(inDoubt.contacts.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    expect(inDoubt.contacts.every(({ duplicates }) => duplicates > 0 && duplicates <= 20)).toBe(true);
  }, 60_000);

  it('are for an agent those between people whom the agent sees [M-1343]', async () => {
    await addMany(60, agent.id);
    // one sign from each of them, and a colleague's
    const { rows } = await api.pool.query<{ id: number }>(
      `insert into leads (first_name, last_name, email, phone, source, reference_id, assignee_id)
       values ('Sara', 'Al-Mannai', 's@example.com', '+974 5500 7001', 'contact_form', 'MZL-E1', $1),
         ('Sara', 'Al-Mannai', 't@example.org', '+974 5500 7002', 'contact_form', 'MZL-E2', $2) returning contact_id as id`,
      [agent.id, admin.id],
    );
    const [own, foreign] = rows.map(({ id }) => id);
    const seen = (await listAll('duplicates=true', agent)).contacts.map(({ id }) => id);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(own);
    const all = (await listAll('duplicates=true')).contacts.map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([own, foreign]));
  });
});
