/** Demo contents as rows, set by set; what is there already stays as it is. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../data/tables.ts';
import type { DemoContent, SeedCategory } from './seed-content.ts';

/** Addresses of stored pictures by their names. */
export type Pictures = ReadonlyMap<string, string>;
type Db = Kysely<Tables>;

export async function plantCategories(db: Db, categories: readonly SeedCategory[]): Promise<void> {
  await db
    .insertInto('blogCategories')
    .values([...categories])
    .onConflict((known) => known.doNothing())
    .execute();
  // the next category that staff add comes after the fixed ids
  await sql`select setval(pg_get_serial_sequence('blog_categories', 'id'), (select max(id) from blog_categories))`.execute(
    db,
  );
}

export async function plantAgents(db: Db, agents: DemoContent['agents'], pictures: Pictures): Promise<void> {
  await db
    .insertInto('agents')
    .values(agents.map(({ picture, ...agent }) => ({ ...agent, imageUrl: addressOf(picture, pictures) })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** The articles are by the first administrator, where there is one. */
export async function plantPosts(db: Db, posts: DemoContent['posts'], pictures: Pictures): Promise<void> {
  const author = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  await db
    .insertInto('blogPosts')
    .values(
      posts.map(({ picture, ...post }) => ({
        ...post,
        authorId: author?.id ?? null,
        status: 'published' as const,
        featuredImage: addressOf(picture, pictures),
        createdAt: post.publishedAt,
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function plantLinks(db: Db, links: DemoContent['links']): Promise<void> {
  await db
    .insertInto('socialMediaLinks')
    .values([...links])
    .onConflict((known) => known.doNothing())
    .execute();
}

function addressOf(picture: string | null, pictures: Pictures): string | null {
  return picture === null ? null : (pictures.get(picture) ?? null);
}
