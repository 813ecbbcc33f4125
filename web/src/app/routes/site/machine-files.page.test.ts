import { describe, expect, it, vi } from 'vitest';
import { problem } from '#testing/answers.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import { publicPaths, publicSite } from '#testing/made/public-site.ts';
import { publicUrl, servedSite } from '#testing/served.ts';
import { languages } from '#testing/words.ts';
import { assertXml } from '#testing/xml.ts';

vi.setConfig({ testTimeout: 60_000 });

const odd = `a & b <c> "d" 'e' ]]> </entry>`;

interface Listed {
  address: string;
  changed: string | undefined;
  alternates: Record<string, string>;
}

const listed = (xml: string): Listed[] =>
  Array.from(xml.matchAll(/<url>([^]*?)<\/url>/g), ([, url = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
    changed: /<lastmod>([^<]*)<\/lastmod>/.exec(url)?.[1],
    alternates: Object.fromEntries(
      Array.from(url.matchAll(/hreflang="(\w+)" href="([^"]*)"/g), ([, code = '', href = '']) => [code, href]),
    ),
  }));

const contents = (listings: number, articles: object[] = []) => ({
  listings: Array.from({ length: listings }, (_, n) => ({ id: n + 1, updatedAt: '2026-10-02' })),
  articles,
});

describe('the sitemap', () => {
  it('names exactly the public pages, in both languages', async () => {
    const articles = [
      { slug: 'office-rents', language: 'en', updatedAt: '2026-10-03', translationSlug: 'إيجارات-المكاتب' },
      { slug: 'إيجارات-المكاتب', language: 'ar', updatedAt: '2026-10-04', translationSlug: 'office-rents' },
    ];
    const listings = [{ id: 990_001, updatedAt: '2026-10-02' }];
    const site = await servedSite({ ...publicSite(), 'GET /internal/sitemap': { listings, articles } });
    const answer = await site.get('/sitemap.xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const xml = await answer.text();
    assertXml(xml);
    const named = listed(xml).map(({ address }) => address);
    const expected = languages.flatMap((code) =>
      publicPaths(code).map((path) => `${publicUrl}/${code}${path === '/' ? '' : path}`),
    );
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  it('says of each article what its page says: its counterpart, or none', async () => {
    const articles = [
      { slug: 'alone', language: 'ar', updatedAt: '2026-10-03', translationSlug: null },
      { slug: 'rents', language: 'en', updatedAt: '2026-10-04', translationSlug: 'إيجارات' },
    ];
    const site = await servedSite({ 'GET /internal/sitemap': contents(0, articles) });
    const found = listed(await (await site.get('/sitemap.xml')).text());
    expect(found.filter(({ address }) => address.includes('/blog/'))).toEqual([
      {
        address: `${publicUrl}/ar/blog/alone`,
        changed: '2026-10-03',
        alternates: { ar: `${publicUrl}/ar/blog/alone` },
      },
      {
        address: `${publicUrl}/en/blog/rents`,
        changed: '2026-10-04',
        alternates: {
          en: `${publicUrl}/en/blog/rents`,
          ar: `${publicUrl}/ar/blog/${encodeURIComponent('إيجارات')}`,
        },
      },
    ]);
  });

  it.each([`a&b`, `a"b'c`, '<loc>', 'a b', '50%', 'قهوة', '🏢', ']]>'])(
    'stays readable with the address %s',
    async (slug) => {
      const articles = [{ slug, language: 'en', updatedAt: '2026-10-03', translationSlug: slug }];
      const site = await servedSite({ 'GET /internal/sitemap': contents(0, articles) });
      const xml = await (await site.get('/sitemap.xml')).text();
      assertXml(xml);
      const found = listed(xml).find(({ address }) => address.includes('/blog/'))!;
      const { pathname } = new URL(found.address.replaceAll('&amp;', '&'));
      expect(decodeURIComponent(pathname)).toBe(`/en/blog/${slug}`);
      expect(found.alternates['ar']).toBe(found.address.replace('/en/', '/ar/'));
    },
  );

  it('of more pages than fit into one file is a list of files, which hold each page once and no more', async () => {
    const site = await servedSite({ 'GET /internal/sitemap': contents(22_500) });
    const index = await (await site.get('/sitemap.xml')).text();
    assertXml(index);
    const files = Array.from(index.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
    expect(files).toEqual([`${publicUrl}/sitemap/1.xml`, `${publicUrl}/sitemap/2.xml`]);
    const parts = await Promise.all(files.map(async (file) => (await site.get(file.slice(publicUrl.length))).text()));
    const addresses = parts.flatMap((part) => listed(part).map(({ address }) => address));
    // 9 pages and 22,500 listings, in two languages
    expect(addresses).toHaveLength(45_018);
    expect(new Set(addresses).size).toBe(45_018);
    expect(listed(parts[0] ?? '')).toHaveLength(45_000);
  });

  it.each(['0.xml', '2.xml', '01.xml', '1', '1.xml.gz', 'x.xml', '99999.xml', '-1.xml'])(
    'has no file %s',
    async (file) => {
      const site = await servedSite({ 'GET /internal/sitemap': contents(1) });
      expect((await site.get(`/sitemap/${file}`)).status).toBe(404);
      expect((await site.get('/sitemap/1.xml')).status).toBe(200);
    },
  );

  it('asks to come again while the api is away, and that is not kept', async () => {
    const site = await servedSite({ 'GET /internal/sitemap': problem(500, 'server.error') });
    for (const path of ['/sitemap.xml', '/sitemap/1.xml']) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    }
    site.api.answer({ 'GET /internal/sitemap': contents(1) });
    expect((await site.get('/sitemap.xml')).status).toBe(200);
  });
});

describe.each(languages)('the feed (%s)', (language) => {
  const path = `/${language}/blog/feed.xml`;

  it('names the newest articles of the language, whole, whatever stands in them', async () => {
    const posts = [
      article(
        { language, title: odd, excerpt: odd, tags: [odd], content: `<p>${odd}\u0007</p><a href="/en/contact">x</a>` },
        1,
      ),
      article({ language, slug: 'مكاتب', excerpt: null, publishedAt: null }, 2),
    ];
    const site = await servedSite({ 'GET /api/blog-posts': articlesPage(posts) });
    const answer = await site.get(path);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await answer.text();
    assertXml(feed);
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    expect(feed).toContain(`xml:lang="${language}"`);
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${publicUrl}${path}"/>`);
    expect(feed).toContain(`<id>${publicUrl}/${language}/blog/${encodeURIComponent('مكاتب')}</id>`);
    // readers elsewhere need the host
    expect(feed).toContain(`href=&quot;${publicUrl}/en/contact&quot;`);
    expect(site.api.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      { status: 'published', language, limit: '20' },
    ]);
  });

  it('of a blog without articles is a feed all the same', async () => {
    const site = await servedSite({ 'GET /api/blog-posts': articlesPage([]) });
    const feed = await (await site.get(path)).text();
    assertXml(feed);
    expect(feed).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  it('asks to come again while the api is away', async () => {
    const site = await servedSite({ 'GET /api/blog-posts': problem(503, 'server.unavailable') });
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  });

  it('is told by the list and by each article, apart from their translations', async () => {
    const site = await servedSite(publicSite());
    for (const page of publicPaths(language).filter((one) => one.startsWith('/blog'))) {
      const body = await (await site.get(`/${language}${page}`)).text();
      const links = Array.from(body.matchAll(/<link\b[^>]*atom\+xml[^>]*>/g), ([link]) => link);
      expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(['/en/blog/feed.xml', '/ar/blog/feed.xml']);
      for (const link of links) expect(link).not.toContain('hrefLang');
    }
  });
});

it('robots.txt closes what is for staff and for one visitor, opens the rest, and names the sitemap', async () => {
  const site = await servedSite();
  const answer = await site.get('/robots.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const closed = lines.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []));
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of ['/admin', '/admin-login', '/admin/leads', '/dashboard', '/api/contact', '/saved', '/ar/saved'])
    expect({ path, closed: isClosed(path) }).toEqual({ path, closed: true });
  for (const path of ['/', '/en', '/sitemap.xml', '/assets/a.js', '/og-image.jpg', ...publicPaths('ar')])
    for (const start of ['', '/en', '/ar'])
      expect({ path: start + path, closed: isClosed(start + path) }).toEqual({ path: start + path, closed: false });
});

it('the picture that is shared is a picture [P-080 P-403]', async () => {
  const site = await servedSite();
  const answer = await site.get('/og-image.jpg');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  // a JPEG's size: SOF marker, precision, height, width
  const frame = bytes.findIndex((byte, n) => byte === 0xff && [0xc0, 0xc2].includes(bytes[n + 1] ?? 0));
  expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
});
