/** Every page in both languages, each naming the other. */
import { type Language, languages, withPrefix } from '#i18n/language.ts';

export interface SitemapContents {
  listings: { id: number; updatedAt: string }[];
  /** Absent from an api of before they were. */
  landingPages?: { path: string; updatedAt: string }[];
  articles: { slug: string; language: Language; updatedAt: string; translationSlug: string | null }[];
}

interface Entry {
  address: string;
  changed: string | null;
  alternates: [Language, string][];
}

const pages = ['/', '/properties', '/team', '/about', '/services', '/contact', '/blog', '/privacy', '/terms'];

/** The protocol allows 50,000. */
export const addressesPerFile = 45_000;

/** @param origin without a final slash */
export function sitemapEntries(contents: SitemapContents, origin: string): Entry[] {
  const bothLanguages = (path: string, changed: string | null): Entry[] => {
    const alternates = languages.map((code): [Language, string] => [code, origin + withPrefix(code, path)]);
    return alternates.map(([, address]) => ({ address, changed, alternates }));
  };
  return [
    ...pages.flatMap((path) => bothLanguages(path, null)),
    ...(contents.landingPages ?? []).flatMap(({ path, updatedAt }) => bothLanguages(path, updatedAt)),
    ...contents.articles.map((article) => articleEntry(article, origin)),
    ...contents.listings.flatMap(({ id, updatedAt }) => bothLanguages(`/properties/${String(id)}`, updatedAt)),
  ];
}

function articleEntry(article: SitemapContents['articles'][number], origin: string): Entry {
  const addressOf = (code: Language, slug: string) => origin + withPrefix(code, `/blog/${encodeURIComponent(slug)}`);
  const own: [Language, string] = [article.language, addressOf(article.language, article.slug)];
  const other: Language = article.language === 'en' ? 'ar' : 'en';
  return {
    address: own[1],
    changed: article.updatedAt,
    alternates: article.translationSlug === null ? [own] : [own, [other, addressOf(other, article.translationSlug)]],
  };
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One file; `part` counts from 0. */
export function urlset(entries: readonly Entry[], part: number): string {
  const urls = entries
    .slice(part * addressesPerFile, (part + 1) * addressesPerFile)
    .map(
      ({ address, changed, alternates }) =>
        `<url><loc>${escapeXml(address)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}${alternates
          .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(href)}"/>`)
          .join('')}</url>`,
    );
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

export const fileCount = (entries: readonly Entry[]): number =>
  Math.max(1, Math.ceil(entries.length / addressesPerFile));

/** Where one file is not enough. */
export function sitemapIndex(files: number, origin: string): string {
  const names = Array.from(
    { length: files },
    (_, part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${String(part + 1)}.xml`)}</loc></sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('\n')}\n</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
