/** What the pages show besides listings: articles, team, social links. Visitors see less of it than staff. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let editor: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  await api.pool.query(`
    insert into agents (name, title, is_active) values ('Layla', 'Agent', true), ('Omar', 'Agent', false);
    insert into users (email, first_name, last_name, role) values ('site@example.com', 'Site', 'Admin', 'admin');
    insert into blog_categories (id, name, slug) values (2, 'Investment Tips', 'investment-tips');
    insert into blog_posts (title, slug, content, author_id, category_id, status, language, translation_key, published_at) values
      ('Offices', 'offices', '<p>x</p>', 1, 2, 'published', 'en', 'offices', '2026-10-01'),
      ('المكاتب', 'المكاتب', '<p>س</p>', 1, 2, 'published', 'ar', 'offices', '2026-10-02'),
      ('Towers', 'towers', '<p>y</p>', null, null, 'draft', 'en', null, null);
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
  it('come in the language asked for, drafts never to visitors', async () => {
    expect(await names('/api/blog-posts?status=published&language=en', 'slug')).toEqual(['offices']);
    expect(await names('/api/blog-posts', 'slug')).toEqual(['المكاتب', 'offices']);
    expect(await names('/api/blog-posts?status=draft', 'slug')).toEqual([]);
    expect(await names('/api/blog-posts?status=draft', 'slug', editor)).toEqual(['towers']);
  });

  it('are found by slug, Arabic ones too, with the way to the other language and no more of the author than the name', async () => {
    const answer = await api.get(`/api/blog/${encodeURIComponent('المكاتب')}`);
    expect(await answer.json()).toMatchObject({ title: 'المكاتب', translation: { language: 'en', slug: 'offices' } });
    const byId = (await (await api.get('/api/blog-posts/1')).json()) as { author: unknown };
    expect(byId.author).toEqual({ firstName: 'Site', lastName: 'Admin' });
  });

  it.each(['/api/blog/towers', '/api/blog-posts/3'])('%s, a draft, is not there for visitors', async (path) => {
    expect(await outcome(path)).toEqual([404, 'post.not_found']);
    expect((await outcome(path, editor))[0]).toBe(200);
  });

  it.each(['/api/blog/nothing', '/api/blog-posts/999', '/api/blog-posts/x'])('%s is not there', async (path) => {
    expect(await outcome(path)).toEqual([404, 'post.not_found']);
  });

  it('have categories', async () => {
    expect(await names('/api/blog-categories', 'name')).toEqual(['Investment Tips']);
  });
});

describe('the team', () => {
  it('shows inactive members to staff alone', async () => {
    expect(await names('/api/agents', 'name')).toEqual(['Layla']);
    expect(await names('/api/agents', 'name', editor)).toEqual(['Layla', 'Omar']);
    expect(await outcome('/api/agents/2')).toEqual([404, 'agent.not_found']);
    expect((await outcome('/api/agents/2', editor))[0]).toBe(200);
  });

  it('is for a signed-in person without a role what it is for visitors', async () => {
    const { cookie } = await signInAs(api, 'user');
    expect(await names('/api/agents', 'name', { cookie })).toEqual(['Layla']);
  });
});

describe('links and tags', () => {
  it('shows inactive links to staff alone', async () => {
    expect(await names('/api/social-media', 'platform')).toEqual(['linkedin']);
    expect(await names('/api/social-media', 'platform', editor)).toEqual(['tiktok', 'linkedin']);
  });

  it('shows tags and counts to staff', async () => {
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
    expect((await api.get(path, { ...editor })).headers.get('cache-control')).toBe('no-store');
  },
);
