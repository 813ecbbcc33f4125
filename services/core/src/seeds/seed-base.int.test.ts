import { createTestDatabase } from '@manzil/testing/database';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readContentVersion } from '../data/content-version.ts';
import { openDatabase } from '../data/database.ts';
import { findUserByUsername } from '../accounts/store/user-repository.ts';
import { seedBase, type SeedOptions } from './seed-base.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const stored: string[] = [];
const agent = {
  nameAr: 'وسيط',
  title: 'Agent',
  titleAr: 'وسيط',
  bio: 'Ten years.',
  bioAr: 'عشر سنوات.',
  phone: '1',
  whatsappNumber: '2',
  specialization: 'Offices',
  specializationAr: 'مكاتب',
};
const post = {
  excerpt: 'e',
  content: '<p>c</p>',
  categoryId: 2,
  tags: ['a'],
  translationKey: 'k',
  publishedAt: '2026-10-01T00:00:00Z',
};
const options: SeedOptions = {
  demoMode: true,
  categories: [
    { id: 1, name: 'Real Estate News', slug: 'real-estate-news', description: null },
    { id: 2, name: 'Investment Tips', slug: 'investment-tips', description: null },
  ],
  demo: {
    agents: [
      { ...agent, name: 'Layla', email: 'layla@example.com', picture: 'tower' },
      { ...agent, name: 'Omar', email: 'omar@example.com', picture: null },
    ],
    posts: [
      { ...post, title: 'Offices', slug: 'offices', language: 'en', picture: 'tower' },
      { ...post, title: 'المكاتب', slug: 'المكاتب', language: 'ar', picture: 'unknown' },
    ],
    links: [{ platform: 'x', displayName: 'X', url: 'https://x.example', sortOrder: 1 }],
    office: { licenceNumber: 'BL-1' },
  },
  storePicture: (name) => {
    stored.push(name);
    return Promise.resolve(name === 'tower' ? '/media/abc/1280.webp' : null);
  },
};

const nothing = { categories: false, admin: false, agents: false, posts: false, links: false, office: false };

beforeEach(async () => {
  stored.length = 0;
  await db.pool.query(
    'truncate seeds, users, agents, blog_categories, blog_posts, social_media_links, integration_settings restart identity cascade',
  );
});
afterAll(async () => {
  await db.close();
  await home.drop();
});

async function table(sql: string): Promise<unknown[]> {
  return (await db.pool.query(sql)).rows;
}

describe('in demo mode', () => {
  test('everything comes in, with pictures, and the content version moves', async () => {
    const before = await readContentVersion(db.pool);
    expect(await seedBase(db, options)).toEqual({
      categories: true,
      admin: true,
      agents: true,
      posts: true,
      links: true,
      office: true,
    });
    expect(stored).toEqual(['tower', 'tower', 'unknown']);
    expect(await table('select name, image_url, is_active from agents order by id')).toEqual([
      { name: 'Layla', image_url: '/media/abc/1280.webp', is_active: true },
      { name: 'Omar', image_url: null, is_active: true },
    ]);
    expect(
      await table(
        'select slug, status, author_id, category_id, language, featured_image, tags from blog_posts order by id',
      ),
    ).toEqual([
      {
        slug: 'offices',
        status: 'published',
        author_id: 1,
        category_id: 2,
        language: 'en',
        featured_image: '/media/abc/1280.webp',
        tags: ['a'],
      },
      {
        slug: 'المكاتب',
        status: 'published',
        author_id: 1,
        category_id: 2,
        language: 'ar',
        featured_image: null,
        tags: ['a'],
      },
    ]);
    expect(await table('select platform, is_active from social_media_links')).toEqual([
      { platform: 'x', is_active: true },
    ]);
    expect(await readContentVersion(db.pool)).toBeGreaterThan(before);
  });

  test('the administrator signs in with the bootstrap password', async () => {
    await seedBase(db, options);
    const found = await findUserByUsername(db.pool, 'admin');
    expect(found).toMatchObject({ isBootstrap: true, user: { role: 'admin' } });
    expect(found!.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verify(found!.passwordHash, 'manzil-demo')).toBe(true);
    expect(await verify(found!.passwordHash, 'manzil-demo2')).toBe(false);
  });

  test('many starters at once bring it in once', async () => {
    const done = await Promise.all([seedBase(db, options), seedBase(db, options), seedBase(db, options)]);
    expect(done.filter(({ agents }) => agents)).toHaveLength(1);
    expect(await table('select count(*)::integer as n from agents')).toEqual([{ n: 2 }]);
    expect(await table('select count(*)::integer as n from credentials')).toEqual([{ n: 1 }]);
  });

  test('a later start leaves alone what staff changed or deleted', async () => {
    await seedBase(db, options);
    await db.pool.query(`delete from agents where name = 'Omar'; update blog_categories set name = 'News' where id = 1;
      delete from social_media_links; update credentials set is_bootstrap = false, password_hash = 'own'`);
    expect(await seedBase(db, options)).toEqual(nothing);
    expect(await table('select name from agents')).toEqual([{ name: 'Layla' }]);
    expect(await table('select name from blog_categories where id = 1')).toEqual([{ name: 'News' }]);
    expect(await table('select * from social_media_links')).toEqual([]);
    expect(await table('select password_hash from credentials')).toEqual([{ password_hash: 'own' }]);
  });

  test('what breaks half way is not half there', async () => {
    const broken = { ...options.demo, posts: [options.demo.posts[0]!, { ...options.demo.posts[1]!, categoryId: 99 }] };
    await expect(seedBase(db, { ...options, demo: broken })).rejects.toMatchObject({ code: '23503' });
    expect(await table('select * from blog_posts')).toEqual([]);
    expect(await seedBase(db, options)).toMatchObject({ agents: false, posts: true, links: true });
  });
});

test('outside demo mode only the categories come in, and new ones follow the fixed ids', async () => {
  expect(await seedBase(db, { ...options, demoMode: false })).toEqual({ ...nothing, categories: true });
  expect(await table('select * from users')).toEqual([]);
  expect(await table('select * from agents')).toEqual([]);
  const added = await table(`insert into blog_categories (name, slug) values ('Own', 'own') returning id`);
  expect(added).toEqual([{ id: 3 }]);
});
