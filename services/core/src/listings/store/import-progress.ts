/** Beside the import's transaction, which shows nothing before its end. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

export async function noteImport(db: Queryable, plan: string, rowsDone: number, rowsTotal: number): Promise<void> {
  const far = { rowsDone, rowsTotal, seenAt: sql<string>`now()` };
  await typed(db)
    .insertInto('importProgress')
    .values({ plan, ...far })
    .onConflict((known) => known.column('plan').doUpdateSet(far))
    .execute();
}

/** However it ended; also what others left. */
export async function forgetImport(db: Queryable, plan: string): Promise<void> {
  const old = sql<string>`now() - interval '1 hour'`;
  await typed(db)
    .deleteFrom('importProgress')
    .where(({ eb, or }) => or([eb('plan', '=', plan), eb('seenAt', '<', old)]))
    .execute();
}

/** Not running: no sign of life for half a minute. */
export async function readImportProgress(db: Queryable, plan: string) {
  const row = await typed(db)
    .selectFrom('importProgress')
    .select(['rowsDone as done', 'rowsTotal as total'])
    .where('plan', '=', plan)
    .where('seenAt', '>', sql<string>`now() - interval '30 seconds'`)
    .executeTakeFirst();
  return { running: row !== undefined, done: row?.done ?? 0, total: row?.total ?? 0 };
}
