import { describe, expect, it, vi } from 'vitest';
import { companyName } from '#testing/made/office.ts';
import { type Head, headOf } from '#testing/head.ts';
import { listing, pageOf } from '#testing/made/listing.ts';
import { publicPaths, publicSite } from '#testing/made/public-site.ts';
import { publicUrl, servedSite } from '#testing/served.ts';
import { type Language, languages, words } from '#testing/words.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Page {
  path: string;
  addresses: Record<Language, string>;
  said: string | null;
  head: Head;
}

const addressOf = (language: Language, path: string) => `${publicUrl}/${language}${path === '/' ? '' : path}`;

const asked = new Map<Language, Promise<Page[]>>();

async function everyPage(language: Language): Promise<Page[]> {
  const read = async () => {
    const site = await servedSite(publicSite());
    const pages: Page[] = [];
    const inArabic = publicPaths('ar');
    for (const [n, path] of publicPaths('en').entries()) {
      const addresses = { en: addressOf('en', path), ar: addressOf('ar', inArabic[n] ?? '') };
      const answer = await site.get(addresses[language].slice(publicUrl.length));
      pages.push({ path, addresses, said: answer.headers.get('content-language'), head: await headOf(answer) });
    }
    return pages;
  };
  const pages = asked.get(language) ?? read();
  asked.set(language, pages);
  return pages;
}

describe.each(languages)('every public page (%s)', (language) => {
  it('answers under its prefix and says which language it is in [P-001 P-010 P-011 P-013 P-017]', async () => {
    const pages = await everyPage(language);
    expect(pages).toHaveLength(11);
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    for (const { path, said, head } of pages) {
      expect({ path, said, status: head.status }).toEqual({ path, said: language, status: 200 });
      expect(head.body.slice(0, 200)).toContain(`<html lang="${language}" dir="${direction}">`);
    }
  });

  it('names its one address and the same page in the other language, and English for all others [P-013]', async () => {
    for (const { addresses, head } of await everyPage(language)) {
      expect(head.canonical).toBe(addresses[language]);
      expect(head.alternates).toEqual({ ...addresses, 'x-default': addresses.en });
      expect(head.meta['og:url']).toBe(addresses[language]);
      expect(head.meta['og:locale:alternate']).toBe(language === 'en' ? 'ar_QA' : 'en_QA');
      expect(head.meta['robots']).toBeUndefined();
    }
  });

  it('has words of its own for title and description, and a picture to be shared with', async () => {
    const said: string[] = [];
    for (const { head } of await everyPage(language)) {
      const { title, meta } = head;
      const [own = '', ...company] = title.split(' | ');
      expect(company).toEqual([companyName(language)]);
      expect(meta).toMatchObject({
        'og:title': title,
        'og:site_name': companyName(language),
        'og:description': meta['description'],
        'og:locale': language === 'en' ? 'en_QA' : 'ar_QA',
        'twitter:card': 'summary_large_image',
      });
      expect(meta['og:image']).toMatch(/^https:\/\/manzil\.example\/(og-image\.jpg|images\/hero-640\.webp)$/);
      said.push(own, meta['description'] ?? '');
    }
    expect(said).not.toContain('');
    expect(new Set(said).size).toBe(said.length);
  });

  it('describes itself to search engines: home, contact, a listing', async () => {
    const pages = await everyPage(language);
    const typesOf = (path: string) => pages.find((page) => page.path === path)?.head.jsonLd.map((one) => one['@type']);
    expect(typesOf('/')).toEqual(['RealEstateAgent']);
    expect(typesOf('/contact')).toEqual(['RealEstateAgent', 'FAQPage', 'BreadcrumbList']);
    expect(typesOf('/properties/990001')).toEqual(['RealEstateListing', 'BreadcrumbList']);
  });

  it('is the same page without a prefix, for who chose the language before [P-012 P-013 P-022 P-023 P-024 P-025 P-027 P-028 P-029]', async () => {
    const site = await servedSite(publicSite());
    for (const path of publicPaths(language).slice(1)) {
      const answer = await site.get(path, { Cookie: `language=${language}` });
      const head = await headOf(answer);
      expect({ path, status: head.status, canonical: head.canonical }).toEqual({
        path,
        status: 200,
        canonical: addressOf(language, path),
      });
      expect(head.body.slice(0, 200)).toContain(`<html lang="${language}"`);
    }
  });

  it('has the search-engine block of the home page in the HTML itself [P-079 P-403]', async () => {
    const [home] = await everyPage(language);
    const { meta, title } = home!.head;
    const expected = words[language].home.meta;
    expect(title).toContain(expected.title);
    expect(expected.description).toMatch(language === 'en' ? /^Find offices.*Qatar/ : /^مكاتب.*قطر/);
    expect(meta).toMatchObject({
      description: expected.description,
      'og:image': `${publicUrl}/og-image.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:type': 'website',
    });
  });
});

describe('one page of two addresses', () => {
  it.each([
    ['/en/agents', '/en/team'],
    ['/ar/agents', '/ar/team'],
    ['/agents', '/en/team'],
    ['/en/property/990001', '/en/properties/990001'],
    ['/ar/property/990001', '/ar/properties/990001'],
    ['/properties-en', '/en/properties'],
    ['/en/about/', '/en/about'],
    ['/ar/', '/ar'],
    ['/en/about?utm_source=mail&gclid=1', '/en/about'],
    ['/en/services?anything=else', '/en/services'],
  ])('%s names %s', async (address, canonical) => {
    const site = await servedSite(publicSite());
    const head = await headOf(await site.get(address));
    const [, first, ...rest] = canonical.split('/');
    const inArabic = ['', 'ar', ...rest].join('/');
    const inEnglish = ['', 'en', ...rest].join('/');
    expect(first).toMatch(/en|ar/);
    expect([head.status, head.canonical]).toEqual([200, publicUrl + canonical]);
    expect(head.alternates).toEqual({
      en: publicUrl + inEnglish,
      ar: publicUrl + inArabic,
      'x-default': publicUrl + inEnglish,
    });
  });
});

describe('which language an address without a prefix is in [P-012 P-271]', () => {
  it.each([
    ['nothing chosen', '', 'en'],
    ['Arabic chosen', 'language=ar', 'ar'],
    ['English chosen', 'language=en', 'en'],
    ['a language that is not offered', 'language=fr', 'en'],
    ['another cookie that ends like it', 'mylanguage=ar', 'en'],
    ['Arabic chosen, beside others', 'currency=USD; language=ar; areaUnit=sqft', 'ar'],
  ])('%s', async (_, cookie, expected) => {
    const site = await servedSite(publicSite());
    for (const path of ['/about', '/privacy', '/areas']) {
      const answer = await site.get(path, { Cookie: cookie, 'Accept-Language': 'ar' });
      expect(await answer.text()).toContain(`<html lang="${expected}"`);
    }
  });

  it('a prefix goes before what was chosen, and only a whole one', async () => {
    const site = await servedSite(publicSite());
    const languageOf = async (path: string, cookie: string) =>
      /<html lang="(\w+)"/.exec(await (await site.get(path, { Cookie: cookie })).text())?.[1];
    expect(await languageOf('/ar/about', 'language=en')).toBe('ar');
    expect(await languageOf('/en/about', 'language=ar')).toBe('en');
    expect(await languageOf('/arabia', 'language=en')).toBe('en');
    expect(await languageOf('/english', 'language=ar')).toBe('ar');
    expect(await languageOf('/properties-en', 'language=ar')).toBe('en');
  });
});

type Row = readonly [address: string, search: string, hidden: boolean];

const pagesAndSearches: Row[] = [
  ['/properties', '', false],
  ['/properties?page=2', '?page=2', false],
  ['/properties?page=2&city=Lusail', '?city=Lusail&page=2', true],
  ['/blog', '', false],
  ['/blog?page=2', '?page=2', false],
  ['/blog?category=investment&page=2', '?page=2', true],
];
const waysToWrite: Row[] = [
  ['/properties?page=1', '', false],
  ['/properties?page=0', '', false],
  ['/properties?page=x', '', false],
  ['/properties?utm_source=x&page=3', '?page=3', false],
  ['/properties?type=all&city=&page=2', '?page=2', false],
  ['/properties?city=Lusail&type=Rent', '?type=Rent&city=Lusail', true],
  ['/properties?sort=price-low', '?sort=price-low', true],
  [
    '/properties?city=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%26',
    '?city=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E%26',
    true,
  ],
  [`/properties?city=${encodeURIComponent('لوسيل')}`, `?city=${encodeURIComponent('لوسيل')}`, true],
  ['/blog?page=0', '', false],
  ['/blog?category=nothing', '', false],
  ['/blog?search=%22%3E%3Cscript%3Ealert(1)&page=3', '?page=3', true],
  ['/blog?sort=oldest', '', true],
];

describe.each([
  ['en', 'ar', [...pagesAndSearches, ...waysToWrite]],
  ['ar', 'en', pagesAndSearches],
] as const)('a list in its pages and its searches (%s)', (language, other, rows) => {
  const list = { ...pageOf([listing()]), pagination: { ...pageOf([]).pagination, total: 60, totalPages: 5 } };

  it.each(rows)('%s', async (address, search, hidden) => {
    const site = await servedSite({ ...publicSite(), 'GET /api/properties': list });
    const head = await headOf(await site.get(`/${language}${address}`));
    const [path = ''] = address.split('?');
    const addressIn = (code: string) => `${publicUrl}/${code}${path}${search}`;
    expect(head.status).toBe(200);
    expect(head.canonical).toBe(addressIn(language));
    expect(head.alternates).toEqual({
      [language]: addressIn(language),
      [other]: addressIn(other),
      'x-default': addressIn('en'),
    });
    expect(head.meta['robots']).toBe(hidden ? 'noindex, follow' : undefined);
    expect(head.body.includes('<script>alert(1)'), 'a script of the address').toBe(false);
  });
});
