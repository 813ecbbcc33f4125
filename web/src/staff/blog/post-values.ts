import { slugOf, tagsOf } from '@manzil/core/blog/slug';
import { qatarAheadMs } from '@manzil/core/platform/units';
import type { Post, PostWrite } from './api/posts.ts';

/** As typed. */
export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  /** An address, or a data address. */
  featuredImage: string;
  /** Id, or empty. */
  categoryId: string;
  status: Post['status'];
  language: Post['language'];
  tags: string;
  /** Doha time for a date and time input, or empty. */
  publishedAt: string;
  /** Id, or empty. */
  translationId: string;
}

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

/** Follows a new article's title until somebody writes one. */
export const slugFor = (title: string, before: Pick<PostValues, 'title' | 'slug'>, isNew: boolean): string =>
  isNew && before.slug === slugOf(before.title) ? slugOf(title) : before.slug;

export function missingIn({ title, slug, content }: PostValues): ('title' | 'slug' | 'content')[] {
  const missing = {
    title: title.trim() === '',
    slug: slug.trim() === '',
    content: !/<img\b/.test(content) && content.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '',
  };
  return (['title', 'slug', 'content'] as const).filter((name) => missing[name]);
}

/** @param before an untouched time keeps its seconds */
export function toBody(values: PostValues, before: Post | null): PostWrite {
  const timeKept = values.publishedAt === dohaInput(before?.publishedAt ?? null);
  return {
    title: values.title.trim(),
    slug: values.slug.trim(),
    excerpt: values.excerpt.trim() || null,
    content: values.content.replace(/(?<!<p><\/p>)(<p><\/p>)+$/, ''),
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

/** Such as 2026-11-21T09:30; empty for none. */
export function dohaInput(time: string | null): string {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? '' : new Date(ms + qatarAheadMs).toISOString().slice(0, 16);
}

/** Null for an empty input. */
export function fromDohaInput(text: string): string | null {
  const ms = Date.parse(`${text}Z`);
  return Number.isNaN(ms) ? null : new Date(ms - qatarAheadMs).toISOString();
}
