import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });

beforeEach(() =>
  db.pool.query(
    'truncate agents, blog_posts, blog_categories, social_media_links, meta_tags, users restart identity cascade',
  ),
);
afterAll(async () => {
  await db.close();
  await home.drop();
});

async function refusal(sql: string): Promise<string | null> {
  const names: Record<string, string> = { '23502': 'missing', '23503': 'unknown', '23505': 'taken', '23514': 'wrong' };
  try {
    await db.pool.query(sql);
    return null;
  } catch (error) {
    return names[(error as { code: string }).code] ?? String(error);
  }
}
const addUser = () => db.pool.query(`insert into users (email, role) values ('a@example.com', 'editor')`);
const one = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows[0];

test('a member may be a user that there is, and outlives the account [A-145]', async () => {
  const member = (user: number) =>
    `insert into agents (name, title, user_id) values ('Layla', 'Agent', ${String(user)})`;
  expect(await refusal(member(1))).toBe('unknown');
  await addUser();
  const { rows } = await db.pool.query<{ id: number }>('select id from users');
  expect(await refusal(member(rows[0]?.id ?? 0))).toBeNull();
  await db.pool.query('delete from users');
  expect(await one('select user_id from agents')).toEqual({ user_id: null });
});

test('a member has a name and a title, and is active unless said otherwise [A-146 A-147]', async () => {
  expect(await refusal(`insert into agents (title) values ('Agent')`)).toBe('missing');
  expect(await refusal(`insert into agents (name) values ('Layla')`)).toBe('missing');
  await db.pool.query(`insert into agents (name, title) values ('Layla', 'Agent')`);
  expect(await one('select is_active from agents')).toEqual({ is_active: true });
});

test('a category has a name and a slug of its own [A-171 A-172]', async () => {
  const category = (name: string, slug: string) => `insert into blog_categories (name, slug) values (${name}, ${slug})`;
  expect(await refusal(category(`'News'`, `'news'`))).toBeNull();
  expect(await refusal(category(`'News'`, `'other'`))).toBe('taken');
  expect(await refusal(category(`'Other'`, `'news'`))).toBe('taken');
  expect(await refusal(category('null', `'none'`))).toBe('missing');
  expect(await refusal(category(`'None'`, 'null'))).toBe('missing');
});

test('an article has content, a slug of its own, an author and a category that there are, or none [A-174 A-175 A-176 A-177]', async () => {
  const post = (slug: string, more = '', values = '') =>
    `insert into blog_posts (title, slug, content${more}) values ('Offices', '${slug}', '<p>x</p>'${values})`;
  expect(await refusal(`insert into blog_posts (title, slug) values ('Offices', 'offices')`)).toBe('missing');
  expect(await refusal(post('offices'))).toBeNull();
  expect(await refusal(post('offices'))).toBe('taken');
  expect(await refusal(post('a', ', author_id', ', 99'))).toBe('unknown');
  expect(await refusal(post('b', ', category_id', ', 99'))).toBe('unknown');
  expect(await refusal(post('c', ', status', `, 'hidden'`))).toBe('wrong');
  expect(await refusal(post('d', ', language', `, 'fr'`))).toBe('wrong');
});

test('an article is a draft in English with a list of no tags unless said otherwise [A-178 A-179 A-180 A-452]', async () => {
  await db.pool.query(`insert into blog_posts (title, slug, content) values ('Offices', 'offices', '<p>x</p>')`);
  const columns = 'status, language, tags';
  expect(await one(`select ${columns} from blog_posts`)).toEqual({ status: 'draft', language: 'en', tags: [] });
  await db.pool.query(`update blog_posts set tags = '{rent,lusail}'`);
  expect(await one('select tags from blog_posts')).toEqual({ tags: ['rent', 'lusail'] });
});

test('a platform has one link and one tag, active and first unless said otherwise [A-197 A-198 A-201 A-202 A-204 A-206 A-207]', async () => {
  const link = (platform: string, url: string) =>
    `insert into social_media_links (platform, url) values ('${platform}', ${url})`;
  expect(await refusal(link('x', `'https://x.example'`))).toBeNull();
  expect(await refusal(link('x', `'https://x.example'`))).toBe('taken');
  expect(await refusal(link('tiktok', 'null'))).toBe('missing');
  expect(await one('select is_active, sort_order from social_media_links')).toEqual({
    is_active: true,
    sort_order: 0,
  });
  const tag = (content: string) => `insert into meta_tags (platform, content) values ('facebook', ${content})`;
  expect(await refusal(tag('null'))).toBe('missing');
  expect(await refusal(tag(`'abc'`))).toBeNull();
  expect(await refusal(tag(`'def'`))).toBe('taken');
  expect(await one('select is_active from meta_tags')).toEqual({ is_active: true });
});
