/** Demo contents as rows, set by set. */
import { snake } from '../data/columns.ts';
import type { Queryable } from '../data/database.ts';
import type { DemoContent, SeedCategory } from './seed-content.ts';

/** Addresses of stored pictures by their names. */
export type Pictures = ReadonlyMap<string, string>;

export async function plantCategories(db: Queryable, categories: readonly SeedCategory[]): Promise<void> {
  await insertRows(
    db,
    'blog_categories',
    categories.map(({ id, name, slug, description }) => ({ id, name, slug, description })),
  );
  // the next category that staff add comes after the fixed ids
  await db.query(
    `select setval(pg_get_serial_sequence('blog_categories', 'id'), (select max(id) from blog_categories))`,
  );
}

export async function plantAgents(db: Queryable, agents: DemoContent['agents'], pictures: Pictures): Promise<void> {
  await insertRows(
    db,
    'agents',
    agents.map(({ picture, ...agent }) => ({ ...agent, imageUrl: addressOf(picture, pictures) })),
  );
}

/** The articles are by the first administrator, where there is one. */
export async function plantPosts(db: Queryable, posts: DemoContent['posts'], pictures: Pictures): Promise<void> {
  const { rows } = await db.query<{ id: number }>(`select id from users where role = 'admin' order by id limit 1`);
  const common = { authorId: rows[0]?.id ?? null, status: 'published' };
  await insertRows(
    db,
    'blog_posts',
    posts.map(({ picture, ...post }) => ({
      ...common,
      ...post,
      featuredImage: addressOf(picture, pictures),
      createdAt: post.publishedAt,
    })),
  );
}

export async function plantLinks(db: Queryable, links: DemoContent['links']): Promise<void> {
  await insertRows(
    db,
    'social_media_links',
    links.map((link) => ({ ...link })),
  );
}

function addressOf(picture: string | null, pictures: Pictures): string | null {
  return picture === null ? null : (pictures.get(picture) ?? null);
}

/** Inserts rows of equal keys; what is there already stays as it is. */
async function insertRows(db: Queryable, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row);
    const places = names.map((_, n) => `$${String(n + 1)}`).join(', ');
    await db.query(
      `insert into ${table} (${names.map((name) => snake(name)).join(', ')}) values (${places}) on conflict do nothing`,
      Object.values(row),
    );
  }
}
