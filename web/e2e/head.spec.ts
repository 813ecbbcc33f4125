/** What crawlers read: heads, structured data, sitemap, robots; and how pages are kept. */
import { expect } from '@playwright/test';
import { headOf } from './support/head-of.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

const origin = `http://localhost:${process.env['E2E_PORT'] ?? '3100'}`;

const sitemapOf = async (answer: { text(): Promise<string> }) =>
  Array.from((await answer.text()).matchAll(/<url>([^]*?)<\/url>/g), ([, url = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
    alternates: Object.fromEntries(
      Array.from(url.matchAll(/hreflang="(\w+)" href="([^"]*)"/g), ([, code = '', href = '']) => [code, href]),
    ),
  }));

test('every page answers without prefix, under /en and under /ar, and names its one address and its other language [P-013]', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const entries = await sitemapOf(await request.get('/sitemap.xml'));
  const seen = new Map<string, number>();
  // of the listings and the articles a few stand for all
  const chosen = entries.filter(({ address }) => {
    const kind = address.replace(origin, '').replace(/^\/(en|ar)\/(properties|blog)\/.+/, '$1 $2');
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) <= 2;
  });
  expect(chosen.length).toBeGreaterThan(20);
  for (const { address, alternates } of chosen) {
    const head = await headOf(request, address);
    expect.soft({ address, status: head.status }).toEqual({ address, status: 200 });
    expect.soft(head.canonical).toBe(address);
    expect.soft(head.alternates, address).toEqual({
      ...alternates,
      'x-default': alternates['en'] ?? address,
    });
    for (const other of Object.values(alternates)) {
      const answer = await headOf(request, other);
      expect.soft({ other, status: answer.status }).toEqual({ other, status: 200 });
      expect.soft(answer.alternates, other).toEqual(head.alternates);
    }
    const bare = address.replace(`${origin}/en`, '');
    if (bare === address || bare === '') continue;
    const duplicate = await headOf(request, bare);
    expect.soft({ bare, status: duplicate.status, canonical: duplicate.canonical }).toEqual({
      bare,
      status: 200,
      canonical: address,
    });
  }
});

test('the search-engine block of the home page stands in the served HTML [P-079 P-003]', async ({ request }) => {
  for (const language of languages) {
    const { meta, title } = await headOf(request, `/${language}`);
    const expected = words[language].home.meta;
    expect(title).toContain(expected.title);
    expect(meta['description']).toBe(expected.description);
    expect(expected.description).toMatch(language === 'en' ? /^Find offices.*Qatar/ : /^مكاتب.*قطر/);
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': expected.description,
      'og:url': `${origin}/${language}`,
      'og:image': `${origin}/og-image.jpg`,
      'og:type': 'website',
      'og:locale': language === 'en' ? 'en_QA' : 'ar_QA',
    });
  }
});

test('the share picture is a picture [P-080 P-403]', async ({ request }) => {
  const answer = await request.get('/og-image.jpg');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).subarray(0, 2).toString('hex')).toBe('ffd8');
});

test('a listing shares its own picture and tells its offer', async ({ request }) => {
  const list = (await (await request.get('/api/properties?limit=1')).json()) as {
    properties: { id: number; images: string[]; price: string }[];
  };
  const [listing] = list.properties;
  for (const language of languages) {
    const address = `${origin}/${language}/properties/${String(listing?.id)}`;
    const { meta, jsonLd } = await headOf(request, address);
    expect(meta['og:image']).toBe(origin + (listing?.images[0] ?? '/og-image.jpg'));
    expect(jsonLd.map((one) => one['@type'])).toEqual(expect.arrayContaining(['RealEstateListing', 'BreadcrumbList']));
    expect(jsonLd.find((one) => one['@type'] === 'RealEstateListing')).toMatchObject({
      url: address,
      offers: { '@type': 'Offer', price: Number(listing?.price), priceCurrency: 'QAR' },
    });
    // the same listing under the other path is the same page
    expect((await headOf(request, `/${language}/property/${String(listing?.id)}`)).canonical).toBe(address);
  }
});

test('home, contact and articles describe themselves', async ({ request }) => {
  for (const language of languages) {
    const types = async (path: string) =>
      (await headOf(request, `/${language}${path}`)).jsonLd.map((one) => one['@type']);
    expect(await types('')).toContain('RealEstateAgent');
    expect(await types('/contact')).toEqual(expect.arrayContaining(['RealEstateAgent', 'FAQPage', 'BreadcrumbList']));
    const posts = (await (await request.get(`/api/blog-posts?language=${language}`)).json()) as { slug: string }[];
    expect(await types(`/blog/${encodeURIComponent(posts[0]?.slug ?? '')}`)).toEqual(
      expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
    );
  }
});

test('one search of many is not for search engines; the list and its pages are', async ({ request }) => {
  expect((await headOf(request, '/en/properties')).meta['robots']).toBeUndefined();
  const second = await headOf(request, '/en/properties?page=2');
  expect([second.meta['robots'], second.canonical]).toEqual([undefined, `${origin}/en/properties?page=2`]);
  expect((await headOf(request, '/en/properties?type=Rent&city=Lusail')).meta['robots']).toContain('noindex');
  expect((await headOf(request, '/en/nothing-here')).meta['robots']).toContain('noindex');
});

test('robots.txt closes the admin and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Disallow: /api');
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the sitemap holds every listing in both languages', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const addresses = new Set((await sitemapOf(answer)).map(({ address }) => address));
  const list = (await (await request.get('/api/properties?limit=1000')).json()) as { properties: { id: number }[] };
  for (const { id } of list.properties)
    for (const language of languages) expect(addresses).toContain(`${origin}/${language}/properties/${String(id)}`);
});

test('kept pages run their scripts, and come as 304 to who has them', async ({ page, request }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  for (const path of ['/en', '/ar/properties', '/ar/contact']) {
    const first = await request.get(path);
    expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers()['content-security-policy']).not.toContain('nonce');
    const { etag = '' } = first.headers();
    expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    await page.goto(path);
    // only a page whose scripts ran gives its button a life
    await page.locator('header').getByRole('link').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('language')))
      .toBe(path.startsWith('/ar') ? 'ar' : 'en');
  }
  expect(problems).toEqual([]);
});
