import { slugOf, tagsOf } from '@manzil/core/blog/slug';
import type { Post, PostWrite } from './api/posts.ts';

/** What the form holds, as it was typed. */
export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  /** HTML. */
  content: string;
  /** An address, or the picture itself as a data address. */
  featuredImage: string;
  /** An id, or empty. */
  categoryId: string;
  status: Post['status'];
  language: Post['language'];
  tags: string;
  /** Doha time as a date and time input writes it, or empty. */
  publishedAt: string;
  /** An id, or empty. */
  translationId: string;
}

/** What the form starts with. @param language of a new article */
export function startValues(post: Post | null, language: Post['language']): PostValues {
  const id = (value: number | null | undefined) => (value == null ? '' : String(value));
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    excerpt: post?.excerpt ?? '',
    content: post?.content ?? '',
    featuredImage: post?.featuredImage ?? '',
    categoryId: id(post?.categoryId),
    status: post?.status ?? 'draft',
    language: post?.language ?? language,
    tags: post?.tags.join(post.language === 'ar' ? '، ' : ', ') ?? '',
    publishedAt: dohaInput(post?.publishedAt ?? null),
    translationId: id(post?.translation?.id),
  };
}

/** The slug that goes with another title: while an article is new it follows, until somebody writes one by hand. */
export const slugFor = (title: string, before: Pick<PostValues, 'title' | 'slug'>, isNew: boolean): string =>
  isNew && before.slug === slugOf(before.title) ? slugOf(title) : before.slug;

/** What of the required fields is missing. */
export function missingIn({ title, slug, content }: PostValues): ('title' | 'slug' | 'content')[] {
  const missing = {
    title: title.trim() === '',
    slug: slug.trim() === '',
    content: !/<img\b/.test(content) && content.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '',
  };
  return (['title', 'slug', 'content'] as const).filter((name) => missing[name]);
}

/** @param before the article as the form got it; a time that was not touched is sent as it was, to the second */
export function toBody(values: PostValues, before: Post | null): PostWrite {
  const timeKept = values.publishedAt === dohaInput(before?.publishedAt ?? null);
  return {
    title: values.title.trim(),
    slug: values.slug.trim(),
    excerpt: values.excerpt.trim() || null,
    // the editor keeps a line free at the end
    content: values.content.replace(/(<p><\/p>)+$/, ''),
    featuredImage: values.featuredImage.trim() || null,
    categoryId: values.categoryId === '' ? null : Number.parseInt(values.categoryId, 10),
    status: values.status,
    language: values.language,
    tags: tagsOf(values.tags),
    publishedAt: timeKept ? (before?.publishedAt ?? null) : fromDohaInput(values.publishedAt),
    translationId: values.translationId === '' ? null : Number.parseInt(values.translationId, 10),
    ...(before === null ? {} : { version: before.version }),
  };
}

/** Qatar keeps the same time all year. */
const dohaOffsetMs = 3 * 3_600_000;

/** A moment as a date and time input in Doha has it: 2026-11-21T09:30; empty for none. */
export function dohaInput(time: string | null): string {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? '' : new Date(ms + dohaOffsetMs).toISOString().slice(0, 16);
}

/** The moment that such an input means; null when it is empty. */
export function fromDohaInput(text: string): string | null {
  const ms = Date.parse(`${text}Z`);
  return Number.isNaN(ms) ? null : new Date(ms - dohaOffsetMs).toISOString();
}
