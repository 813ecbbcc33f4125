import { type InsertQueryBuilder, type InsertResult, type Kysely, sql } from 'kysely';
import type { Tables } from '../data/tables.ts';
import type { DemoContent, SeedCategory } from './seed-content.ts';

export type Pictures = ReadonlyMap<string, string>;
type Db = Kysely<Tables>;

const add = <T extends keyof Tables>(rows: InsertQueryBuilder<Tables, T, InsertResult>) =>
  rows.onConflict((known) => known.doNothing()).execute();

export async function plantCategories(db: Db, categories: readonly SeedCategory[]): Promise<void> {
  await add(db.insertInto('blogCategories').values([...categories]));
  // staff's next category comes after the fixed ids
  const next = sql`select setval(pg_get_serial_sequence('blog_categories', 'id'), (select max(id) from blog_categories))`;
  await next.execute(db);
}

export async function plantAgents(db: Db, agents: DemoContent['agents'], pictures: Pictures): Promise<void> {
  const rows = agents.map(({ picture, ...agent }) => ({ ...agent, imageUrl: addressOf(picture, pictures) }));
  await add(db.insertInto('agents').values(rows));
}

/** By the first administrator, if any. */
export async function plantPosts(db: Db, posts: DemoContent['posts'], pictures: Pictures): Promise<void> {
  const admins = db.selectFrom('users').select('id').where('role', '=', 'admin');
  const author = await admins.orderBy('id').limit(1).executeTakeFirst();
  const common = { authorId: author?.id ?? null, status: 'published' } as const;
  const rows = posts.map(({ picture, ...post }) => ({
    ...common,
    ...post,
    featuredImage: addressOf(picture, pictures),
    createdAt: post.publishedAt,
  }));
  await add(db.insertInto('blogPosts').values(rows));
}

export async function plantLinks(db: Db, links: DemoContent['links']): Promise<void> {
  await add(db.insertInto('socialMediaLinks').values([...links]));
}

/** Staff may have saved theirs before. */
export async function plantOffice(db: Db, { licenceNumber }: DemoContent['office']): Promise<void> {
  await add(
    db.insertInto('integrationSettings').values({ platform: 'office', enabled: true, config: { licenceNumber } }),
  );
}

function addressOf(picture: string | null, pictures: Pictures): string | null {
  return picture === null ? null : (pictures.get(picture) ?? null);
}
