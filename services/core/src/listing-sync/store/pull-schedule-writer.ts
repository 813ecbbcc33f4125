/** When listings are pulled, as staff set it; the scheduler reads the same row before each look. */
import type pg from 'pg';
import { nextTicks } from '../../platform/cron.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { StaffAct } from '../../audit/act.ts';

export interface PullScheduleRow {
  /** Five-field cron expression, Asia/Qatar. */
  cron: string;
  isActive: boolean;
  /** ISO 8601. */
  lastRun: string | null;
  /** Milliseconds since 1970 on the database's clock. */
  nowMs: number;
}

const readSql = /* sql */ `
select schedule_time as cron, is_active as "isActive", ${isoMoment('last_run')} as "lastRun",
  (extract(epoch from now()) * 1000)::float8 as "nowMs"
from sync_schedule order by is_active desc, id limit 1`;

/** The schedule; the usual one when there is no row. */
export async function readPullScheduleRow(db: Queryable): Promise<PullScheduleRow> {
  const { rows } = await db.query<PullScheduleRow>(readSql);
  return rows[0] ?? { cron: '*/15 * * * *', isActive: false, lastRun: null, nowMs: Date.now() };
}

/**
 * Sets the one schedule. It begins now: a time that the new expression names in the past is no pull that was missed.
 * @param change `cron` must have been checked (cronProblem)
 */
export function savePullSchedule(
  pool: pg.Pool,
  change: Pick<PullScheduleRow, 'cron' | 'isActive'>,
  act: StaffAct,
): Promise<PullScheduleRow> {
  return staffWrite(pool, act, async ({ client }) => {
    await client.query('lock table sync_schedule in share row exclusive mode');
    const before = await readPullScheduleRow(client);
    const [next] = nextTicks(change.cron, before.nowMs, 1);
    const values = [
      change.cron,
      change.isActive,
      change.isActive && next !== undefined ? new Date(next).toISOString() : null,
    ];
    const { rowCount } = await client.query(
      `update sync_schedule set schedule_time = $1, is_active = $2, next_run = $3, updated_at = now()
       where id = (select id from sync_schedule order by is_active desc, id limit 1)`,
      values,
    );
    if (rowCount === 0)
      await client.query('insert into sync_schedule (schedule_time, is_active, next_run) values ($1, $2, $3)', values);
    await client.query(
      `insert into schedule_ticks (name, last_tick) values ('pull-listings', now())
       on conflict (name) do update set last_tick = greatest(schedule_ticks.last_tick, excluded.last_tick)`,
    );
    return {
      result: await readPullScheduleRow(client),
      entry: {
        action: 'schedule.updated',
        label: 'listings',
        before: { scheduleTime: before.cron, isActive: before.isActive },
        after: { scheduleTime: change.cron, isActive: change.isActive },
      },
    };
  });
}
