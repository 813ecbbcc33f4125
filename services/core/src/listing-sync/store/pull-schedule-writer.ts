/** The scheduler reads the same row before each look. */
import { sql } from 'kysely';
import type pg from 'pg';
import { nextTicks } from '../../platform/cron.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { StaffAct } from '../../audit/act.ts';
import type { Queryable } from '../../data/database.ts';
import { SyncSchedule } from '../../data/entities/listing-sync/sync-schedule.ts';
import { passPulls } from '../../data/schedule-store.ts';
import { typed } from '../../data/typed.ts';

export interface PullScheduleRow {
  /** Five fields, Asia/Qatar. */
  cron: string;
  isActive: boolean;
  /** ISO 8601. */
  lastRun: string | null;
  /** By the database; by us when there is no row. */
  nowMs: number;
}

export async function readPullScheduleRow(db: Queryable): Promise<PullScheduleRow> {
  const row = await typed(db)
    .selectFrom('syncSchedule')
    .select(['scheduleTime as cron', 'isActive', 'lastRun'])
    .select(sql<number>`(extract(epoch from now()) * 1000)::float8`.as('nowMs'))
    .orderBy('isActive', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? { cron: '*/15 * * * *', isActive: false, lastRun: null, nowMs: Date.now() };
}

/** Begins now: no past time counts as missed. @param change `cron` was checked (cronProblem) */
export function savePullSchedule(
  pool: pg.Pool,
  { cron, isActive }: Pick<PullScheduleRow, 'cron' | 'isActive'>,
  act: StaffAct,
): Promise<PullScheduleRow> {
  return staffWrite(pool, act, async ({ em, client }) => {
    await client.query('lock table sync_schedule in share row exclusive mode');
    const before = await readPullScheduleRow(client);
    const [next] = nextTicks(cron, before.nowMs, 1);
    const nextRun = isActive && next !== undefined ? new Date(next) : null;
    const [schedule] = await em.find(SyncSchedule, {}, { orderBy: { isActive: 'desc', id: 'asc' }, limit: 1 });
    if (schedule === undefined) em.create(SyncSchedule, { scheduleTime: cron, isActive, nextRun });
    else em.assign(schedule, { scheduleTime: cron, isActive, nextRun });
    await em.flush();
    await passPulls(client);
    const entry = {
      action: 'schedule.updated',
      label: 'listings',
      before: { scheduleTime: before.cron, isActive: before.isActive },
      after: { scheduleTime: cron, isActive },
    } as const;
    return { result: { ...before, cron, isActive }, entry };
  });
}
