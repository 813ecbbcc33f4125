/** What a change of one article and a change of many share. */
import type pg from 'pg';
import { type AuditEntry, recordAudits } from '../../audit/store/audit-log.ts';
import { findBlogPosts, type BlogPostDetail } from './blog-reader.ts';
import type { StaffAct } from '../../audit/act.ts';

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
  return findBlogPosts(client, ids, { staff: true });
}

/**
 * Writes into the audit log what became of these articles, and gives them as they are now.
 * @param before as they were; new ones are not among them
 */
export async function recordPosts(
  client: pg.PoolClient,
  ids: readonly number[],
  before: readonly BlogPostDetail[],
  { actor, requestId }: StaffAct,
): Promise<BlogPostDetail[]> {
  const former = new Map(before.map((post) => [post.id, post]));
  const posts = await findBlogPosts(client, ids, { staff: true });
  const entries = posts.map((after): AuditEntry => {
    const was = former.get(after.id);
    return {
      actor,
      action: was === undefined ? 'post.created' : 'post.updated',
      subject: { kind: 'post', id: after.id, label: after.slug },
      before: was === undefined ? null : auditedState(was),
      after: auditedState(after),
      requestId,
    };
  });
  await recordAudits(client, entries);
  return posts;
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
