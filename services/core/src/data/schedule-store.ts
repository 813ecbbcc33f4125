/** Who claims a row runs its tick, however many schedulers there are. SQL, since workers run it. */
import type pg from 'pg';
import { insertList, setList } from './columns.ts';
import type { Queryable } from './database.ts';
import { interval } from './condition.ts';

const ticks = /* sql */ `schedule_ticks (${insertList<'scheduleTicks'>('name', 'lastTick')})`;

const claimSql = /* sql */ `
insert into ${ticks} values ($1, now())
on conflict (name) do update set ${setList<'scheduleTicks'>({ lastTick: 'now()' })}
where schedule_ticks.last_tick <= now() - ${interval('$2')}
returning name`;

/** True for one caller in each `minGapMs`. */
export async function claimTick(pool: pg.Pool, name: string, minGapMs: number): Promise<boolean> {
  const { rows } = await pool.query(claimSql, [name, minGapMs]);
  return rows.length === 1;
}

export async function releaseTick(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`update schedule_ticks set last_tick = '-infinity' where name = $1`, [name]);
}

export interface PullSchedule {
  /** Five fields, Asia/Qatar. */
  cron: string;
  /** By the database's clock. */
  nowMs: number;
  lastTickMs: number | null;
}

const pulls = `'pull-listings'`;

const scheduleSql = /* sql */ `
select s.schedule_time as cron, (extract(epoch from now()) * 1000)::float8 as "nowMs",
  (select (extract(epoch from t.last_tick) * 1000)::float8 from schedule_ticks t where t.name = ${pulls}) as "lastTickMs"
from sync_schedule s where s.is_active order by s.id limit 1`;

export async function readPullSchedule(pool: pg.Pool): Promise<PullSchedule | null> {
  const { rows } = await pool.query<PullSchedule>(scheduleSql);
  return rows[0] ?? null;
}

const looked = setList<'syncSchedule'>({
  lastRun: 'case when $3 then now() else last_run end',
  nextRun: 'to_timestamp($2 / 1000.0)',
  updatedAt: 'now()',
});
const claimPullSql = /* sql */ `
with claimed as (
  insert into ${ticks} values (${pulls}, to_timestamp($1 / 1000.0))
  on conflict (name) do update set last_tick = excluded.last_tick where schedule_ticks.last_tick < excluded.last_tick
  returning name
)
update sync_schedule set ${looked}
where is_active and exists (select from claimed) returning id`;

/** True for one caller. @param runs false for the very first look, which only notes the beginning */
export async function claimPull(pool: pg.Pool, dueMs: number, nextMs: number, runs: boolean): Promise<boolean> {
  const { rows } = await pool.query(claimPullSql, [dueMs, nextMs, runs]);
  return rows.length > 0;
}

const releasePullSql = /* sql */ `
update schedule_ticks set last_tick = to_timestamp($2 / 1000.0)
where name = ${pulls} and last_tick = to_timestamp($1 / 1000.0)`;

/** No queue took it: the next look has it. */
export async function releasePull(pool: pg.Pool, dueMs: number, previousMs: number): Promise<void> {
  await pool.query(releasePullSql, [dueMs, previousMs]);
}

const passPullsSql = /* sql */ `
insert into ${ticks} values (${pulls}, now())
on conflict (name) do update set last_tick = greatest(schedule_ticks.last_tick, excluded.last_tick)`;

/** No tick before now counts as missed. */
export async function passPulls(client: Queryable): Promise<void> {
  await client.query(passPullsSql);
}
