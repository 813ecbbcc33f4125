import { describe, expect, it, test } from 'vitest';
import { sameText, type Finding } from './check.ts';
import { checks } from './checks.ts';
import type { PageFacts, SeoIssue, SiteFacts } from './report.ts';
import { lacksOf, typesOf } from './structured-data.ts';
import { page, site } from './testing/good-site.ts';

const english = '/en/properties/42';
const arabic = '/ar/properties/42';

function finding(
  id: SeoIssue['id'],
  change: Partial<PageFacts>,
  around: Partial<SiteFacts> = {},
  path = english,
): Finding {
  const one = page(path, change);
  const facts = site([one], around);
  const byPath = new Map([page('/en'), page('/ar'), one].map((each) => [each.path, each]));
  const check = checks.find((each) => each.id === id)!;
  return check.page!(one, { ...facts, byPath, titles: new Map(), descriptions: new Map() });
}
const wrong = (detail: string | null) => ({ detail });
const image = (src: string, change: Partial<PageFacts['images'][number]> = {}) => ({
  src,
  alt: 'A tower',
  sized: true,
  ...change,
});
const sizes = (...all: [string, number | null][]) => ({ images: new Map(all) });
const things = { '@type': 'WebSite', name: 'Manzil', url: '/' };

describe('what a check says of a page', () => {
  it.each<[SeoIssue['id'], Partial<PageFacts>, Finding, Partial<SiteFacts>?, string?]>([
    ['page_status', {}, true],
    ['page_status', { status: 500 }, wrong('500')],
    ['page_status', { status: 0 }, wrong(null)],
    ['noindex', { robots: 'NONE' }, wrong(null)],
    ['canonical', { canonical: '/en' }, wrong('/en')],
    ['canonical', { canonical: '' }, wrong(null)],
    ['hreflang_missing', { alternates: {} }, wrong('en, x-default')],
    ['hreflang_missing', { alternates: {} }, wrong('ar, x-default'), {}, arabic],
    ['hreflang_pair', { alternates: { ar: '/ar' } }, wrong('/ar')],
    ['hreflang_pair', { alternates: { en: '/en' } }, wrong('/en'), {}, arabic],
    ['hreflang_pair', { alternates: { en: '/en' } }, null],
    ['hreflang_pair', { alternates: { ar: '/ar' } }, null, {}, arabic],
    ['hreflang_pair', { alternates: {} }, null],
    ['hreflang_pair', { alternates: { ar: '/ar/unread' } }, null],
    ['language', { htmlLanguage: 'en-QA' }, true],
    ['language', { htmlLanguage: 'ar-QA' }, true, {}, arabic],
    ['language', { htmlLanguage: 'x-en' }, wrong('x-en')],
    ['language', { htmlDirection: 'ltr' }, wrong('ar'), {}, arabic],
    ['broken_link', { links: ['/en'] }, true],
    ['broken_link', { links: ['/unknown'] }, null],
    ['broken_link', { links: [] }, null],
    ['broken_link', { links: ['/a', '/en'] }, wrong('/a'), { links: new Map([['/a', 400]]) }],
    ['broken_link', { links: ['/a'] }, true, { links: new Map([['/a', 399]]) }],
    ['title_length', { title: 'x'.repeat(9) }, wrong('9')],
    ['title_length', { title: 'م'.repeat(10) }, true],
    ['title_length', { title: 'م'.repeat(70) }, true],
    // a letter with its marks is one
    ['title_length', { title: 'مَ'.repeat(70) }, true],
    ['title_length', { title: 'x'.repeat(71) }, wrong('71')],
    ['title_length', { title: '' }, null],
    ['title_duplicate', { title: '' }, null],
    ['description_length', { description: 'x'.repeat(49) }, wrong('49')],
    ['description_length', { description: 'x'.repeat(50) }, true],
    ['description_length', { description: 'م'.repeat(165) }, true],
    ['description_length', { description: 'x'.repeat(166) }, wrong('166')],
    ['description_duplicate', { description: '' }, null],
    ['heading', { headings: ['One'] }, true],
    ['heading', { headings: [''] }, wrong('1')],
    ['heading', { headings: [] }, wrong('0')],
    ['heading', { headings: ['One', 'Two'] }, wrong('2')],
    ['image_alt', { images: [] }, null],
    ['image_alt', { images: [image('/a', { alt: '' })] }, true],
    ['image_alt', { images: [image('/a'), image('/b', { alt: null })] }, wrong('/b')],
    ['arabic_missing', { arabic: 0 }, null],
    ['arabic_missing', { arabic: 0.5, latinRun: 14 }, true, {}, arabic],
    ['arabic_missing', { arabic: 0.49, headings: ['فيلا'] }, wrong('فيلا'), {}, arabic],
    ['arabic_missing', { latinRun: 15, headings: [] }, wrong(null), {}, arabic],
    ['arabic_missing', { title: 'Villa', headings: ['فيلا'] }, wrong('فيلا'), {}, arabic],
    ['thin_text', { words: 60 }, true],
    ['thin_text', { words: 59 }, wrong('59')],
    ['slow_page', { ms: 1_000 }, true],
    ['slow_page', { ms: 1_000.6 }, wrong('1001 ms')],
    ['heavy_page', { bytes: 400_000 }, true],
    ['heavy_page', { bytes: 400_600 }, wrong('401 kB')],
    ['heavy_image', { images: [image('/a')] }, true, sizes(['/a', 300_000])],
    ['heavy_image', { images: [image('/a'), image('/b')] }, wrong('301 kB'), sizes(['/a', 1], ['/b', 300_600])],
    ['heavy_image', { images: [image('/a'), image('/b')] }, wrong('301 kB'), sizes(['/a', null], ['/b', 300_600])],
    ['heavy_image', { images: [image('/c'), image('/b')] }, wrong('900 kB'), sizes(['/b', 900_000])],
    ['heavy_image', { images: [image('/a')] }, null, sizes(['/a', null])],
    ['heavy_image', { images: [image('/c')] }, null],
    ['heavy_image', { images: [] }, null],
    ['image_broken', { images: [] }, null],
    ['image_broken', { images: [image('/c')] }, null],
    ['image_broken', { images: [image('/c'), image('/a')] }, true, sizes(['/a', 0])],
    ['image_broken', { images: [image('/a'), image('/b')] }, wrong('/b'), sizes(['/a', 1], ['/b', null])],
    ['image_size', { images: [] }, null],
    ['image_size', { images: [image('/a'), image('/b', { sized: false })] }, wrong('/b')],
    ['structured_unreadable', { structured: [] }, null],
    ['structured_unreadable', { structured: [things] }, true],
    ['structured_unreadable', { structured: [things, null] }, wrong(null)],
    ['structured_incomplete', { structured: [] }, null],
    ['structured_incomplete', { structured: [null] }, null],
    ['structured_incomplete', { structured: [null, things] }, true],
    [
      'structured_incomplete',
      { structured: [{ '@type': 'BlogPosting' }] },
      wrong('BlogPosting.headline, BlogPosting.image, BlogPosting.datePublished'),
    ],
    ['structured_incomplete', { structured: [{ '@type': 'FAQPage' }, {}] }, wrong('FAQPage.mainEntity, @type')],
    ['breadcrumbs', { structured: [] }, null],
    ['breadcrumbs', { structured: [things] }, wrong(null)],
    ['breadcrumbs', { structured: [things] }, null, {}, '/en'],
    ['breadcrumbs', { structured: [things] }, null, {}, '/ar'],
    ['breadcrumbs', { structured: [things] }, wrong(null), {}, '/en/blog/en'],
    ['breadcrumbs', { structured: [things] }, wrong(null), {}, '/ar/team'],
    ['open_graph', { openGraph: ['og:title', 'og:url'] }, wrong('og:description, og:image')],
  ])('%s of %j', (id, change, said, around = {}, path = english) => {
    expect(finding(id, change, around, path)).toEqual(said);
  });

  it.each(checks.filter((check) => check.page !== undefined && check.id !== 'page_status').map(({ id }) => id))(
    '%s is not asked of a page that did not answer',
    (id) => {
      expect([finding(id, { status: 500 }), finding(id, { status: 0 })]).toEqual([null, null]);
    },
  );
});

test('texts are the same whatever their case, and in one language only', () => {
  expect(sameText('en', 'Villa')).toBe(sameText('en', 'vILLA'));
  expect(sameText('en', 'Villa')).not.toBe(sameText('ar', 'Villa'));
  // two letters that are one in capitals
  expect(sameText('en', 'Straße')).not.toBe(sameText('en', 'Strasse'));
});

describe('structured data', () => {
  it.each<[unknown, string[]]>([
    [things, []],
    [{ '@type': 'WebSite' }, ['WebSite.name', 'WebSite.url']],
    [{ ...things, name: '' }, ['WebSite.name']],
    [{ ...things, name: null }, ['WebSite.name']],
    [{ ...things, name: undefined }, ['WebSite.name']],
    [{ ...things, name: [] }, ['WebSite.name']],
    [{ ...things, name: 0 }, []],
    [{ ...things, name: ['منزل'] }, []],
    [{ name: 'Manzil' }, ['@type']],
    [{ '@type': 7 }, ['@type']],
    [{ '@type': ['FAQPage', 7, 'WebSite'], url: '/' }, ['FAQPage.mainEntity', 'WebSite.name']],
    [{ '@type': 'Thing' }, []],
    [{ '@graph': [{ '@type': 'FAQPage' }, [{}]] }, ['FAQPage.mainEntity', '@type']],
    ['WebSite', []],
    [7, []],
    [null, []],
    [[], []],
  ])('%j lacks %j', (block, lacks) => {
    expect(lacksOf(block)).toEqual(lacks);
  });

  it.each<[unknown, string[]]>([
    [{ '@type': ['FAQPage', 7, 'WebSite'] }, ['FAQPage', 'WebSite']],
    [{ '@graph': [things, { '@type': 'FAQPage' }] }, ['WebSite', 'FAQPage']],
    [{}, []],
    ['WebSite', []],
    [null, []],
  ])('%j names the types %j', (block, types) => {
    expect(typesOf(block)).toEqual(types);
  });
});
