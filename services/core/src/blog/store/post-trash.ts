/** Articles that were deleted, and how they come back. */
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { partOf, putBack, type Source, takeFromTrash } from '../../trash/store/move-rows.ts';
import { auditedState, readPosts } from './blog-write-steps.ts';

export const postSource: Source = {
  kind: 'post',
  table: 'blog_posts',
  title: 't.title',
  reference: 't.slug',
  parts: {},
};

export interface RestoredPosts {
  restored: number[];
  /** Their address was taken meanwhile: they have another one. */
  renamed: { id: number; slug: string }[];
}

/** As they were, published or not. @param ids at most 1,000 */
export async function restoreBlogPosts(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<RestoredPosts> {
  const done = await staffWrite(pool, act, async ({ client }) => {
    const moved = await takeFromTrash(client, 'post', ids);
    if (moved.length === 0) return null;
    const renamed: RestoredPosts['renamed'] = [];
    const rows = [];
    for (const row of partOf(moved, 'blog_posts')) {
      const slug = await freeSlug(client, String(row['slug']));
      if (slug !== row['slug']) renamed.push({ id: Number(row['id']), slug });
      const back = { ...row, slug, version: Number(row['version']) + 1 };
      const isJoined = await translatedOtherwise(client, row);
      rows.push(isJoined ? { ...back, translation_key: null } : back);
      await putBack(client, 'blog_posts', rows.slice(-1));
    }
    const restored = moved.map(({ id }) => id);
    await client.query('delete from removed_posts where id = any ($1::integer[])', [restored]);
    const entry = (await readPosts(client, restored)).map((post) => ({
      action: 'post.restored' as const,
      id: post.id,
      label: post.slug,
      after: auditedState(post),
    }));
    return { result: { restored, renamed }, entry };
  });
  return done ?? { restored: [], renamed: [] };
}

/** The same, or with a number behind it. */
async function freeSlug(client: Queryable, slug: string): Promise<string> {
  const { rows } = await client.query<{ slug: string }>(
    `select c.slug from (
       select $1::text as slug, 1 as place union all select $1 || '-' || n, n from generate_series(2, 1001) n
     ) c where not exists (select from blog_posts b where b.slug = c.slug) order by c.place limit 1`,
    [slug],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('No address was free');
  return found.slug;
}

/** Its partner has another article in this language by now. */
async function translatedOtherwise(client: Queryable, row: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { rows } = await client.query('select from blog_posts where translation_key = $1 and language = $2 limit 1', [
    row['translation_key'],
    row['language'],
  ]);
  return rows.length > 0;
}
