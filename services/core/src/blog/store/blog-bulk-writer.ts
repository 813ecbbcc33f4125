/** One change of many articles, all of them or none, by the rules of a change of one. */
import type pg from 'pg';
import { type Recorder, staffWriteMany } from '../../audit/store/staff-write.ts';
import type { BlogPostRow } from './blog-reader.ts';
import { appearing, appearsAt, auditedState, entriesOf, lockPosts, readPosts } from './blog-write-steps.ts';
import type { StaffAct } from '../../audit/act.ts';
import { batchesOf } from '../../platform/batches.ts';

export interface PostStatusChange {
  ids: readonly number[];
  status: BlogPostRow['status'];
  /** Times (ISO 8601) at which some of them appear when they are published. */
  times: ReadonlyMap<number, string>;
}

export interface PostStatusResult {
  /** Those that are different now. */
  changed: number[];
  /** Those of them that lost a time of publication that was to come. */
  planned: { id: number; publishedAt: string }[];
}

const statusSql = /* sql */ `
update blog_posts b set ${appearing('$2')}
from (select p.id, ${appearsAt('$2', 'wanted.time')} as time from blog_posts p
  left join unnest($3::integer[], $4::timestamptz[]) wanted (id, time) on wanted.id = p.id
  where p.id = any ($1::integer[])) at
where b.id = at.id`;

/** Publishes exactly these articles, or makes them drafts. What is so already, a planned one too, is not touched. */
export async function setPostStatus(
  pool: pg.Pool,
  { ids, status, times }: PostStatusChange,
  act: StaffAct,
): Promise<PostStatusResult> {
  const changed = await inSteps(pool, ids, act, async (client, record, some) => {
    const before = (await lockPosts(client, some)).filter((post) => post.status !== status);
    const different = before.map(({ id }) => id);
    const wanted = different.filter((id) => times.has(id));
    await client.query(statusSql, [different, status, wanted, wanted.map((id) => times.get(id))]);
    const after = await readPosts(client, different);
    await record(entriesOf(after, before));
    const timeless = new Set(after.filter(({ publishedAt }) => publishedAt === null).map(({ id }) => id));
    return before.map(({ id, publishedAt }) => ({ id, lostTime: timeless.has(id) ? publishedAt : null }));
  });
  return {
    changed: changed.map(({ id }) => id),
    planned: changed.flatMap(({ id, lostTime }) => (lostTime === null ? [] : [{ id, publishedAt: lostTime }])),
  };
}

/** Deletes exactly these articles for good. @returns the ids of those that there were */
export function deleteBlogPosts(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<number[]> {
  return inSteps(pool, ids, act, async (client, record, some) => {
    const posts = await lockPosts(client, some);
    await client.query('delete from blog_posts where id = any ($1::integer[])', [some]);
    await record(
      posts.map((post) => ({ action: 'post.deleted', id: post.id, label: post.slug, before: auditedState(post) })),
    );
    return posts.map(({ id }) => id);
  });
}

/** Articles may be long: no more than these are held at once. */
const postsPerStep = 100;

/** Runs `work` on some articles at a time, in one transaction that visitors see as one change. */
function inSteps<T>(
  pool: pg.Pool,
  ids: readonly number[],
  act: StaffAct,
  work: (client: pg.PoolClient, record: Recorder, some: readonly number[]) => Promise<T[]>,
): Promise<T[]> {
  // in one order for everybody: two such changes then never wait for each other crosswise
  const steps = batchesOf(
    ids.toSorted((one, other) => one - other),
    postsPerStep,
  );
  return staffWriteMany(pool, act, async ({ client }, record) => {
    const all: T[] = [];
    for (const some of steps) all.push(...(await work(client, record, some)));
    return all;
  });
}
