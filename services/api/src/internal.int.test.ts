import { raiseContentVersion } from '@manzil/core/persistence/content-version';
import { addProperty } from '@manzil/core/persistence/testing/add-property';
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
  expect(articles).toMatchObject([
    { slug: 'a', language: 'en', translationSlug: 'b' },
    { slug: 'b', language: 'ar', translationSlug: 'a' },
  ]);
});
