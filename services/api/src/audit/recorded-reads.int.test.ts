import { closeGatheredReads } from '@manzil/core/audit/store/personal-reads';
import { redacted } from '@manzil/core/audit/audit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let editor: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  editor = await signInAs(api, 'editor');
  await api.pool.query(
    `insert into leads (reference_id, first_name, email, source)
     select 'MZL-' || n, 'Noura', 'noura' || n || '@example.com', 'contact_form' from generate_series(1, 5) n`,
  );
});
afterAll(() => api.close());
beforeEach(() => api.pool.query('delete from gathered_reads'));

const get = (path: string, { cookie, origin }: Staff = admin) => api.get(path, { cookie, origin });
const minuteLater = () => api.pool.query(`update gathered_reads set at = at - interval '61 seconds'`);
let seen = 0;
/** Since the last look. */
async function entries() {
  const { rows } = await api.pool.query<{ id: string; action: string; subject_label: string; actor_name: string }>(
    `select id, action, subject_label, actor_name, after from audit_entries
     where subject_kind = 'personal_data' and id > $1 order by id`,
    [seen],
  );
  seen = Number(rows.at(-1)?.id ?? seen);
  return rows.map(({ id: _id, ...entry }) => entry);
}
const listed = (after: object, who = admin) => ({
  action: 'personal_data.listed',
  subject_label: 'listLeads',
  actor_name: who.username,
  after,
});

it('a list of people that is read is an entry, with the names of its filters and how many it told of [M-901]', async () => {
  await entries();
  expect((await get('/api/leads?status=new&search=noura&limit=3')).status).toBe(200);
  expect(await entries()).toEqual([listed({ status: 'new', search: redacted, reads: 1, records: 3 })]);
  // nobody in it
  expect((await get('/api/leads?search=nobody-has-this-name')).status).toBe(200);
  expect(await entries()).toEqual([]);
  expect(JSON.stringify((await api.pool.query('select * from gathered_reads')).rows)).not.toContain('noura');
  api.demandContract();
});

it('scrolling within a minute is gathered, and its counts are kept [M-902]', async () => {
  await entries();
  for (const page of [1, 2, 3]) await get(`/api/leads?limit=2&page=${String(page)}`);
  await Promise.all([1, 2].map((page) => get(`/api/leads?limit=2&page=${String(page)}&sort=oldest`)));
  expect(await entries()).toEqual([listed({ reads: 1, records: 2 })]);
  expect(await closeGatheredReads(api.pool)).toBe(0);
  await minuteLater();
  const closings = await Promise.all([closeGatheredReads(api.pool), closeGatheredReads(api.pool)]);
  expect(closings.toSorted()).toEqual([0, 1]);
  expect(await entries()).toEqual([listed({ reads: 4, records: 7 })]);
});

it('what nobody closed is closed by the next read; another filter is an entry of its own [M-902]', async () => {
  await entries();
  await get('/api/leads?limit=2');
  await get('/api/leads?limit=1');
  await get('/api/leads?status=new&limit=1');
  await minuteLater();
  await get('/api/leads?limit=4');
  expect(await entries()).toEqual([
    listed({ reads: 1, records: 2 }),
    listed({ status: 'new', reads: 1, records: 1 }),
    listed({ reads: 1, records: 1 }),
    listed({ reads: 1, records: 4 }),
  ]);
});

it.each([
  ['/api/users', 'listUsers', 'personal_data.listed'],
  ['/api/admin/search?q=noura', 'searchForStaff', 'personal_data.listed'],
  ['/api/leads/export', 'exportLeads', 'personal_data.exported'],
])('%s is an entry of %s', async (path, operation, action) => {
  await entries();
  expect((await get(path)).status).toBe(200);
  expect(await entries()).toMatchObject([{ subject_label: operation, action, actor_name: admin.username }]);
});

it('a search that finds nobody is none', async () => {
  await entries();
  expect((await get('/api/admin/search?q=noura', editor)).status).toBe(200);
  expect(await entries()).toEqual([]);
});

it('what cannot be recorded is not read: 503 [M-903]', async () => {
  await api.pool.query(
    `alter table audit_entries add constraint full_up check (subject_kind <> 'personal_data') not valid`,
  );
  try {
    for (const path of ['/api/leads', '/api/leads/export', '/api/users', '/api/admin/search?q=noura']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({ code: 'audit.not_recorded' });
      expect(text).not.toContain('noura');
    }
  } finally {
    await api.pool.query('alter table audit_entries drop constraint full_up');
  }
  expect((await get('/api/leads')).status).toBe(200);
  api.demandContract();
});
