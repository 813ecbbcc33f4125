import type { Kysely } from 'kysely';
import type pg from 'pg';
import { personIdOf, type StaffAct } from '../../audit/act.ts';
import { staffWrite, type Written } from '../../audit/store/staff-write.ts';
import { BlogPost } from '../../data/entities/content/blog-post.ts';
import { ownValue } from '../../platform/own-value.ts';
import { rowOf } from '../../data/row-of.ts';
import type { Tables } from '../../data/tables.ts';
import { timeOf } from '../../data/typed-parts.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { BlogPostDetail } from './blog-reader.ts';
import { appearing, entriesOf, readPosts, writtenNames } from './blog-write-steps.ts';

/** Its markup is harmless already. */
export interface BlogPostWrite extends Pick<BlogPostDetail, (typeof writtenNames)[number] | 'categoryId' | 'status'> {
  /** ISO 8601, if published. Null: the first publication, or now. */
  publishedAt: string | null;
  /** In the other language; undefined: stays. */
  translationId?: number | null | undefined;
}

export type BlogRefusal = 'slug_taken' | 'conflict' | 'category' | 'translation';

/** A rule forbids it; nothing was written. */
export class BlogRefusedError extends Error {
  readonly reason: BlogRefusal;

  constructor(reason: BlogRefusal) {
    super(`The article was refused: ${reason}`);
    this.name = 'BlogRefusedError';
    this.reason = reason;
  }
}

/** @throws BlogRefusedError */
export function createBlogPost(pool: pg.Pool, post: BlogPostWrite, act: StaffAct): Promise<BlogPostDetail> {
  return staffWrite(pool, act, async ({ em, db, client }) => {
    const appears = appearing(null, post, await timeOf(db));
    const made = em.create(BlogPost, { ...columnsOf(post), ...appears, author: personIdOf(act.actor) });
    await declared(em.flush());
    await joinTranslation(db, made.id, post);
    return written(client, made.id);
  });
}

/** @param version that was edited; null: unknown @returns null: no such article @throws BlogRefusedError */
export function updateBlogPost(
  pool: pg.Pool,
  id: number,
  post: BlogPostWrite,
  version: number | null,
  act: StaffAct,
): Promise<BlogPostDetail | null> {
  return staffWrite(pool, act, async ({ em, db, client }) => {
    const stored = await em.findOne(BlogPost, id);
    if (stored === null) return null;
    if (version !== null && version !== stored.version) throw new BlogRefusedError('conflict');
    const before = await readPosts(client, [id]);
    // or both could get the same language
    if (post.language !== stored.language) stored.translationKey = null;
    const appears = appearing(stored.publishedAt ?? null, post, await timeOf(db));
    em.assign(stored, { ...columnsOf(post), ...appears });
    await declared(em.flush());
    await joinTranslation(db, id, post);
    return written(client, id, before);
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

const columnsOf = (post: BlogPostWrite) => ({ ...rowOf(post, writtenNames), category: post.categoryId });

/** Both languages share a key; a former partner stands alone. No version rises: nobody edits the key. */
async function joinTranslation(db: Kysely<Tables>, id: number, post: BlogPostWrite): Promise<void> {
  const { translationId } = post;
  if (translationId === undefined) return;
  const posts = db.updateTable('blogPosts');
  if (translationId === null) {
    await posts.set({ translationKey: null }).where('id', '=', id).execute();
    return;
  }
  const other = await db
    .selectFrom('blogPosts')
    .select(['translationKey', 'language'])
    .where('id', '=', translationId)
    .forUpdate()
    .executeTakeFirst();
  if (other === undefined || other.language === post.language) throw new BlogRefusedError('translation');
  const pair = [id, translationId];
  const key = other.translationKey ?? uuidV7();
  await posts.set({ translationKey: null }).where('translationKey', '=', key).where('id', 'not in', pair).execute();
  await posts.set({ translationKey: key }).where('id', 'in', pair).execute();
}

const refusals: Readonly<Record<string, BlogRefusal>> = {
  blog_posts_slug_key: 'slug_taken',
  blog_posts_category_id_fkey: 'category',
};

async function declared(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const reason = ownValue(refusals, (error as { constraint?: string }).constraint ?? '');
    throw reason === undefined ? error : new BlogRefusedError(reason);
  }
}
