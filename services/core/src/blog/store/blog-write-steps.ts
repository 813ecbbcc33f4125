import type { Entry } from '../../audit/act.ts';
import type { Queryable } from '../../data/database.ts';
import { rowOf } from '../../data/row-of.ts';
import { findBlogPosts, type BlogPostDetail } from './blog-reader.ts';

export const writtenNames = ['title', 'slug', 'excerpt', 'content', 'featuredImage', 'language', 'tags'] as const;

/**
 * A draft that visitors could read keeps its day; one only planned loses it.
 * @param had when it appeared or was to @param wanted null for the first publication, or now
 */
export function appearing(
  had: Date | null,
  { status, publishedAt: wanted }: Pick<BlogPostDetail, 'status' | 'publishedAt'>,
  now: Date,
) {
  if (status === 'draft') return { status, publishedAt: had !== null && had <= now ? had : null, announced: true };
  const publishedAt = wanted === null ? (had ?? now) : new Date(wanted);
  return { status, publishedAt, announced: publishedAt <= now };
}

export const readPosts = (db: Queryable, ids: readonly number[]): Promise<BlogPostDetail[]> =>
  findBlogPosts(db, ids, { staff: true });

/** @param before lacks new ones */
export function entriesOf(after: readonly BlogPostDetail[], before: readonly BlogPostDetail[]): Entry[] {
  const former = new Map(before.map((post) => [post.id, post]));
  return after.map((post) => {
    const was = former.get(post.id);
    return {
      action: was === undefined ? 'post.created' : 'post.updated',
      id: post.id,
      label: post.slug,
      before: was === undefined ? null : auditedState(was),
      after: auditedState(post),
    };
  });
}

export const auditedState = (post: BlogPostDetail): Record<string, unknown> => ({
  ...rowOf(post, [...writtenNames, 'categoryId', 'status', 'publishedAt', 'version']),
  translation: post.translation?.slug ?? null,
});
