/** What a change of one article and a change of many share. */
import type { Entry } from '../../audit/act.ts';
import type { Queryable } from '../../data/database.ts';
import { rowOf } from '../../data/row-of.ts';
import { findBlogPosts, type BlogPostDetail } from './blog-reader.ts';

/** What is stored of an article as it was written. */
export const writtenNames = ['title', 'slug', 'excerpt', 'content', 'featuredImage', 'language', 'tags'] as const;

/**
 * What an article of this status has. A draft that visitors could read before keeps its day, one that was only to be published
 * later loses its time.
 * @param had when it appeared or was to appear
 * @param wanted the time asked for; null for the first time it was published, or now
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

/** These articles as staff see them. */
export const readPosts = (db: Queryable, ids: readonly number[]): Promise<BlogPostDetail[]> =>
  findBlogPosts(db, ids, { staff: true });

/**
 * What the log says of what became of these articles.
 * @param before as they were; new ones are not among them
 */
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

/** What somebody decided, and the version; not what follows from it. */
export const auditedState = (post: BlogPostDetail): Record<string, unknown> => ({
  ...rowOf(post, [...writtenNames, 'categoryId', 'status', 'publishedAt', 'version']),
  translation: post.translation?.slug ?? null,
});
