/** What staff change on articles, each change with its entry in the audit log. */
import type pg from 'pg';
import type { Language } from '../../platform/language.ts';
import type { BlogPostDetail } from './blog-reader.ts';
import { appearing, appearsAt, entriesOf, lockPosts, readPosts } from './blog-write-steps.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite, type Written } from '../../audit/store/staff-write.ts';

/** An article as it is to be; its markup is harmless already. */
export interface BlogPostWrite {
  title: string;
  slug: string;
  excerpt: string | null;
  content: string;
  featuredImage: string | null;
  categoryId: number | null;
  status: 'draft' | 'published';
  language: Language;
  tags: readonly string[];
  /** ISO 8601. Null: the first time it was published, or now. It counts for published articles only. */
  publishedAt: string | null;
  /** The same article in the other language; undefined leaves what is. */
  translationId?: number | null | undefined;
}

export type BlogRefusal = 'slug_taken' | 'conflict' | 'category' | 'translation';

/** A rule stands against the change; nothing was written. */
export class BlogRefusedError extends Error {
  readonly reason: BlogRefusal;

  constructor(reason: BlogRefusal) {
    super(`The article was refused: ${reason}`);
    this.name = 'BlogRefusedError';
    this.reason = reason;
  }
}

const uniqueViolation = '23505';

const insertSql = /* sql */ `
insert into blog_posts (title, slug, excerpt, content, featured_image, category_id, status, language, tags, published_at,
  announced, author_id)
select $1, $2, $3, $4, $5, $6, $7, $8, $9, at.time, at.time is null or at.time <= now(), $11
from (select case when $7 = 'published' then coalesce($10::timestamptz, now()) end as time) at
returning id`;

const updateSql = /* sql */ `
update blog_posts b set title = $2, slug = $3, excerpt = $4, content = $5, featured_image = $6, category_id = $7,
  language = $9, tags = $10, ${appearing('$8')}
from (select ${appearsAt('$8', '$11')} as time from blog_posts p where p.id = $1) at
where b.id = $1`;

/** @throws BlogRefusedError */
export function createBlogPost(pool: pg.Pool, post: BlogPostWrite, act: StaffAct): Promise<BlogPostDetail> {
  return staffWrite(pool, act, async ({ client }) => {
    await demandCategory(client, post.categoryId);
    const { rows } = await slugTakenOr(
      client.query<{ id: number }>(insertSql, [...valuesOf(post), post.publishedAt, act.actor.id]),
    );
    const id = rows[0]?.id ?? 0;
    await joinTranslation(client, id, post);
    return written(client, id);
  });
}

/**
 * @param version the one that the change was made on; null when the caller does not know it
 * @returns null when there is no such article
 * @throws BlogRefusedError
 */
export function updateBlogPost(
  pool: pg.Pool,
  id: number,
  post: BlogPostWrite,
  version: number | null,
  act: StaffAct,
): Promise<BlogPostDetail | null> {
  return staffWrite(pool, act, async ({ client }) => {
    const [before] = await lockPosts(client, [id]);
    if (before === undefined) return null;
    if (version !== null && version !== before.version) throw new BlogRefusedError('conflict');
    await demandCategory(client, post.categoryId);
    // the language of a translation that stays must not become the same
    if (post.language !== before.language)
      await client.query('update blog_posts set translation_key = null where id = $1', [id]);
    await slugTakenOr(client.query(updateSql, [id, ...valuesOf(post), post.publishedAt]));
    await joinTranslation(client, id, post);
    return written(client, id, [before]);
  });
}

async function written(
  client: pg.PoolClient,
  id: number,
  before: readonly BlogPostDetail[] = [],
): Promise<Written<BlogPostDetail>> {
  const after = await readPosts(client, [id]);
  const [post] = after;
  if (post === undefined) throw new Error('The article was not stored');
  return { result: post, entry: entriesOf(after, before) };
}

function valuesOf(post: BlogPostWrite): unknown[] {
  const { title, slug, excerpt, content, featuredImage, categoryId, status, language, tags } = post;
  return [title, slug, excerpt, content, featuredImage, categoryId, status, language, tags];
}

async function demandCategory(client: pg.PoolClient, categoryId: number | null): Promise<void> {
  if (categoryId === null) return;
  const { rowCount } = await client.query('select from blog_categories where id = $1 for key share', [categoryId]);
  if (rowCount === 0) throw new BlogRefusedError('category');
}

/** The two languages of one article share a key; whoever shared it before stands alone afterwards. */
async function joinTranslation(client: pg.PoolClient, id: number, post: BlogPostWrite): Promise<void> {
  const { translationId } = post;
  if (translationId === undefined) return;
  if (translationId === null) {
    await client.query('update blog_posts set translation_key = null where id = $1', [id]);
    return;
  }
  const { rows } = await client.query<{ key: string | null; language: Language }>(
    'select translation_key as key, language from blog_posts where id = $1 for update',
    [translationId],
  );
  const [other] = rows;
  if (other === undefined || other.language === post.language) throw new BlogRefusedError('translation');
  const key = other.key ?? uuidV7();
  await client.query(
    'update blog_posts set translation_key = null where translation_key = $1 and id <> all ($2::integer[])',
    [key, [id, translationId]],
  );
  await client.query('update blog_posts set translation_key = $1 where id = any ($2::integer[])', [
    key,
    [id, translationId],
  ]);
}

async function slugTakenOr<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === uniqueViolation && constraint === 'blog_posts_slug_key') throw new BlogRefusedError('slug_taken');
    throw error;
  }
}
