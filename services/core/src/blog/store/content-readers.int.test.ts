import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAdminStats } from '../../overview/store/admin-stats-reader.ts';
import { findAgent, listAgents } from '../../team/store/agent-reader.ts';
import { findBlogPost, findBlogPostBySlug, listBlogCategories, listBlogPosts } from './blog-reader.ts';
import { openDatabase } from '../../data/database.ts';
import { listMetaTags } from '../../seo/store/meta-tag-reader.ts';
import { listSocialLinks } from '../../social/store/social-reader.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const visitor = { staff: false };
const staff = { staff: true };

beforeAll(async () => {
  await db.pool.query(`
    insert into agents (name, title, is_active) values ('Layla', 'Agent', true), ('Omar', 'Agent', false);
    insert into users (email, first_name, last_name, role) values ('site@example.com', 'Site', 'Admin', 'admin');
    insert into blog_categories (id, name, slug) values (2, 'Investment Tips', 'investment-tips');
    insert into blog_posts (title, slug, content, author_id, category_id, status, language, tags, translation_key, published_at) values
      ('Offices', 'offices', '<p>x</p>', 1, 2, 'published', 'en', '{lusail}', 'offices', '2026-10-01'),
      ('المكاتب', 'المكاتب', '<p>س</p>', 1, 2, 'published', 'ar', '{}', 'offices', '2026-10-02'),
      ('Towers', 'towers', '<p>y</p>', null, null, 'published', 'en', '{}', 'towers', '2026-10-03'),
      ('الأبراج', 'الأبراج', '<p>ص</p>', null, null, 'draft', 'ar', '{}', 'towers', null);
    insert into social_media_links (platform, url, is_active, sort_order) values
      ('x', 'https://x.example', true, 2), ('linkedin', 'https://l.example', true, 1), ('tiktok', 'https://t.example', false, 0);
    insert into meta_tags (platform, tag_name, content, is_active) values
      ('facebook', 'facebook-domain-verification', 'abc', true), ('google', 'google-site-verification', 'def', false)`);
});
afterAll(async () => {
  await db.close();
  await home.drop();
});

test('visitors get active agents, staff get all', async () => {
  expect((await listAgents(db.pool, visitor)).map(({ name }) => name)).toEqual(['Layla']);
  expect((await listAgents(db.pool, staff)).map(({ name }) => name)).toEqual(['Layla', 'Omar']);
  expect(await findAgent(db.pool, 2, visitor)).toBeNull();
  expect(await findAgent(db.pool, 2, staff)).toMatchObject({ name: 'Omar', isActive: false, whatsappNumber: null });
  expect(await findAgent(db.pool, 99, staff)).toBeNull();
});

describe('articles', () => {
  const slugs = ({ posts }: { posts: { slug: string }[] }) => posts.map(({ slug }) => slug);

  test('come newest first, in one language when asked', async () => {
    expect(slugs(await listBlogPosts(db.pool, visitor))).toEqual(['towers', 'المكاتب', 'offices']);
    expect(slugs(await listBlogPosts(db.pool, { ...visitor, language: 'en' }))).toEqual(['towers', 'offices']);
    expect(slugs(await listBlogPosts(db.pool, { ...visitor, sort: 'oldest' }))).toEqual([
      'offices',
      'المكاتب',
      'towers',
    ]);
  });

  test('come page by page, with how many there are on all pages', async () => {
    const second = await listBlogPosts(db.pool, { ...visitor, limit: 2, page: 2 });
    expect([slugs(second), second.total]).toEqual([['offices'], 3]);
    expect(await listBlogPosts(db.pool, { ...visitor, limit: 2, page: 9 })).toEqual({ posts: [], total: 3 });
  });

  test('follow the alphabet of their language by title', async () => {
    const titles = async (language: 'en' | 'ar') =>
      (await listBlogPosts(db.pool, { staff: true, language, sort: 'title' })).posts.map(({ title }) => title);
    await db.pool.query(`insert into blog_posts (title, slug, content, status, language) values
      ('élan', 'elan', 'x', 'draft', 'en'), ('Zoo', 'zoo', 'x', 'draft', 'en'), ('إيجار', 'ijar', 'x', 'draft', 'ar'), ('وسيط', 'wasit', 'x', 'draft', 'ar')`);
    expect(await titles('en')).toEqual(['élan', 'Offices', 'Towers', 'Zoo']);
    expect(await titles('ar')).toEqual(['الأبراج', 'المكاتب', 'إيجار', 'وسيط']);
    await db.pool.query(`delete from blog_posts where slug in ('elan', 'zoo', 'ijar', 'wasit')`);
  });

  test.each([
    ['OFF', ['offices']],
    ['مكاتب', ['المكاتب']],
    ['المَكـاتب', ['المكاتب']],
    ['%', []],
    ['  ', ['towers', 'المكاتب', 'offices']],
  ])('are found by a part of the title or excerpt: %s', async (search, expected) => {
    expect(slugs(await listBlogPosts(db.pool, { ...visitor, search }))).toEqual(expected);
  });

  test('are found by numbers in whatever digits they are typed', async () => {
    await db.pool.query(`insert into blog_posts (title, slug, content, status, language) values
      ('Rents in 2026', 'rents', 'x', 'draft', 'en')`);
    for (const search of ['2026', '٢٠٢٦', '۲۰۲۶'])
      expect(slugs(await listBlogPosts(db.pool, { staff: true, search }))).toEqual(['rents']);
    await db.pool.query(`delete from blog_posts where slug = 'rents'`);
  });

  test('are found in one of several categories', async () => {
    expect(slugs(await listBlogPosts(db.pool, { ...visitor, categoryIds: [2, 9] }))).toEqual(['المكاتب', 'offices']);
    expect(slugs(await listBlogPosts(db.pool, { ...visitor, categoryIds: [9] }))).toEqual([]);
  });

  test('that are drafts are for staff only, whatever a visitor asks for', async () => {
    expect(await listBlogPosts(db.pool, { ...visitor, status: 'draft' })).toEqual({ posts: [], total: 0 });
    expect(slugs(await listBlogPosts(db.pool, { ...staff, status: 'draft' }))).toEqual(['الأبراج']);
    expect(await findBlogPostBySlug(db.pool, 'الأبراج', visitor)).toBeNull();
    expect(await findBlogPost(db.pool, 4, visitor)).toBeNull();
    expect(await findBlogPost(db.pool, 4, staff)).toMatchObject({ status: 'draft', publishedAt: null });
  });

  test('come one by one with category, author and the other language', async () => {
    const post = await findBlogPostBySlug(db.pool, 'offices', visitor);
    expect(post).toMatchObject({
      tags: ['lusail'],
      publishedAt: '2026-10-01T00:00:00.000Z',
      category: { id: 2, name: 'Investment Tips' },
      author: { firstName: 'Site', lastName: 'Admin' },
      translation: { language: 'ar', slug: 'المكاتب' },
    });
    expect(await findBlogPost(db.pool, post!.id, visitor)).toEqual(post);
  });

  test('do not tell visitors of a draft in the other language', async () => {
    expect(await findBlogPostBySlug(db.pool, 'towers', visitor)).toMatchObject({
      category: null,
      author: null,
      translation: null,
    });
    expect(await findBlogPostBySlug(db.pool, 'towers', staff)).toMatchObject({ translation: { slug: 'الأبراج' } });
  });

  test('have categories', async () => {
    expect(await listBlogCategories(db.pool)).toEqual([
      { id: 2, name: 'Investment Tips', slug: 'investment-tips', description: null },
    ]);
  });
});

test('social links come in their order, inactive ones to staff only', async () => {
  expect((await listSocialLinks(db.pool, visitor)).map(({ platform }) => platform)).toEqual(['linkedin', 'x']);
  expect((await listSocialLinks(db.pool, staff)).map(({ platform }) => platform)).toEqual(['tiktok', 'linkedin', 'x']);
});

test('pages carry active verification tags, staff see all', async () => {
  expect(await listMetaTags(db.pool, visitor)).toEqual([
    { id: 1, platform: 'facebook', tagName: 'facebook-domain-verification', content: 'abc', isActive: true },
  ]);
  expect(await listMetaTags(db.pool, staff)).toHaveLength(2);
});

test('the dashboard counts active agents only', async () => {
  expect(await readAdminStats(db.pool)).toEqual({ totalProperties: 0, totalLeads: 0, totalAgents: 1 });
});
