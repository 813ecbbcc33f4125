import type { Office } from '@manzil/core/office/office';
import type { Language } from '#i18n/language.ts';
import { absoluteAddress } from '#lib/absolute-address.ts';

interface Posting {
  title: string;
  excerpt: string | null;
  featuredImage: string | null;
  language: Language;
  tags: readonly string[];
  createdAt: string;
  publishedAt: string | null;
  updatedAt: string;
  author: { firstName: string | null; lastName: string | null } | null;
}

/** @param url absolute */
export function blogPosting(post: Posting, url: string, origin: string, { legalName }: Office): object {
  const agency = { '@type': 'Organization', '@id': `${origin}/#agency`, name: legalName[post.language] };
  const author = [post.author?.firstName, post.author?.lastName].filter(Boolean).join(' ');
  return {
    '@type': 'BlogPosting',
    headline: post.title.slice(0, 110),
    ...(post.excerpt === null ? {} : { description: post.excerpt }),
    image: absoluteAddress(post.featuredImage ?? '/og-image.jpg', origin) ?? `${origin}/og-image.jpg`,
    url,
    mainEntityOfPage: url,
    inLanguage: post.language,
    datePublished: post.publishedAt ?? post.createdAt,
    dateModified: post.updatedAt,
    ...(post.tags.length === 0 ? {} : { keywords: post.tags.join(', ') }),
    author: author === '' ? agency : { '@type': 'Person', name: author },
    publisher: agency,
  };
}
