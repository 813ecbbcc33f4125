/** Where what was written is shown. */
import { bundles } from './corpus.ts';
import type { Site } from './site.ts';
import type { Written } from './write.ts';

const json = <T>({ text }: { text: string }): T => JSON.parse(text) as T;
const ofEveryListing = 100;
const mostPages = 12;
/** Of each kind; what a page is made of does not change with the text in it. */
const mostWhole = 6;

export interface PublicPlaces {
  /** Opened from nothing, with all their scripts. */
  whole: string[];
  /** Gone to by a link. */
  single: string[];
  /** No pages of ours. */
  machine: string[];
}

/** Pages that anybody opens, half of them in each language. */
export async function publicPlaces(site: Site, written: Written): Promise<PublicPlaces> {
  const { properties } = json<{ properties: { id: number }[] }>(
    await site.ask('GET', `/api/properties?limit=${String(ofEveryListing)}`),
  );
  const posts = json<{ slug: string; language: string }[]>(await site.ask('GET', '/api/blog-posts?limit=100'));
  const languageOf = (n: number): string => (n % 2 === 0 ? 'en' : 'ar');
  const lists = ['en', 'ar'].flatMap((language) =>
    ['', '/team', '/contact', '/about', '/services', '/properties', '/blog'].map((path) => `/${language}${path}`),
  );
  const pages = Array.from({ length: mostPages }, (_, n) => [
    `/${languageOf(n)}/properties?page=${String(n + 1)}`,
    `/${languageOf(n)}/blog?page=${String(n + 1)}`,
  ]).flat();
  // what stands in an address
  const typed = bundles.flatMap((text, n) => {
    const value = encodeURIComponent(text);
    return [
      `/${languageOf(n)}/properties?search=${value}&city=${value}&category=${value}&sort=${value}`,
      `/${languageOf(n + 1)}/blog?search=${value}&category=${value}`,
      ...(n % 4 === 0 ? [`/${languageOf(n)}/blog/${value}`] : []),
    ];
  });
  expectMade(written, 'createProperty', properties.length);
  const listings = properties.map(({ id }, n) => `/${languageOf(n)}/properties/${String(id)}`);
  const articles = posts.map(({ slug, language }) => `/${language}/blog/${slug}`);
  return {
    whole: [...lists, ...listings.slice(0, mostWhole), ...articles.slice(0, mostWhole), ...typed.slice(0, mostWhole)],
    single: [...pages, ...listings, ...articles, ...typed],
    machine: ['/en/blog/feed.xml', '/ar/blog/feed.xml', '/sitemap.xml', '/robots.txt'],
  };
}

/** Within screens of staff: each list to its end, and the windows of single records. */
export async function staffPlaces(site: Site, written: Written): Promise<string[]> {
  const { mails } = json<{ mails: { id: string }[] }>(await site.ask('GET', '/api/admin/mails'));
  const of = (id: string): string[] => (written.ids.get(id) ?? []).map(String);
  const lists = [
    '/admin/properties-table',
    '/admin/leads',
    '/admin/tasks',
    '/admin/blog',
    '/admin/users',
    '/admin/audit',
  ];
  return [
    ...lists.flatMap((path) => Array.from({ length: 6 }, (_, n) => `${path}?page=${String(n + 2)}`)),
    ...of('createLead').map((id) => `/admin/leads?lead=${id}`),
    ...mails.slice(0, 10).map(({ id }) => `/admin/mail?mail=${id}`),
    ...bundles.flatMap((text) =>
      ['/admin/leads', '/admin/properties-table'].map((path) => `${path}?search=${encodeURIComponent(text)}`),
    ),
  ];
}

/** What goes to people by mail. */
export async function mailsOf(site: Site): Promise<{ subject: string; html: string }[]> {
  const { mails } = json<{ mails: { id: string }[] }>(await site.ask('GET', '/api/admin/mails'));
  const read: { subject: string; html: string }[] = [];
  for (const { id } of mails) {
    const { subject, html } = json<{ subject: string; html: string | null }>(
      await site.ask('GET', `/api/admin/mails/${id}`),
    );
    if (html !== null) read.push({ subject, html });
  }
  return read;
}

export const exportsAsCsv = [
  '/api/leads/export',
  '/api/admin/properties/export',
  '/api/admin/blog-posts/export',
  '/api/audit/export',
];

/** Cells that a spreadsheet would calculate; one that is empty at the end of its line is none. */
export function calculated(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)("?)((?:[=+@\t-]|\r(?!\n))[^,\r\n]{0,40})/g)]
    .map(([, , cell = '']) => cell)
    .filter((cell) => !/^-?\d+(\.\d+)?"?$/.test(cell));
}

function expectMade(written: Written, id: string, seen: number): void {
  const made = written.ids.get(id)?.length ?? 0;
  if (made === 0 || seen < made) throw new Error(`${String(made)} were made by ${id}, ${String(seen)} are seen`);
}
