/** Atom (RFC 4287). */
import { ownValue } from '@manzil/core/platform/own-value';
import type { Language } from '#i18n/language.ts';
import type { components } from '@manzil/contract/api';

type Post = Pick<
  components['schemas']['BlogPost'],
  'title' | 'slug' | 'excerpt' | 'content' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'tags'
>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0: tab, line ends and all from the space on, but U+FFFE and U+FFFF. */
const isAllowed = (letter: string): boolean =>
  '\t\n\r'.includes(letter) || (letter >= ' ' && letter !== '\ufffe' && letter !== '\uffff');

/** Escapes, and drops characters that XML forbids. */
export const xmlText = (text: string): string =>
  Array.from(text)
    .filter(isAllowed)
    .join('')
    .replace(/[&<>"']/g, (mark) => ownValue(entities, mark) ?? '');

interface Feed {
  title: string;
  /** The office's name. */
  author: string;
  language: Language;
  /** Without a final slash. */
  origin: string;
  /** Newest first. */
  posts: readonly Post[];
}

export function atomFeed({ title, author, language, origin, posts }: Feed): string {
  const blog = `${origin}/${language}/blog`;
  const updated =
    posts
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00Z';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(blog)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(blog)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(`${blog}/feed.xml`)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    ...posts.map((post) => entry(post, blog, origin)),
    '</feed>',
    '',
  ].join('\n');
}

/** Feed readers show the text elsewhere: a path leads nowhere. */
const withHost = (html: string, origin: string) => html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);

function entry(post: Post, blog: string, origin: string): string {
  const url = `${blog}/${encodeURIComponent(post.slug)}`;
  return [
    '<entry>',
    `<title>${xmlText(post.title)}</title>`,
    `<id>${xmlText(url)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    `<published>${post.publishedAt ?? post.createdAt}</published>`,
    `<updated>${post.updatedAt}</updated>`,
    ...post.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    ...(post.excerpt === null ? [] : [`<summary>${xmlText(post.excerpt)}</summary>`]),
    `<content type="html">${xmlText(withHost(post.content, origin))}</content>`,
    '</entry>',
  ].join('\n');
}
