import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let editor: Staff;
let agent: Staff;

beforeAll(async () => {
  api = await startApi();
  [admin, editor, agent] = await Promise.all([signInAs(api, 'admin'), signInAs(api, 'editor'), signInAs(api, 'agent')]);
  await api.pool.query(
    `insert into properties (title, title_ar, reference_id, price, deal, status, address, city, is_active, deleted_at)
     values ('Fitted office', 'مكتبٌ مجهّز', 'ZZ-1', 1, 'rent', 'for_rent', 'Tower 1', 'Lusail', true, null),
       ('Office with ZZ-1 in its title', null, 'ZZ-2', 1, 'rent', 'for_rent', 'Tower 2', 'Doha', false, null),
       ('Deleted office', null, 'ZZ-3', 1, 'rent', 'for_rent', 'Tower 3', 'Lusail', false, now())`,
  );
  await api.pool.query(
    `insert into properties (title, reference_id, price, deal, status, address, city)
     select 'Copy ' || n, 'CP-' || n, 1, 'rent', 'for_rent', 'x', 'x' from generate_series(1, 12) n`,
  );
  await api.pool.query(
    `insert into leads (first_name, last_name, email, phone, source, reference_id, assignee_id)
     values ('Noor', 'Al-Thani', 'noor@example.com', '+974 5555 0101', 'contact_form', 'MZL-A', $1),
       ('Noor', 'Saleh', 'saleh@example.com', null, 'newsletter', 'MZL-B', null)`,
    [agent.id],
  );
  await api.pool.query(`insert into agents (name, name_ar, title) values ('Noor Hassan', 'نور حسن', 'Sales Agent')`);
  await api.pool.query(`insert into blog_posts (title, slug, content) values ('Noor of the sea', 'noor-sea', 'x')`);
});
afterAll(() => api.close());
afterEach(() => {
  api.demandContract();
});

type Excerpt = { before: string; match: string; after: string };
type Result = {
  kind: string;
  id: number;
  name: string;
  detail: string | null;
  excerpt: Excerpt | null;
  active: boolean;
};
async function find(who: Staff, q: string): Promise<Result[]> {
  const answer = await api.get(`/api/admin/search?q=${encodeURIComponent(q)}`, { cookie: who.cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { results: Result[] }).results;
}
const named = (results: Result[]): string[] => results.map(({ kind, name }) => `${kind}: ${name}`);

it('finds by all words, in either language, however the Arabic is written', async () => {
  expect(named(await find(admin, 'lusail FITTED'))).toEqual(['listing: Fitted office']);
  expect(named(await find(admin, 'مكتب مجهز'))).toEqual(['listing: Fitted office']);
  expect(await find(admin, 'lusail villa')).toEqual([]);
  expect(await find(admin, '100%_')).toEqual([]);
});

it('a whole reference comes first; drafts are marked, deleted listings are gone', async () => {
  const results = await find(admin, 'zz-1');
  expect(results.map(({ name, active }) => [name, active])).toEqual([
    ['Fitted office', true],
    ['Office with ZZ-1 in its title', false],
  ]);
  expect(await find(admin, 'zz-3')).toEqual([]);
});

it('a role finds what it may see: editors no leads and accounts, agents their own leads [A-012]', async () => {
  expect(named(await find(admin, 'noor'))).toEqual([
    'lead: Noor Saleh',
    'lead: Noor Al-Thani',
    'post: Noor of the sea',
    'agent: Noor Hassan',
  ]);
  expect(named(await find(editor, 'noor'))).toEqual(['post: Noor of the sea', 'agent: Noor Hassan']);
  expect(named(await find(agent, 'noor'))).toEqual([
    'lead: Noor Al-Thani',
    'post: Noor of the sea',
    'agent: Noor Hassan',
  ]);
  expect((await find(admin, editor.username)).map(({ kind }) => kind)).toEqual(['user']);
  for (const who of [editor, agent]) expect(await find(who, editor.username)).toEqual([]);
});

it('shows the words of a message by which a lead was found, and none where its name was [M-964 M-1050]', async () => {
  await api.pool.query(
    `insert into leads (first_name, last_name, email, message, source, reference_id) values ('Omar', 'Haddad', 'omar@example.com',
       'وصلتني رسالتكم قبل أيام قليلة وأنا من عائلة العطيّة في الدوحة وأبحث عن ٣ مكاتب', 'contact_form', 'MZL-C')`,
  );
  const [lead] = await find(admin, 'العطيه');
  expect(lead).toMatchObject({ kind: 'lead', name: 'Omar Haddad', detail: 'omar@example.com' });
  expect(lead?.excerpt).toEqual({
    before: '…أيام قليلة وأنا من عائلة ',
    match: 'العطيّة',
    after: ' في الدوحة وأبحث عن ٣ مكاتب',
  });
  const [[byNumber], [byName]] = await Promise.all([find(admin, 'omar 3'), find(admin, 'omar')]);
  expect(byNumber?.excerpt?.match).toBe('٣');
  expect(byName?.excerpt).toBeNull();
});

it('gives a handful of each kind, and refuses what is too short or too long', async () => {
  expect(await find(admin, 'copy')).toHaveLength(5);
  for (const q of ['a', '', 'x'.repeat(81)])
    expect((await api.get(`/api/admin/search?q=${q}`, { cookie: admin.cookie })).status).toBe(400);
});

it('what was searched for stands in no log', async () => {
  await find(admin, 'noor@example.com');
  expect(api.logLines.join('\n')).not.toMatch(/noor/i);
});
