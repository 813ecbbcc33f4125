/** What a change of one article and a change of many share. */
import type pg from 'pg';
import type { Entry } from '../../audit/act.ts';
import { findBlogPosts, type BlogPostDetail } from './blog-reader.ts';

/**
 * SQL of when the article `p` appears: a draft that visitors could read before keeps its day, one that was only to be
 * published later loses its time.
 * @param wanted the time asked for; null for the first time it was published, or now
 */
export const appearsAt = (status: string, wanted: string): string =>
  `case when ${status} = 'published' then coalesce(${wanted}::timestamptz, p.published_at, now())
    when p.published_at <= now() then p.published_at end`;

/** SQL that gives an article this status and, in `at.time`, what `appearsAt` found. */
export const appearing = (status: string): string =>
  `status = ${status}, published_at = at.time, announced = ${status} = 'draft' or at.time <= now(), version = version + 1,
  updated_at = now()`;

/** Those of these articles that exist, as nobody else can change them until the transaction ends. */
export async function lockPosts(client: pg.PoolClient, ids: readonly number[]): Promise<BlogPostDetail[]> {
  await client.query('select from blog_posts where id = any ($1::integer[]) order by id for update', [ids]);
  return readPosts(client, ids);
}

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

/** These articles as staff see them. */
export function readPosts(client: pg.PoolClient, ids: readonly number[]): Promise<BlogPostDetail[]> {
  return findBlogPosts(client, ids, { staff: true });
}

/** What somebody decided, and the version; not what follows from it. */
export function auditedState(post: BlogPostDetail): Record<string, unknown> {
  const { title, slug, excerpt, content, featuredImage, categoryId, language, status, tags, publishedAt, version } =
    post;
  const translation = post.translation?.slug ?? null;
  return {
    title,
    slug,
    excerpt,
    content,
    featuredImage,
    categoryId,
    language,
    status,
    tags,
    publishedAt,
    version,
    translation,
  };
}
