/** The head of a public page: title, description, canonical address, languages and share picture. */
import type { MetaDescriptor } from 'react-router';
import { companyName } from '#config/company.ts';
import { type Language, languages, withPrefix } from '#i18n/language.ts';

export interface PageMeta {
  title: string;
  description: string;
  language: Language;
  /** Address visitors use, without a final slash. */
  origin: string;
  /** Path of the page in any language or without prefix; the canonical address is the one with the prefix. */
  pathname: string;
  /** Path or address of the share picture. */
  image?: string;
  /** Query that makes a page of its own, such as `?page=2`. */
  search?: string;
}

/** Descriptors for a route's `meta`. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { language, origin, pathname, search = '' } = page;
  const name = companyName(language);
  const title = `${page.title} | ${name}`;
  const canonical = origin + withPrefix(language, pathname) + search;
  const image = new URL(page.image ?? '/og-image.jpg', origin).href;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map((code) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: code,
      href: origin + withPrefix(code, pathname) + search,
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + withPrefix('en', pathname) + search },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:locale', content: language === 'ar' ? 'ar_QA' : 'en_QA' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
