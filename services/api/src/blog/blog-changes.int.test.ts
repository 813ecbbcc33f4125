import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceDuePosts } from '@manzil/core/blog/store/due-posts';
import { readContentVersion } from '@manzil/core/data/content-version';
import { type Called, callAs } from '../testing/call-as.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let folder: string;
let editor: { id: number; cookie: string; origin: string };
let call: (method: string, path: string, body?: unknown) => Promise<Called>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-blog-'));
  api = await startApi({ settings: { DATA_DIR: folder } });
  editor = await signInAs(api, 'editor');
  await api.pool.query(`update users set first_name = 'Site', last_name = 'Editor' where id = $1`, [editor.id]);
  await api.pool.query(`insert into blog_categories (id, name, slug) values (2, 'Investment Tips', 'investment-tips')`);
  call = callAs(api, editor);
});
beforeEach(() => api.pool.query('truncate blog_posts, removed_posts restart identity'));
afterEach(() => api.demandContract());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const offices = {
  title: 'Offices in Lusail',
  slug: 'offices-in-lusail',
  excerpt: 'What a desk costs',
  content: '<p>A desk costs <strong>less</strong> than you think.</p>',
  featuredImage: null,
  categoryId: 2,
  status: 'published',
  language: 'en',
  tags: ['rent', 'lusail'],
};
const add = (change: object = {}) => call('POST', '/api/blog-posts', { ...offices, ...change });
const put = (change: object = {}, id = 1) => call('PUT', `/api/blog-posts/${String(id)}`, { ...offices, ...change });
const asVisitor = async (slug = offices.slug) => (await api.get(`/api/blog/${encodeURIComponent(slug)}`)).status;
const slugs = async () =>
  ((await (await api.get('/api/blog-posts')).json()) as { slug: string }[]).map(({ slug }) => slug);
const later = () => new Date(Date.now() + 3_600_000).toISOString();
const version = () => readContentVersion(api.pool);

describe('an article', () => {
  it('is stored as the form has it, with who wrote it and when it was published [A-217 A-356]', async () => {
    const before = await version();
    const answer = await add();
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...offices,
        id: 1,
        version: 1,
        authorId: editor.id,
        publishedAt: expect.stringMatching(/^\d{4}-/) as string,
        category: { id: 2, name: 'Investment Tips' },
        translation: null,
      },
    });
    expect(answer.body['author']).toEqual({ firstName: 'Site', lastName: 'Editor' });
    expect(await slugs()).toEqual([offices.slug]);
    expect(await version()).toBe(before + 1);
  });

  it('is a draft in English with nothing else unless said otherwise [A-178 A-179 A-292 A-294 A-452]', async () => {
    const { title, slug, content } = offices;
    expect(await call('POST', '/api/blog-posts', { title, slug, content })).toMatchObject({
      status: 201,
      body: { status: 'draft', language: 'en', tags: [], excerpt: null, categoryId: null, publishedAt: null },
    });
    expect(await asVisitor()).toBe(404);
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ content: ' ' }, 'Content is required'],
    [{ content: '<script>x()</script><p>&nbsp;</p>' }, 'Content is required'],
    [{ slug: '' }, 'slug'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ language: 'fr' }, 'language must be one of en, ar'],
    [{ status: 'hidden' }, 'status must be one of draft, published'],
    [{ content: `<p>${'a'.repeat(200_001)}</p>` }, 'content must NOT have more than 200000 characters'],
    [{ publishedAt: '0000-01-01T00:00:00Z' }, 'publishedAt'],
    [{ publishedAt: '2026-01-01T00:00:00-16:00' }, 'publishedAt'],
    [{ featuredImage: 'javascript:alert(1)' }, 'featuredImage must be the address of a picture'],
  ])('is refused with %j [A-291 A-456]', async (change, words) => {
    const answer = await add(change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(answer.body['detail']).toContain(words);
  });

  it('has a slug of its own and a category that exists [A-174 A-177 A-291]', async () => {
    await add();
    expect(await add()).toMatchObject({ status: 409, body: { code: 'post.slug_taken' } });
    await add({ slug: 'other' });
    expect(await put({}, 9)).toMatchObject({ status: 404 });
    expect(await put({ slug: 'other' })).toMatchObject({ status: 409, body: { code: 'post.slug_taken' } });
    expect(await put({ categoryId: 9 })).toMatchObject({ status: 422, body: { code: 'category.not_found' } });
  });

  it('is stored without what could do harm [P-198]', async () => {
    await add({ content: '<h1>A</h1><p onclick="x()">b<script>x()</script></p><a href="javascript:x()">c</a>' });
    const { rows } = await api.pool.query<{ content: string }>('select content from blog_posts');
    expect(rows[0]?.content).toBe('<h2>A</h2><p>b</p><a>c</a>');
  });

  it('is changed, and may go back to being a draft; the day it was published first stays [A-241 A-358]', async () => {
    const made = await add();
    const first = made.body['publishedAt'];
    const content = '<p>Other</p>';
    expect(await put({ status: 'draft', content })).toMatchObject({
      status: 200,
      body: { status: 'draft', content, publishedAt: first, version: 2 },
    });
    expect(await asVisitor()).toBe(404);
    expect(await put({ content })).toMatchObject({ body: { status: 'published', publishedAt: first, version: 3 } });
    expect(await asVisitor()).toBe(200);
    const { rows } = await api.pool.query<Record<string, unknown>>(
      'select action, before, after from audit_entries order by id desc limit 1',
    );
    expect(rows[0]).toMatchObject({
      action: 'post.updated',
      before: { status: 'draft', version: 2 },
      after: { status: 'published', version: 3 },
    });
  });

  it('is not overwritten by somebody who has not seen the last change', async () => {
    await add();
    expect(await put({ title: 'Mine', version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put({ title: 'Theirs', version: 1 })).toMatchObject({ status: 409, body: { code: 'post.conflict' } });
    expect(await call('GET', '/api/blog-posts/1')).toMatchObject({ body: { title: 'Mine' } });
    // the specification's body has no version
    expect(await put({ title: 'Theirs' })).toMatchObject({ status: 200 });
  });

  it('is deleted, and its address says so only when visitors knew it [A-360]', async () => {
    await add();
    await add({ slug: 'planned', publishedAt: later() });
    expect((await call('DELETE', '/api/blog-posts/1')).status).toBe(204);
    expect((await call('DELETE', '/api/blog-posts/2')).status).toBe(204);
    expect([await asVisitor(), await asVisitor('planned')]).toEqual([410, 404]);
    expect(await call('DELETE', '/api/blog-posts/1')).toMatchObject({ status: 404, body: { code: 'post.not_found' } });
  });

  it('is changed by editors and administrators alone [A-012]', async () => {
    await add();
    const asAgent = callAs(api, await signInAs(api, 'agent'));
    expect((await asAgent('POST', '/api/blog-posts', offices)).status).toBe(403);
    expect((await asAgent('PUT', '/api/blog-posts/1', offices)).status).toBe(403);
    expect((await asAgent('DELETE', '/api/blog-posts/1')).status).toBe(403);
  });
});

describe('an article for later', () => {
  it('is shown when its time comes, and the pages are told once', async () => {
    await add({ publishedAt: later() });
    expect([await asVisitor(), await slugs()]).toEqual([404, []]);
    expect(await call('GET', '/api/blog-posts/1')).toMatchObject({ status: 200, body: { status: 'published' } });
    const before = await version();
    expect(await announceDuePosts(api.pool)).toBe(0);
    await api.pool.query(`update blog_posts set published_at = now() - interval '1 second'`);
    expect(await asVisitor()).toBe(200);
    const told = await Promise.all([announceDuePosts(api.pool), announceDuePosts(api.pool)]);
    expect(told.toSorted()).toEqual([0, 1]);
    expect(await version()).toBe(before + 1);
  });

  it('may be put off, brought forward or taken back', async () => {
    await add();
    const publishedAt = later();
    expect(await put({ publishedAt })).toMatchObject({ body: { publishedAt } });
    expect(await asVisitor()).toBe(404);
    expect(await put({ publishedAt: '2026-01-01T00:00:00Z' })).toMatchObject({ status: 200 });
    expect(await asVisitor()).toBe(200);
    await add({ slug: 'planned', publishedAt: later() });
    expect(await put({ slug: 'planned', status: 'draft' }, 2)).toMatchObject({ body: { publishedAt: null } });
  });
});

describe('the two languages of an article', () => {
  const arabic = { title: 'مكاتب لوسيل', slug: 'مكاتب-لوسيل', language: 'ar' };

  it('know each other, and part again', async () => {
    await add();
    expect(await add({ ...arabic, translationId: 1 })).toMatchObject({
      status: 201,
      body: { translation: { id: 1, language: 'en', slug: offices.slug } },
    });
    expect(await put({ translationId: 2 })).toMatchObject({ body: { translation: { id: 2 } } });
    expect(await put()).toMatchObject({ body: { translation: { id: 2 } } });
    expect(await add({ slug: 'better', translationId: 2 })).toMatchObject({ body: { translation: { id: 2 } } });
    expect(await call('GET', '/api/blog-posts/1')).toMatchObject({ body: { translation: null } });
    expect(await put({ slug: 'better', translationId: null }, 3)).toMatchObject({ body: { translation: null } });
  });

  it('are two: another article of the same language is refused', async () => {
    await add();
    for (const translationId of [1, 99])
      expect(await add({ slug: 'other', translationId })).toMatchObject({
        status: 422,
        body: { code: 'post.translation_not_found' },
      });
  });
});

it('pictures that come along go to the media store', async () => {
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  const inline = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const answer = await add({ content: `<p>a</p><img src="${inline}" alt="A desk">`, featuredImage: inline });
  expect(answer.status).toBe(201);
  const address = String(answer.body['featuredImage']);
  expect(address).toMatch(/^\/media\/[\da-f]{64}\/1280\.webp$/);
  expect(answer.body['content']).toBe(`<p>a</p><img alt="A desk" src="${address}" loading="lazy" />`);
  expect((await api.get(address)).status).toBe(200);
  const fake = `data:image/png;base64,${Buffer.from('hello').toString('base64')}`;
  expect(await add({ slug: 'other', content: `<img src='${fake}'>` })).toMatchObject({ status: 400 });
});
