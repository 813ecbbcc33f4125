/** At most one runs, over all processes. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import type { SeoReport } from '../report.ts';

/** No sign of life: its process is gone. */
const isLost = sql<boolean>`state = 'running' and seen_at < now() - interval '30 seconds'`;
const now = sql<string>`now()`;
const kept = 20;

/** Null: another runs. */
export async function beginScan(db: Queryable): Promise<number | null> {
  await typed(db).updateTable('seoScans').set({ state: 'failed', finishedAt: now }).where(isLost).execute();
  const begun = await typed(db)
    .insertInto('seoScans')
    .defaultValues()
    .onConflict((running) => running.column('state').where('state', '=', sql.lit('running')).doNothing())
    .returning('id')
    .executeTakeFirst();
  return begun?.id ?? null;
}

/** Since the last that ended began; null: none. */
export async function secondsSinceScan(db: Queryable): Promise<number | null> {
  const { age } = await typed(db)
    .selectFrom('seoScans')
    .select(sql<number | null>`extract(epoch from now() - max(started_at))::float8`.as('age'))
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return age;
}

const running = (db: Queryable, id: number) =>
  typed(db).updateTable('seoScans').where('id', '=', id).where('state', '=', 'running');

export async function noteScan(db: Queryable, id: number, stepsDone: number, stepsTotal: number): Promise<void> {
  await running(db, id).set({ seenAt: now, stepsDone, stepsTotal }).execute();
}

export interface Scanned {
  report: SeoReport;
  /** Of pages that are too many for one scan: the last read of each kind. */
  turn: Readonly<Record<string, string>>;
}

const stored = <T extends object>(value: T) => sql<T>`${jsonParam([value])}::jsonb -> 0`;

/** Null: it failed. The last 20 stay. */
export async function endScan(db: Queryable, id: number, scanned: Scanned | null): Promise<void> {
  const ended =
    scanned === null
      ? { state: 'failed' as const }
      : { state: 'done' as const, report: stored(scanned.report), turn: stored(scanned.turn) };
  await running(db, id)
    .set({ ...ended, finishedAt: now })
    .execute();
  await typed(db)
    .deleteFrom('seoScans')
    .where('id', '<', sql<number>`(select max(id) from seo_scans) - ${kept}`)
    .execute();
}

/** Where the last scan that ended left off; at the beginning before the first. */
export async function readTurn(db: Queryable): Promise<Scanned['turn']> {
  const last = await typed(db)
    .selectFrom('seoScans')
    .select('turn')
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.turn ?? {};
}

/** The newest scan's, and the last two that finished. */
export async function readScanStatus(db: Queryable) {
  const scans = typed(db).selectFrom('seoScans').orderBy('id', 'desc');
  const [newest, [last, before]] = await Promise.all([
    scans
      .select(['state', 'stepsDone as done', 'stepsTotal as total', isLost.as('lost')])
      .limit(1)
      .executeTakeFirst(),
    scans.select(['report', 'finishedAt']).where('state', '=', 'done').limit(2).execute(),
  ]);
  const state: 'never' | Row<'seoScans'>['state'] =
    newest === undefined ? 'never' : newest.lost ? 'failed' : newest.state;
  return {
    state,
    progress: state === 'running' && newest ? { done: newest.done, total: newest.total } : null,
    lastScan: last?.finishedAt ?? null,
    report: last?.report ?? null,
    previous: before?.report?.overall ?? null,
  };
}
