/** How far an import is. Its transaction shows nothing before its end, so this is written beside it, for whoever asks. */
import type { Queryable } from '../../data/database.ts';

export interface ImportProgress {
  running: boolean;
  done: number;
  total: number;
}

/** Progress of an import that shows no sign of life for so long is no longer told (seconds). */
const lostAfter = 30;

/** Says how far the import of a plan is. */
export async function noteImport(db: Queryable, plan: string, done: number, total: number): Promise<void> {
  await db.query(
    `insert into import_progress (plan, rows_done, rows_total) values ($1, $2, $3)
     on conflict (plan) do update set rows_done = $2, rows_total = $3, seen_at = now()`,
    [plan, done, total],
  );
}

/** The import has ended, well or not; what others left behind goes too. */
export async function forgetImport(db: Queryable, plan: string): Promise<void> {
  await db.query(`delete from import_progress where plan = $1 or seen_at < now() - interval '1 hour'`, [plan]);
}

/** How far it is; not running when there is no such import. */
export async function readImportProgress(db: Queryable, plan: string): Promise<ImportProgress> {
  const { rows } = await db.query<{ done: number; total: number }>(
    `select rows_done as done, rows_total as total from import_progress
     where plan = $1 and seen_at > now() - make_interval(secs => $2)`,
    [plan, lostAfter],
  );
  const [row] = rows;
  return row === undefined ? { running: false, done: 0, total: 0 } : { running: true, ...row };
}
