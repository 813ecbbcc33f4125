import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContentVersion } from '@manzil/core/data/content-version';
import { type Called, callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let editor: Staff;
let call: (method: string, path: string, body?: unknown) => Promise<Called>;
beforeAll(async () => {
  api = await startApi();
  editor = await signInAs(api, 'editor');
  await api.pool.query(`update users set first_name = 'Site', last_name = '=Editor' where id = $1`, [editor.id]);
  await api.pool.query(`insert into blog_categories (id, name, slug) values (2, 'Investment Tips', 'investment-tips')`);
  call = callAs(api, editor);
});
// the audit log stays, so ids must not come again
beforeEach(() => api.pool.query('truncate blog_posts, removed_posts'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const add = async (slug: string, change: object = {}): Promise<number> => {
  const post = { title: slug, slug, content: '<p>x</p>', status: 'published', ...change };
  return (await call('POST', '/api/blog-posts', post)).body['id'] as number;
};
const bulk = (body: object) => call('POST', '/api/admin/blog-posts/bulk', body);
const done = async (body: object) => (await bulk(body)).body;
const post = async (id: number) => (await call('GET', `/api/blog-posts/${String(id)}`)).body;
const asVisitor = async (slug: string) => (await api.get(`/api/blog/${slug}`)).status;
const version = () => readContentVersion(api.pool);
const later = () => new Date(Date.now() + 3_600_000).toISOString();
const audited = async (ids: number[]) =>
  (
    await api.pool.query<{ id: string; action: string; before: object; after: object | null }>(
      `select subject_id as id, action, before, after from audit_entries
       where subject_kind = 'post' and subject_id = any ($1::text[]) and action <> 'post.created' order by id`,
      [ids.map(String)],
    )
  ).rows;

describe('one thing done to many articles', () => {
  it('publishes exactly the drafts among them, told once to the pages and for each in the audit log', async () => {
    const [a, b, c] = [await add('a', { status: 'draft' }), await add('b'), await add('c', { status: 'draft' })];
    const other = await add('other', { status: 'draft' });
    const before = await version();
    expect(await done({ ids: [c, b, a, 999_999], action: 'publish' })).toEqual({ changed: [a, c], planned: [] });
    expect(await version()).toBe(before + 1);
    expect([await asVisitor('a'), await asVisitor('c'), await asVisitor('other')]).toEqual([200, 200, 404]);
    expect(await post(b)).toMatchObject({ version: 1 });
    const published = { status: 'published', version: 2, publishedAt: expect.any(String) as string };
    expect(await audited([a, b, c, other])).toEqual(
      [a, c].map((id) => ({
        id: String(id),
        action: 'post.updated',
        before: { status: 'draft', version: 1, publishedAt: null },
        after: published,
      })),
    );
  });

  it('makes drafts of those that are published, and is undone with the day and the time that each had', async () => {
    const [seen, planned, draft] = [
      await add('seen', { publishedAt: '2026-01-01T00:00:00.000Z' }),
      await add('planned', { publishedAt: later() }),
      await add('draft', { status: 'draft' }),
    ];
    const { publishedAt } = await post(planned);
    const answer = await done({ ids: [seen, planned, draft], action: 'draft' });
    expect(answer).toEqual({ changed: [seen, planned], planned: [{ id: planned, publishedAt }] });
    expect([await post(seen), await post(planned)]).toMatchObject([
      { status: 'draft', publishedAt: '2026-01-01T00:00:00.000Z' },
      { status: 'draft', publishedAt: null },
    ]);
    expect(await asVisitor('seen')).toBe(404);
    await bulk({ ids: answer['changed'], action: 'publish', planned: answer['planned'] });
    expect([await post(seen), await post(planned), await post(draft)]).toMatchObject([
      { status: 'published', publishedAt: '2026-01-01T00:00:00.000Z' },
      { status: 'published', publishedAt },
      { status: 'draft' },
    ]);
    expect([await asVisitor('seen'), await asVisitor('planned')]).toEqual([200, 404]);
    const { rows } = await api.pool.query('select announced from blog_posts where id = $1', [planned]);
    expect(rows).toEqual([{ announced: false }]);
  });

  it('leaves a planned article its time when it is published once more, and then tells the pages nothing', async () => {
    const id = await add('planned', { publishedAt: later() });
    const before = await version();
    expect(await done({ ids: [id], action: 'publish' })).toEqual({ changed: [], planned: [] });
    expect([await version(), (await post(id))['version']]).toEqual([before, 1]);
    expect(await asVisitor('planned')).toBe(404);
  });

  it('deletes for good, and an address says so only when visitors knew it', async () => {
    const ids = [await add('known'), await add('planned', { publishedAt: later() })];
    const before = await version();
    expect(await done({ ids: [...ids, 999_999], action: 'delete' })).toEqual({ changed: ids, planned: [] });
    expect([await asVisitor('known'), await asVisitor('planned')]).toEqual([410, 404]);
    expect(await version()).toBe(before + 1);
    expect((await audited(ids)).map(({ action, after }) => [action, after])).toEqual([
      ['post.deleted', null],
      ['post.deleted', null],
    ]);
    expect(await done({ ids, action: 'delete' })).toEqual({ changed: [], planned: [] });
    expect(await version()).toBe(before + 1);
  });

  it.each([
    [{ ids: [], action: 'delete' }],
    [{ ids: [1, 1], action: 'delete' }],
    [{ ids: [2_147_483_648], action: 'delete' }],
    [{ ids: [1], action: 'burn' }],
    [{ ids: [1], action: 'draft', planned: [{ id: 1, publishedAt: '2030-01-01T00:00:00Z' }] }],
    [{ ids: [1], action: 'publish', planned: [{ id: 2, publishedAt: '2030-01-01T00:00:00Z' }] }],
    [{ ids: [1], action: 'publish', planned: [{ id: 1, publishedAt: 'soon' }] }],
    [{ ids: [1], action: 'publish', planned: [{ id: 1, publishedAt: '0000-01-01T00:00:00Z' }] }],
    [{ ids: [1], action: 'publish', planned: [{ id: 1, publishedAt: '2030-01-01T00:00:00+16:00' }] }],
  ])('%j is refused', async (body) => {
    expect(await bulk(body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('is quick for 5,000, in any order at once', async () => {
    await api.pool.query(
      `insert into blog_posts (title, slug, content, status)
       select 'Many ' || n, 'many-' || n, repeat('text ', 1000), 'draft' from generate_series(1, 5000) n`,
    );
    const ids = (await call('GET', '/api/admin/blog-posts/ids?search=many')).body['ids'] as number[];
    expect(ids).toHaveLength(5_000);
    const started = performance.now();
    expect((await done({ ids, action: 'publish' }))['changed']).toHaveLength(5_000);
    expect(performance.now() - started).toBeLessThan(10_000);
    const both = await Promise.all([done({ ids, action: 'draft' }), done({ ids: ids.toReversed(), action: 'delete' })]);
    expect(both[1]['changed']).toHaveLength(5_000);
  });
});

it('a selection across pages has the ids of the filter in its order, drafts too', async () => {
  const a = await add('a', { status: 'draft', categoryId: 2 });
  const b = await add('b', { publishedAt: '2026-01-01T00:00:00Z' });
  const c = await add('c', { language: 'ar', title: 'مكاتب لوسيل' });
  const ids = async (query: string) => (await call('GET', `/api/admin/blog-posts/ids?${query}`)).body['ids'];
  expect(await ids('status=all&sort=title&language=en')).toEqual([a, b]);
  expect(await ids('sort=oldest')).toEqual([b, a, c]);
  expect([await ids('status=draft'), await ids('language=ar'), await ids('categoryId=2,3')]).toEqual([[a], [c], [a]]);
  expect(await ids('search=مكاتب')).toEqual([c]);
  expect((await call('GET', '/api/admin/blog-posts/ids?sort=random')).status).toBe(400);
});

it('a file holds exactly what is filtered, quoted where it must be and with nothing to run', async () => {
  const id = await add('offices', { title: '=HYPERLINK("http://evil.example")', tags: ['rent', 'lusail'] });
  await add('draft', { status: 'draft' });
  await add('arabic', { language: 'ar', title: 'مكاتب' });
  const agent = await signInAs(api, 'agent');
  const file = (query: string) => api.get(`/api/admin/blog-posts/export?${query}`, { cookie: agent.cookie });
  const answer = await file('status=published&language=en');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="blog-posts-\d{4}-\d\d-\d\d\.csv"$/);
  const bytes = new Uint8Array(await answer.clone().arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const { publishedAt, updatedAt } = await post(id);
  expect((await answer.text()).split('\r\n')).toEqual([
    'ID,Slug,Language,Title,Status,Author,Tags,Published at,Updated at',
    `${String(id)},offices,en,"'=HYPERLINK(""http://evil.example"")",published,Site =Editor,"rent, lusail",${String(publishedAt)},${String(updatedAt)}`,
    '',
  ]);
  const all = await (await file('sort=oldest')).text();
  expect(all).toContain('draft,en,draft,draft,');
  expect(all).toContain('مكاتب');
  expect((await file('status=hidden')).status).toBe(400);
  expect((await api.get('/api/admin/blog-posts/export')).status).toBe(401);
});
