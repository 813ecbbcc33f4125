/** Scans of the site's pages: at most one runs, whichever process it is; the last ones are kept. */
import type { SeoReport } from '../report.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';

export type SeoScanState = 'never' | 'running' | 'done' | 'failed';

export interface SeoScanStatus {
  /** Of the newest scan. */
  state: SeoScanState;
  progress: { done: number; total: number } | null;
  /** When the last scan that came to its end ended. */
  lastScan: string | null;
  /** Of that scan. */
  report: SeoReport | null;
  /** Overall score of the scan before it. */
  previous: number | null;
}

/** A scan that shows no sign of life for so long has lost its process (seconds). */
const lostAfter = 30;
const kept = 20;

/** Begins a scan. @returns its id; null while another one runs */
export async function beginScan(db: Queryable): Promise<number | null> {
  await db.query(
    `update seo_scans set state = 'failed', finished_at = now()
     where state = 'running' and seen_at < now() - make_interval(secs => $1)`,
    [lostAfter],
  );
  const { rows } = await db.query<{ id: number }>(
    `insert into seo_scans default values on conflict (state) where state = 'running' do nothing returning id`,
  );
  return rows[0]?.id ?? null;
}

/** Seconds since the last scan that came to its end began; null when there is none. */
export async function secondsSinceScan(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ age: number }>(
    `select extract(epoch from now() - max(started_at))::float8 as age from seo_scans where state = 'done' having count(*) > 0`,
  );
  return rows[0]?.age ?? null;
}

/** Says how far a scan is, and that it lives. */
export async function noteScan(db: Queryable, id: number, done: number, total: number): Promise<void> {
  await db.query(
    `update seo_scans set seen_at = now(), steps_done = $2, steps_total = $3 where id = $1 and state = 'running'`,
    [id, done, total],
  );
}

/** Ends a scan; without a report it failed. Older ones than the last 20 go. */
export async function endScan(db: Queryable, id: number, report: SeoReport | null): Promise<void> {
  await db.query(
    `update seo_scans set state = $2, finished_at = now(), report = $3::jsonb -> 0 where id = $1 and state = 'running'`,
    [id, report === null ? 'failed' : 'done', report === null ? null : jsonParam([report])],
  );
  await db.query(`delete from seo_scans where id < (select max(id) from seo_scans) - $1`, [kept]);
}

/** How the newest scan stands, and what the last finished one came to. */
export async function readScanStatus(db: Queryable): Promise<SeoScanStatus> {
  const [newest, done] = await Promise.all([
    db.query<{ state: Exclude<SeoScanState, 'never'>; done: number; total: number; lost: boolean }>(
      `select state, steps_done as done, steps_total as total,
         state = 'running' and seen_at < now() - make_interval(secs => $1) as lost
       from seo_scans order by id desc limit 1`,
      [lostAfter],
    ),
    db.query<{ report: SeoReport; finishedAt: string }>(
      `select report, ${isoMoment('finished_at')} as "finishedAt" from seo_scans where state = 'done' order by id desc limit 2`,
    ),
  ]);
  const [now] = newest.rows;
  const [last, before] = done.rows;
  const state = now === undefined ? 'never' : now.lost ? 'failed' : now.state;
  return {
    state,
    progress: state === 'running' && now !== undefined ? { done: now.done, total: now.total } : null,
    lastScan: last?.finishedAt ?? null,
    report: last?.report ?? null,
    previous: before?.report.overall ?? null,
  };
}
