import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let editor: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  await api.pool.query(`
    insert into agents (name, title, bio, is_active) values
      ('Layla', 'Agent', E'Ten years.\\nDepartment: Sales\\nSkills: Leases, Fit-out\\nLinkedIn: https://l.example', true),
      ('Omar', 'Agent', null, false);
    insert into users (email, first_name, last_name, role) values ('site@example.com', 'Site', 'Admin', 'admin');
    insert into blog_categories (id, name, slug) values (2, 'Investment Tips', 'investment-tips');
    insert into blog_posts (title, slug, excerpt, content, author_id, category_id, status, language, translation_key, published_at, tags) values
      ('Offices', 'offices', 'What a desk costs', '<p>x</p>', 1, 2, 'published', 'en', 'offices', '2026-10-01', '{rent,lusail}'),
      ('المكاتب', 'المكاتب', null, '<p>س</p>', 1, 2, 'published', 'ar', 'offices', '2026-10-02', '{}'),
      ('Towers', 'towers', null, '<p>y</p>', null, null, 'draft', 'en', null, null, '{}');
    insert into social_media_links (platform, url, is_active, sort_order) values
      ('linkedin', 'https://l.example', true, 1), ('tiktok', 'https://t.example', false, 0);
    insert into meta_tags (platform, tag_name, content) values ('facebook', 'facebook-domain-verification', 'abc')`);
  const { cookie } = await signInAs(api, 'editor');
  editor = { cookie };
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function names(path: string, member: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const answer = await api.get(path, headers);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Record<string, unknown>[]).map((entry) => entry[member]);
}

async function outcome(path: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const answer = await api.get(path, headers);
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

describe('articles', () => {
  it('come in the language asked for, drafts never to visitors [P-323]', async () => {
    expect(await names('/api/blog-posts?status=published&language=en', 'slug')).toEqual(['offices']);
    expect(await names('/api/blog-posts', 'slug')).toEqual(['المكاتب', 'offices']);
    expect(await names('/api/blog-posts?status=draft', 'slug')).toEqual([]);
    expect(await names('/api/blog-posts?status=draft', 'slug', editor)).toEqual(['towers']);
  });

  it('have every member that pages read [P-225]', async () => {
    const answer = await api.get('/api/blog-posts?status=published&language=en');
    expect(await answer.json()).toEqual([
      {
        id: 1,
        title: 'Offices',
        slug: 'offices',
        excerpt: 'What a desk costs',
        content: '<p>x</p>',
        featuredImage: null,
        categoryId: 2,
        authorId: 1,
        language: 'en',
        status: 'published',
        tags: ['rent', 'lusail'],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        publishedAt: '2026-10-01T00:00:00.000Z',
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        version: 1,
        category: { id: 2, name: 'Investment Tips' },
        author: { firstName: 'Site', lastName: 'Admin' },
      },
    ]);
  });

  it('are searched, filtered, sorted and counted over all pages [P-188 P-189 P-190 P-323]', async () => {
    expect(await names('/api/blog-posts?search=OFFICE', 'slug')).toEqual(['offices']);
    expect(await names('/api/blog-posts?search=DESK', 'slug')).toEqual(['offices']);
    expect(await names('/api/blog-posts?categoryId=7', 'slug')).toEqual([]);
    expect(await names('/api/blog-posts?categoryId=2,7&sort=oldest', 'slug')).toEqual(['offices', 'المكاتب']);
    expect(await names('/api/blog-posts?sort=title&language=en', 'slug')).toEqual(['offices']);
    const second = await api.get('/api/blog-posts?limit=1&page=2');
    expect([second.headers.get('x-total-count'), await second.json()]).toMatchObject(['2', [{ slug: 'offices' }]]);
  });

  it.each(['categoryId=investment', 'categoryId=0', 'sort=random', 'page=0', `search=${'a'.repeat(101)}`])(
    'refuse %s clearly',
    async (query) => {
      expect((await outcome(`/api/blog-posts?${query}`))[0]).toBe(400);
    },
  );

  it('leave the api without anything that could do harm [P-198]', async () => {
    await api.pool.query(`update blog_posts set content = '<p onclick="x()">x</p><script>x()</script>' where id = 1`);
    expect(await (await api.get('/api/blog/offices')).json()).toMatchObject({ content: '<p>x</p>' });
    await api.pool.query(`update blog_posts set content = '<p>x</p>' where id = 1`);
  });

  it('are found by slug, Arabic ones too, with the way to the other language and no more of the author than the name [P-325 P-326]', async () => {
    const answer = await api.get(`/api/blog/${encodeURIComponent('المكاتب')}`);
    expect(await answer.json()).toMatchObject({ title: 'المكاتب', translation: { language: 'en', slug: 'offices' } });
    const byId = (await (await api.get('/api/blog-posts/1')).json()) as { author: unknown };
    expect(byId.author).toEqual({ firstName: 'Site', lastName: 'Admin' });
  });

  it.each([
    ['planned', `published_at = now() + interval '1 hour'`],
    ['a draft', `status = 'draft'`],
  ])('name no counterpart to visitors that is %s still', async (_what, change) => {
    const arabic = `/api/blog/${encodeURIComponent('المكاتب')}`;
    const counterpart = async (headers: Record<string, string> = {}) =>
      ((await (await api.get(arabic, headers)).json()) as { translation: { slug: string } | null }).translation;
    await api.pool.query(`update blog_posts set ${change} where slug = 'offices'`);
    expect([await counterpart(), (await counterpart(editor))?.slug]).toEqual([null, 'offices']);
    await api.pool.query(
      `update blog_posts set status = 'published', published_at = '2026-10-01' where slug = 'offices'`,
    );
    expect((await counterpart())?.slug).toBe('offices');
  });

  it.each(['/api/blog/towers', '/api/blog-posts/3'])(
    '%s, a draft, is not there for visitors [P-325 P-326]',
    async (path) => {
      expect(await outcome(path)).toEqual([404, 'post.not_found']);
      expect((await outcome(path, editor))[0]).toBe(200);
    },
  );

  it.each(['/api/blog/nothing', '/api/blog-posts/999', '/api/blog-posts/x'])(
    '%s is not there [P-325 P-326]',
    async (path) => {
      expect(await outcome(path)).toEqual([404, 'post.not_found']);
    },
  );

  it('are gone when they were published once, and never were when they were drafts [P-325 P-326]', async () => {
    await api.pool.query(`insert into blog_posts (title, slug, content, status, published_at) values
      ('Old', 'old', 'x', 'published', '2026-01-01'), ('Withdrawn', 'withdrawn', 'x', 'draft', '2026-01-01'),
      ('Unread', 'unread', 'x', 'draft', null)`);
    const { rows } = await api.pool.query<{ id: number }>(`select id from blog_posts where slug = 'old'`);
    expect(await outcome('/api/blog/withdrawn')).toEqual([404, 'post.not_found']);
    await api.pool.query(`delete from blog_posts where slug in ('old', 'withdrawn', 'unread')`);
    expect(await outcome('/api/blog/old')).toEqual([410, 'post.gone']);
    expect(await outcome(`/api/blog-posts/${String(rows[0]?.id)}`)).toEqual([410, 'post.gone']);
    expect(await outcome('/api/blog/withdrawn')).toEqual([410, 'post.gone']);
    expect(await outcome('/api/blog/unread')).toEqual([404, 'post.not_found']);
  });

  it('have categories [P-226 P-322 A-219 A-355]', async () => {
    const answer = await api.get('/api/blog-categories');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      [{ id: 2, name: 'Investment Tips', slug: 'investment-tips', description: null }],
    ]);
  });
});

describe('the team', () => {
  it('shows inactive members to staff alone [P-222 P-320 P-321 A-362]', async () => {
    expect(await names('/api/agents', 'name')).toEqual(['Layla']);
    expect(await names('/api/agents', 'name', editor)).toEqual(['Layla', 'Omar']);
    expect(await outcome('/api/agents/2')).toEqual([404, 'agent.not_found']);
    expect((await outcome('/api/agents/2', editor))[0]).toBe(200);
  });

  it('keeps the lines that are packed into a bio [P-223]', async () => {
    expect(await names('/api/agents', 'bio')).toEqual([
      'Ten years.\nDepartment: Sales\nSkills: Leases, Fit-out\nLinkedIn: https://l.example',
    ]);
  });

  it('is for a signed-in person without a role what it is for visitors', async () => {
    const { cookie } = await signInAs(api, 'user');
    expect(await names('/api/agents', 'name', { cookie })).toEqual(['Layla']);
  });
});

describe('links and tags', () => {
  it('shows inactive links to staff alone [P-229 P-327 A-372]', async () => {
    expect(await names('/api/social-media', 'platform')).toEqual(['linkedin']);
    expect(await names('/api/social-media', 'platform', editor)).toEqual(['tiktok', 'linkedin']);
  });

  it('shows tags and counts to staff, inactive members not counted [A-223 A-335 A-376]', async () => {
    expect(await names('/api/meta-tags', 'content', editor)).toEqual(['abc']);
    expect(await (await api.get('/api/admin/stats', editor)).json()).toEqual({
      totalProperties: 0,
      totalLeads: 0,
      totalAgents: 1,
    });
  });
});

it.each(['/api/blog-posts', '/api/agents', '/api/social-media'])(
  '%s costs nothing when unchanged, and what staff get is kept by no cache',
  async (path) => {
    const first = await api.get(path);
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual(['public, no-cache', 'Cookie']);
    expect(first.headers.get('etag')).toMatch(/^(W\/)?"/);
    expect((await api.get(path, { ...editor })).headers.get('cache-control')).toBe('no-store');
  },
);
