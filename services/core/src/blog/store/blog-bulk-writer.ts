/** All or none, by the rules for one. */
import type { components } from '@manzil/contract/api';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { type Recorder, staffWriteMany } from '../../audit/store/staff-write.ts';
import { timeOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { batchesOf } from '../../platform/batches.ts';
import { moveToTrash } from '../../trash/store/move-rows.ts';
import type { BlogPostRow } from './blog-reader.ts';
import { postSource } from './post-trash.ts';
import { appearing, auditedState, entriesOf, readPosts } from './blog-write-steps.ts';

export interface PostStatusChange {
  ids: readonly number[];
  status: BlogPostRow['status'];
  times: ReadonlyMap<number, string>;
}

/** `planned` lost a future time of publication. */
export type PostStatusResult = components['schemas']['PostBulkResult'];

/** One statement: thousands of entities would make others wait. */
const statusSql = /* sql */ `
update blog_posts set status = $1, published_at = a.at, announced = a.announced, version = version + 1, updated_at = now()
from unnest($2::integer[], $3::timestamptz[], $4::boolean[]) a (id, at, announced) where blog_posts.id = a.id`;

/** Leaves those that have it, planned ones too. */
export async function setPostStatus(
  pool: pg.Pool,
  { ids, status, times }: PostStatusChange,
  act: StaffAct,
): Promise<PostStatusResult> {
  let now: Date | undefined;
  const changed = await inSteps(pool, ids, act, async ({ db, client }, record, some) => {
    const before = (await readPosts(client, some)).filter((post) => post.status !== status);
    const time = (now ??= await timeOf(db));
    const rows = before.map(({ id, publishedAt: had }) => ({
      id,
      had,
      ...appearing(had === null ? null : new Date(had), { status, publishedAt: times.get(id) ?? null }, time),
    }));
    await client.query(statusSql, [
      status,
      rows.map(({ id }) => id),
      rows.map(({ publishedAt }) => publishedAt?.toISOString()),
      rows.map(({ announced }) => announced),
    ]);
    const after = await readPosts(
      client,
      rows.map(({ id }) => id),
    );
    await record(entriesOf(after, before));
    return rows.map(({ id, had, publishedAt }) => ({ id, lostTime: publishedAt === null ? had : null }));
  });
  return {
    changed: changed.map(({ id }) => id),
    planned: changed.flatMap(({ id, lostTime }) => (lostTime === null ? [] : [{ id, publishedAt: lostTime }])),
  };
}

/** Into the trash. @returns those that there were */
export function deleteBlogPosts(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<number[]> {
  return inSteps(pool, ids, act, async ({ client }, record, some) => {
    const posts = await readPosts(client, some);
    await moveToTrash(client, postSource, some, act.actor);
    await record(
      posts.map((post) => ({ action: 'post.deleted', id: post.id, label: post.slug, before: auditedState(post) })),
    );
    return posts.map(({ id }) => id);
  });
}

const postsPerStep = 100;

type Step<T> = (unit: Unit, record: Recorder, some: readonly number[]) => Promise<T[]>;

function inSteps<T>(pool: pg.Pool, ids: readonly number[], act: StaffAct, work: Step<T>): Promise<T[]> {
  // one order, so that two never wait crosswise
  const steps = batchesOf(
    ids.toSorted((one, other) => one - other),
    postsPerStep,
  );
  return staffWriteMany(pool, act, async (unit, record) => {
    const all: T[] = [];
    for (const some of steps) {
      await unit.db.selectFrom('blogPosts').select('id').where('id', 'in', some).orderBy('id').forUpdate().execute();
      all.push(...(await work(unit, record, some)));
    }
    return all;
  });
}
