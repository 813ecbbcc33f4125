import { raiseContentVersion } from '@manzil/core/data/raise-content-version';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const site = async () =>
  (await (await api.get('/internal/site')).json()) as { version: number; verification: object[] };

it('the state of the site moves with the content, and brings the tags that are switched on', async () => {
  const before = await site();
  expect(before.verification).toEqual([]);
  await api.pool.query(`insert into meta_tags (platform, tag_name, content, is_active) values
    ('facebook', 'facebook-domain-verification', 'abc"><script>', true), ('google', 'x', 'off', false)`);
  await raiseContentVersion(api.pool);
  const after = await site();
  expect(after.version).toBe(before.version + 1);
  expect(after.verification).toEqual([{ name: 'facebook-domain-verification', content: 'abc"><script>' }]);
});

it.each(['referrer', 'robots', 'viewport', 'theme-color', 'refresh', 'Referrer', 'og:title'])(
  'a stored tag named %s reaches no page [M-756]',
  async (name) => {
    await api.pool.query(
      `insert into meta_tags (platform, tag_name, content) values ('other', $1, 'no'), ('bing', 'msvalidate.01', 'b')
       on conflict (platform) do update set tag_name = excluded.tag_name`,
      [name],
    );
    await raiseContentVersion(api.pool);
    const { verification } = await site();
    expect(verification).toContainEqual({ name: 'msvalidate.01', content: 'b' });
    expect(verification).not.toContainEqual({ name, content: 'no' });
  },
);

it('the sitemap holds what visitors may see', async () => {
  const shown = await addProperty(api.pool);
  const hidden = await addProperty(api.pool, { isActive: false });
  await api.pool.query(`insert into blog_posts (title, slug, content, language, status, translation_key)
    values ('A', 'a', 'x', 'en', 'published', 'k'), ('B', 'b', 'x', 'ar', 'published', 'k'),
      ('C', 'c', 'x', 'en', 'draft', 'l')`);
  const { listings, articles } = (await (await api.get('/internal/sitemap')).json()) as {
    listings: { id: number; updatedAt: string }[];
    articles: object[];
  };
  expect(listings.map(({ id }) => id)).toContain(shown);
  expect(listings.map(({ id }) => id)).not.toContain(hidden);
  expect(listings[0]?.updatedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(articles).toHaveLength(2);
  expect(articles).toMatchObject([
    { slug: 'a', language: 'en', translationSlug: 'b' },
    { slug: 'b', language: 'ar', translationSlug: 'a' },
  ]);
});

it('the sitemap follows what staff write: their listings, their articles when it is time, and nothing that was taken back', async () => {
  await api.pool.query('truncate blog_posts restart identity cascade');
  const own = await addProperty(api.pool, { title: 'By hand' });
  const deleted = await addProperty(api.pool, { isActive: false, deletedAt: new Date().toISOString() });
  await api.pool.query(`insert into blog_posts (title, slug, content, language, status, translation_key, published_at)
    values ('Past', 'past', 'x', 'en', 'published', 'k', now() - interval '1 second'),
      ('Its draft', 'its-draft', 'x', 'ar', 'draft', 'k', now() - interval '1 second'),
      ('Later', 'later', 'x', 'en', 'published', 'm', now() + interval '1 hour'),
      ('Its twin', 'دليل-الدوحة', 'x', 'ar', 'published', 'm', null)`);
  const sitemap = async () =>
    (await (await api.get('/internal/sitemap')).json()) as {
      listings: { id: number }[];
      articles: { slug: string; language: string; translationSlug: string | null }[];
    };
  await api.pool.query('update properties set area = 1 where id = (select min(id) from properties where is_active)');
  const before = await sitemap();
  const ids = before.listings.map(({ id }) => id);
  expect(ids).toContain(own);
  expect(ids).not.toContain(deleted);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(before.articles.map(({ slug, translationSlug }) => [slug, translationSlug])).toEqual([
    ['past', null],
    ['دليل-الدوحة', null],
  ]);
  await api.pool.query(`update blog_posts set published_at = now() where slug = 'later'`);
  await api.pool.query(`update properties set is_active = false where id = $1`, [own]);
  const after = await sitemap();
  expect(after.listings.map(({ id }) => id)).not.toContain(own);
  expect(after.articles.map(({ slug, translationSlug }) => [slug, translationSlug])).toEqual([
    ['past', null],
    ['later', 'دليل-الدوحة'],
    ['دليل-الدوحة', 'later'],
  ]);
});
