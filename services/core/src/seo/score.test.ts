import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { checks } from './checks.ts';
import type { PageFacts, SiteFacts } from './report.ts';
import { scoreSite, targetOf } from './score.ts';
import { page, site, words } from './testing/good-site.ts';

const contract = createRequire(import.meta.url)('@manzil/contract/api.json') as {
  components: { schemas: { SeoIssue: { properties: { id: { enum: string[] } } } } };
};
const good = () => [page('/en'), page('/ar'), page('/en/properties/42'), page('/ar/properties/42')];
const issueIds = (facts: SiteFacts): string[] => scoreSite(facts).issues.map(({ id }) => id);

it('a site without a fault has 100 everywhere, for every engine [A-131 A-132 A-133]', () => {
  expect(scoreSite(site(good()))).toMatchObject({
    overall: 100,
    engines: { google: 100, bing: 100, yandex: 100, baidu: 100, mobile: 100 },
    issues: [],
  });
});

/** With the check that must find it. */
const faults: [string, Partial<PageFacts>, Partial<SiteFacts>?, string?][] = [
  ['page_status', { status: 500 }],
  ['noindex', { robots: 'noindex, follow' }],
  ['canonical', { canonical: '/en' }],
  ['hreflang_missing', { alternates: { en: '/en/properties/42', ar: '/ar/properties/42' } }],
  ['language', { htmlDirection: 'rtl' }],
  ['viewport', { viewport: false }],
  ['broken_link', { links: ['/en', '/en/gone'] }, { links: new Map([['/en/gone', 404]]) }],
  ['sitemap', {}, { sitemap: false }],
  ['robots', {}, { robots: false }],
  ['title_missing', { title: '' }],
  ['title_length', { title: 'x'.repeat(71) }],
  ['title_duplicate', { title: `${words('en')} /en` }],
  ['description_missing', { description: '' }],
  ['description_length', { description: 'Short' }],
  ['description_duplicate', { description: page('/en').description }],
  ['heading', { headings: ['One', 'Two'] }],
  ['image_alt', { images: [{ src: '/a.webp', alt: null, sized: true }] }],
  ['arabic_missing', { arabic: 0.1 }, {}, '/ar/properties/42'],
  ['arabic_missing', { latinRun: 30 }, {}, '/ar/properties/42'],
  ['arabic_missing', { headings: ['Villa'] }, {}, '/ar/properties/42'],
  ['thin_text', { words: 12 }],
  ['slow_page', { ms: 1_400 }],
  ['heavy_page', { bytes: 900_000 }],
  ['not_compressed', { compressed: false }],
  ['heavy_image', {}, { images: new Map([['/a.webp', 900_000]]) }],
  ['image_broken', {}, { images: new Map([['/a.webp', null]]) }],
  ['image_size', { images: [{ src: '/a.webp', alt: '', sized: false }] }],
  ['structured_missing', { structured: [] }],
  ['structured_unreadable', { structured: [null, { '@type': 'BreadcrumbList', itemListElement: [1] }] }],
  ['structured_incomplete', { structured: [{ '@type': 'BreadcrumbList', itemListElement: [] }] }],
  ['breadcrumbs', { structured: [{ '@type': 'FAQPage', mainEntity: [1] }] }],
  ['open_graph', { openGraph: ['og:title'] }],
];

it.each(faults)('finds %s, and says so alone [A-134 A-137]', (id, change, around = {}, path = '/en/properties/42') => {
  const pages = good().map((one) => (one.path === path ? page(path, change) : one));
  const { issues, overall } = scoreSite(site(pages, around));
  expect(issues.map((issue) => issue.id)).toEqual([id]);
  // how fast an answer came depends on the machine
  expect(overall < 100).toBe(id !== 'slow_page');
});

it('finds languages that do not name each other', () => {
  const pages = good().map((one) =>
    one.path === '/ar/properties/42' ? page(one.path, { alternates: { ...one.alternates, en: '/en/other' } }) : one,
  );
  expect(issueIds(site(pages))).toEqual(['hreflang_pair']);
});

it('every check is tried here, and the list of their names is whole', () => {
  expect([...new Set(faults.map(([id]) => id)), 'hreflang_pair'].toSorted()).toEqual(
    checks.map(({ id }) => id).toSorted(),
  );
  expect(checks.map(({ id }) => id).toSorted()).toEqual(
    contract.components.schemas.SeoIssue.properties.id.enum.toSorted(),
  );
});

it('the worst comes first, then what concerns most pages [A-268]', () => {
  const pages = [
    page('/en', { description: '', title: 'x'.repeat(71) }),
    page('/ar', { words: 5 }),
    page('/en/properties/42', { words: 5 }),
    page('/ar/properties/42', { status: 404 }),
  ];
  expect(scoreSite(site(pages)).issues.map(({ severity, affected }) => [severity, affected])).toEqual([
    ['critical', 1],
    ['high', 1],
    ['low', 2],
    ['low', 1],
  ]);
});

it('engines look at different things: without structured data Baidu says the same, Google less', () => {
  const { engines } = scoreSite(site(good().map((one) => ({ ...one, structured: [] }))));
  expect(engines.baidu).toBe(100);
  expect(engines.mobile).toBe(100);
  expect(engines.google).toBeLessThan(100);
});

it('one fault is never rounded away', () => {
  const pages = Array.from({ length: 300 }, (_, n) => page(`/en/properties/${String(n)}`));
  const { categories } = scoreSite(site([...pages, page('/en/properties/1000', { words: 3 })]));
  expect(categories.find(({ id }) => id === 'content')?.score).toBe(99);
});

it('says where it is put right [A-136]', () => {
  expect(targetOf('/ar/properties/42', true)).toEqual({ screen: 'property', id: 42, path: '/ar/properties/42' });
  expect(targetOf('/en/blog/guide', true).screen).toBe('blog');
  expect(targetOf('/ar/properties/42', false)).toEqual({ screen: 'page', id: null, path: '/ar/properties/42' });
  expect(targetOf('/ar/team', true).screen).toBe('team');
  expect(targetOf('/en/about', true).screen).toBe('page');
});

it.each([
  ['/en/properties/42', 'property', 42],
  ['/ar/properties/123456789', 'property', 123_456_789],
  ['/ar/properties/1234567890', 'page', null],
  ['/en/properties/42/map', 'page', null],
  ['/x/en/properties/42', 'page', null],
  ['/en/properties', 'page', null],
  ['/en/blog', 'blog', null],
  ['/ar/blog/guide', 'blog', null],
  ['/en/blogs', 'page', null],
  ['/x/en/blog', 'page', null],
  ['/en/team', 'team', null],
  ['/en/team/7', 'page', null],
  ['/x/ar/team', 'page', null],
  ['/sitemap.xml', 'page', null],
])('%s is put right at %s %s', (path, screen, id) => {
  expect(targetOf(path, true)).toEqual({ screen, id, path });
});

it('an issue names its first pages, what is wrong with them and where that is put right', () => {
  const pages = Array.from({ length: 11 }, (_, n) => page(`/en/properties/${String(n)}`, { words: n }));
  const [issue] = scoreSite(site(pages)).issues;
  expect(issue).toMatchObject({ id: 'thin_text', category: 'content', severity: 'low', affected: 11, checked: 11 });
  expect(issue?.examples).toEqual(
    pages.slice(0, 10).map(({ path, words: few }, id) => ({
      path,
      detail: String(few),
      target: { screen: 'property', id, path },
    })),
  );
});

it('an issue of the whole site names the file', () => {
  expect(scoreSite(site(good(), { sitemap: false })).issues).toEqual([
    {
      id: 'sitemap',
      category: 'technical',
      severity: 'high',
      affected: 1,
      checked: 1,
      examples: [{ path: '/sitemap.xml', detail: null, target: { screen: 'page', id: null, path: '/sitemap.xml' } }],
    },
  ]);
});

it('each category counts its own checks', () => {
  const { categories } = scoreSite(site(good().map((one) => ({ ...one, words: 5, compressed: false }))));
  expect(categories.map(({ id, checks: tried, passed }) => [id, tried, passed])).toEqual([
    ['technical', 10, 10],
    ['content', 10, 9],
    ['performance', 5, 4],
    ['structured', 5, 5],
  ]);
  expect(categories.map(({ score }) => score)).toEqual([100, 97, 82, 100]);
});

it('a site without pages scores what is known of it, and nothing else', () => {
  const { categories, engines, overall } = scoreSite(site([]));
  expect(categories.map(({ score, checks: tried, passed }) => [score, tried, passed])).toEqual([
    [100, 2, 2],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect([engines.google, engines.mobile, overall]).toEqual([100, 0, 35]);
});
