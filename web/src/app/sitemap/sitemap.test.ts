import { expect, it } from 'vitest';
import { addressesPerFile, fileCount, sitemapEntries, sitemapIndex, urlset } from './sitemap.ts';

const origin = 'https://manzil.example';
const listings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, updatedAt: '2026-10-02' }));

it('names every page in both languages, each with the other', () => {
  const text = urlset(sitemapEntries({ listings: listings(1), articles: [], landingPages: [] }, origin), 0);
  for (const code of ['en', 'ar'])
    expect(text).toContain(
      `<url><loc>${origin}/${code}/properties/1</loc><lastmod>2026-10-02</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/properties/1"/>` +
        `<xhtml:link rel="alternate" hreflang="ar" href="${origin}/ar/properties/1"/></url>`,
    );
});

it('an article names its translation, and nothing where there is none', () => {
  const article = { slug: 'offices', language: 'en' as const, updatedAt: '2026-10-02' };
  const articles = [
    { ...article, translationSlug: 'مكاتب' },
    { ...article, slug: 'alone', translationSlug: null },
  ];
  const text = urlset(sitemapEntries({ listings: [], articles, landingPages: [] }, origin), 0);
  expect(text).toContain(`hreflang="ar" href="${origin}/ar/blog/${encodeURIComponent('مكاتب')}"/>`);
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/blog/alone"/></url>`);
  expect(text).not.toContain('/ar/blog/alone');
});

it('20,000 listings fit into one file, more are told by an index', () => {
  expect(fileCount(sitemapEntries({ listings: listings(20_000), articles: [], landingPages: [] }, origin))).toBe(1);
  const entries = sitemapEntries({ listings: listings(50_000), articles: [], landingPages: [] }, origin);
  const files = fileCount(entries);
  expect(files).toBe(3);
  expect(sitemapIndex(files, origin)).toContain(`<loc>${origin}/sitemap/3.xml</loc>`);
  const counts = [0, 1, 2].map((part) => urlset(entries, part).match(/<loc>/g)?.length ?? 0);
  expect(counts).toEqual([addressesPerFile, addressesPerFile, entries.length - 2 * addressesPerFile]);
});

it('pages of a deal, a kind and a place stand there in both languages [M-994]', () => {
  const landingPages = [{ path: '/properties/for-rent/offices/lusail', updatedAt: '2026-10-02' }];
  const text = urlset(sitemapEntries({ listings: [], articles: [], landingPages }, origin), 0);
  for (const code of ['en', 'ar'])
    expect(text).toContain(`<loc>${origin}/${code}/properties/for-rent/offices/lusail</loc><lastmod>2026-10-02`);
});

it('what XML reads as its own is written otherwise', () => {
  const articles = [{ slug: 'a', language: 'en' as const, updatedAt: '2026-10-02', translationSlug: null }];
  expect(urlset(sitemapEntries({ listings: [], articles, landingPages: [] }, 'https://a.example/?x=1&y'), 0)).toContain(
    '?x=1&amp;y/en',
  );
});
