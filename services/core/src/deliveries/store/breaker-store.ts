/** No row: never opened. SQL, since workers run it. All times are the database's. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertList, selectList, setList } from '../../data/columns.ts';
import {
  onlyFailures,
  signs,
  usualBreakerRules,
  type BreakerChange,
  type BreakerRules,
  type ProbeVerdict,
} from '../breaker/breaker.ts';
import { rowsOf, withRetry } from '../../data/transient.ts';
import { fromNow, interval } from '../../data/condition.ts';

export interface BreakerStore {
  /** Null: closed, still open, or enough others try. */
  takeProbe(provider: string, holdMs: number): Promise<string | null>;
  /** One that was not judged. */
  returnProbe(probe: string): Promise<void>;
  /** One that worked closes. Enough different failures open it for twice the time, a Retry-After for as long. */
  judgeProbe(probe: string, deliveryId: string, verdict: ProbeVerdict): Promise<BreakerChange | null>;
  /**
   * Opens it when the writes of late say so.
   * @param alert why a person is needed
   */
  judgeAttempts(provider: string, askedMs: number, alert?: string | null): Promise<BreakerChange | null>;
  /** For staff: `openMs` after the last call, but never before a Retry-After is over. */
  bringForward(provider: string): Promise<void>;
  isPaused(provider: string): Promise<boolean>;
}

const texts = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Those of a round whose time is over belonged to workers that died. */
const isLive = `b.state = 'half_open' and b.probe_until > now()`;
/** After a Retry-After one tries, and not several. */
const mostAtOnce = (most: string): string => `case when b.hold_until is null then ${most}::integer else 1 end`;

const changed = selectList<'breakers'>('b', ['provider', 'state', 'reason', 'alert']);

const taken = setList<'breakers'>({
  state: `'half_open'`,
  probes: `case when ${isLive} then b.probes else '{}' end || $2::uuid`,
  failedDeliveries: `case when ${isLive} then b.failed_deliveries else '{}' end`,
  probeUntil: fromNow('$3::float8'),
  changedAt: `case when b.state = 'half_open' then b.changed_at else now() end`,
});
const takeSql = /* sql */ `
update breakers b set ${taken}
where b.provider = $1 and (b.state = 'open' and b.open_until <= now()
  or b.state = 'half_open' and (b.probe_until <= now() or cardinality(b.probes) + cardinality(b.failed_deliveries) < ${mostAtOnce('$4')}))
returning b.provider`;

const returned = setList<'breakers'>({
  probes: 'array_remove(b.probes, $1::uuid)',
  state: `case when r.is_last then 'open' else b.state end`,
  probeUntil: 'case when r.is_last then null else b.probe_until end',
  changedAt: 'case when r.is_last then now() else b.changed_at end',
});
const returnSql = /* sql */ `
update breakers b set ${returned}
from (select provider, cardinality(probes) = 1 and failed_deliveries = '{}' as is_last from breakers where $1 = any (probes)) r
where b.provider = r.provider and $1 = any (b.probes)`;

const closed = setList<'breakers'>({
  state: `'closed'`,
  reason: 'null',
  alert: 'false',
  probes: `'{}'`,
  failedDeliveries: `'{}'`,
  probeUntil: 'null',
  openUntil: 'null',
  holdUntil: 'null',
  countsFrom: 'now()',
  changedAt: 'now()',
});
const closeSql = /* sql */ `update breakers b set ${closed} where $1 = any (b.probes) returning ${changed}`;

const roundFailed = setList<'breakers'>({
  lastCallAt: 'now()',
  reason: 'coalesce($3, b.reason)',
  alert: '$3::text is not null',
  probes: `case when j.is_over then '{}' else array_remove(b.probes, $1::uuid) end`,
  failedDeliveries: `case when j.is_over then '{}' else j.failed end`,
  state: `case when j.is_over then 'open' else b.state end`,
  probeUntil: 'case when j.is_over then null else b.probe_until end',
  changedAt: 'case when j.is_over then now() else b.changed_at end',
  openMs: 'case when j.is_over then j.open_ms else b.open_ms end',
  holdUntil: `case when $4 > 0 then ${fromNow('$4::float8')} when j.is_over then null else b.hold_until end`,
  openUntil: `case when j.is_over then ${fromNow('greatest(j.open_ms, $4)')} else b.open_until end`,
});
const failSql = /* sql */ `
with judged as materialized (
  select b.provider, f.failed, $4::float8 > 0 or cardinality(f.failed) >= ${mostAtOnce('$6')} as is_over, least(b.open_ms * 2, $5) as open_ms
  from breakers b cross join lateral (
    select case when $2 = any (b.failed_deliveries) then b.failed_deliveries else b.failed_deliveries || $2::uuid end as failed
  ) f
  where $1 = any (b.probes)
)
update breakers b set ${roundFailed} from judged j where b.provider = j.provider and $1 = any (b.probes)
returning ${changed}`;

/** `isFailure` in SQL. */
const speaks = (a: string): string => /* sql */ `(${a}.outcome in (${texts(signs.failures)})
  and (${a}.http_status in (${signs.statuses.join(', ')}) or ${a}.http_status >= ${String(signs.leastServerError)}
    or ${a}.http_status is null and ${a}.error_code in (${texts(signs.codes)})
    or ${a}.error_code in (${texts([...signs.refusedCodes, ...signs.laterCodes])})))`;
const isRefusal = (a: string): string => /* sql */ `(${a}.outcome in (${texts(signs.failures)})
  and (${a}.http_status in (${signs.refusedStatuses.join(', ')}) or ${a}.error_code in (${texts(signs.refusedCodes)})))`;

/** Opening again soon goes on doubling: a side that takes every other write would be asked more and more often. */
const opened = insertList<'breakers'>(
  'provider',
  'state',
  'reason',
  'alert',
  'openMs',
  'lastCallAt',
  'holdUntil',
  'openUntil',
);
const openedAgain = setList<'breakers'>({
  state: `'open'`,
  reason: 'excluded.reason',
  alert: 'excluded.alert',
  changedAt: 'now()',
  openMs: 'excluded.open_ms',
  lastCallAt: 'now()',
  holdUntil: 'excluded.hold_until',
  openUntil: 'excluded.open_until',
});
const openSql = /* sql */ `
with recent as materialized (
  select a.id, a.delivery_id, a.started_at, a.ended_at, a.http_status, a.error_code, a.outcome
  from delivery_attempts a
  where a.provider = $1 and a.kind = 'send' and a.ended_at is not null
    -- that our own worker died says nothing about the provider
    and a.error_code is distinct from 'delivery.lease_expired'
    and a.started_at >= coalesce((select b.counts_from from breakers b where b.provider = $1), '-infinity')
  order by a.started_at desc, a.id desc limit 1000
), answered as (
  select max(started_at) as began, max(ended_at) as ended from recent where outcome in (${texts(signs.answers)})
), failed as (
  select r.* from recent r, answered w where ${speaks('r')} and (w.began is null or r.started_at > w.began)
), said as (
  select count(distinct f.delivery_id) >= $2 and not coalesce((select ended > now() - ${interval('$3::float8')} from answered), false) as opens,
    (select case when ${isRefusal('n')} then n.error_code end from failed n order by n.started_at desc, n.id desc limit 1) as refusal,
    -- a Retry-After of any of them: one that waits for a retry is held back by nothing else, and one whose outcome is
    -- unknown after a 503 by nothing longer than the breaker stays open anyway
    (select extract(epoch from max(d.not_before) - now()) * 1000 from failed n join deliveries d on d.id = n.delivery_id
      where d.state = 'retry_wait' or d.state = 'unknown' and n.http_status = 503) as held_ms
  from failed f
), verdict as (
  select coalesce(said.refusal, $7, '${onlyFailures}') as reason, coalesce(said.refusal, $7) is not null as alert,
    coalesce((select least(b.open_ms * 2, $5::integer) from breakers b
      where b.provider = $1 and b.counts_from > now() - ${interval('$5::float8')}), $4::integer) as open_ms,
    greatest($6::float8, said.held_ms, 0) as asked_ms
  from said where said.opens
)
insert into breakers as b (${opened})
select $1, 'open', v.reason, v.alert, v.open_ms, now(), case when v.asked_ms > 0 then ${fromNow('v.asked_ms')} end,
  ${fromNow('greatest(v.open_ms, v.asked_ms)')}
from verdict v
on conflict (provider) do update set ${openedAgain}
where b.state = 'closed'
returning ${changed}`;

const forwardSql = /* sql */ `
update breakers set open_until = greatest(least(open_until, last_call_at + ${interval('$2::float8')}), hold_until)
where provider = $1 and state = 'open'`;

export function createBreakerStore(pool: pg.Pool, rules: BreakerRules = usualBreakerRules): BreakerStore {
  /** A round of probes that goes on is no news. */
  async function change(text: string, values: unknown[]): Promise<BreakerChange | null> {
    const [row] = await rowsOf<BreakerChange>(pool, text, values);
    return row === undefined || (row.state as string) === 'half_open' ? null : row;
  }

  return {
    async takeProbe(provider, holdMs) {
      const probe = randomUUID();
      const values = [provider, probe, holdMs, rules.deliveries];
      const { rowCount } = await pool.query({ name: 'take-probe', text: takeSql, values });
      return rowCount === 1 ? probe : null;
    },
    async returnProbe(probe) {
      await withRetry(() => pool.query(returnSql, [probe]));
    },
    judgeProbe: (probe, deliveryId, { worked, alert, askedMs }) =>
      worked
        ? change(closeSql, [probe])
        : change(failSql, [probe, deliveryId, alert, askedMs, rules.mostOpenMs, rules.deliveries]),
    judgeAttempts: (provider, askedMs, alert = null) =>
      change(openSql, [provider, rules.deliveries, rules.silentMs, rules.openMs, rules.mostOpenMs, askedMs, alert]),
    async bringForward(provider) {
      await withRetry(() => pool.query(forwardSql, [provider, rules.openMs]));
    },
    async isPaused(provider) {
      const paused = await pool.query(`select from breakers where provider = $1 and hold_until > now()`, [provider]);
      return paused.rowCount === 1;
    },
  };
}
