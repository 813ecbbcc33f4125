/** The breaker of each provider, in SQL. There is no row where it never opened. All times are the database's. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  askedToWaitMs,
  isFailure,
  refusalOf,
  usualBreakerRules,
  type BreakerChange,
  type BreakerRules,
  type CallGuard,
  type ProbeVerdict,
} from '../domain/breaker.ts';
import type { Settlement } from '../domain/delivery-settlement.ts';
import { withRetry } from './transient.ts';

export interface BreakerStore {
  /** The permit for the one call that tries; null while the breaker is closed, still open, or somebody else tries. */
  takeProbe(provider: string, holdMs: number): Promise<string | null>;
  /** Gives a permit back that was not judged: the next one may try, but not sooner than `openMs` after a call. */
  returnProbe(probe: string): Promise<void>;
  /** Judges the permit: worked closes, failed opens for twice the time. False where it was given up before. */
  judgeProbe(probe: string, verdict: ProbeVerdict): Promise<BreakerChange | null>;
  /** Opens it when the attempts of late say so. Null where nothing changed. */
  judgeAttempts(provider: string, askedMs: number): Promise<BreakerChange | null>;
  /** Staff wait for it: an open one may be tried `openMs` after the last call, but never before a Retry-After is over. */
  bringForward(provider: string): Promise<void>;
  isClosed(provider: string): Promise<boolean>;
}

/** A number of milliseconds as SQL's interval. */
const interval = (ms: string): string => `${ms}::float8 * interval '1 millisecond'`;

const takeSql = /* sql */ `
update breakers set state = 'half_open', probe = $2, probe_until = now() + $3 * interval '1 millisecond', changed_at = now()
where provider = $1 and (state = 'open' and open_until <= now() or state = 'half_open' and probe_until <= now())
returning provider`;

const returnSql = /* sql */ `
update breakers set state = 'open', probe = null, probe_until = null, changed_at = now(),
  open_until = greatest(open_until, last_call_at + $2 * interval '1 millisecond')
where probe = $1`;

const closeSql = /* sql */ `
update breakers set state = 'closed', reason = null, alert = false, probe = null, probe_until = null, open_until = null,
  hold_until = null, counts_from = now(), changed_at = now()
where probe = $1 returning provider, state, reason, alert`;

const reopenSql = /* sql */ `
update breakers set state = 'open', probe = null, probe_until = null, changed_at = now(), last_call_at = now(),
  reason = coalesce($2, reason), alert = $2 is not null, open_ms = least(open_ms * 2, $4),
  hold_until = now() + $3 * interval '1 millisecond',
  open_until = now() + greatest(least(open_ms * 2, $4), $3) * interval '1 millisecond'
where probe = $1 returning provider, state, reason, alert`;

/**
 * What the attempts say that ended since the breaker last closed. One that opens again soon after goes on doubling, so that
 * a side that answers lookups and fails writes is not asked more and more often.
 */
const openSql = /* sql */ `
with rules as (
  select $2::integer as row_of, $3::integer as least_calls, ${interval('$4')} as span, $5::integer as open_ms, $6::integer as most_ms,
    $7::float8 as asked_ms
), recent as materialized (
  select a.id, a.delivery_id, a.started_at, a.http_status, a.error_code, a.outcome, a.outcome in ('retry', 'unknown', 'failed') as failed
  from delivery_attempts a
  where a.provider = $1 and a.ended_at is not null
    -- that our own worker died says nothing about the provider
    and a.error_code is distinct from 'delivery.lease_expired'
    and a.started_at >= coalesce((select b.counts_from from breakers b where b.provider = $1), '-infinity')
  order by a.started_at desc, a.id desc limit 1000
), newest as (
  select failed, delivery_id, http_status from recent order by started_at desc, id desc limit (select row_of from rules)
), late as (
  select * from recent where started_at > now() - (select span from rules)
), said as (
  select
    (select error_code from late where outcome in ('retry', 'failed')
      and (http_status in (401, 403, 404) or error_code in ('mail.unauthorized', 'mail.refuses_us', 'mail.no_tls'))
      order by started_at desc, id desc limit 1) as refusal,
    -- a Retry-After of any of them: one that waits for a retry is held back by nothing else, and one whose outcome is
    -- unknown after a 503 by nothing longer than the breaker stays open anyway
    (select extract(epoch from max(d.not_before) - now()) * 1000 from newest n join deliveries d on d.id = n.delivery_id
      where n.failed and (d.state = 'retry_wait' or d.state = 'unknown' and n.http_status = 503)) as held_ms,
    (select count(*) filter (where failed) >= (select row_of from rules) from newest) as in_a_row,
    (select count(*) >= (select least_calls from rules) and count(*) filter (where failed) * 2 >= count(*) from late) as half
), verdict as (
  select refusal is not null as alert,
    case when refusal is not null then refusal when said.in_a_row then 'breaker.failures_in_row'
      when half then 'breaker.failure_rate' end as reason,
    coalesce((select least(b.open_ms * 2, r.most_ms) from breakers b
      where b.provider = $1 and b.counts_from > now() - ${interval('r.most_ms')}), r.open_ms) as open_ms, greatest(r.asked_ms, said.held_ms, 0) as asked_ms
  from said, rules r
)
insert into breakers as b (provider, state, reason, alert, open_ms, last_call_at, hold_until, open_until)
select $1, 'open', v.reason, v.alert, v.open_ms, now(), now() + ${interval('v.asked_ms')}, now() + ${interval('greatest(v.open_ms, v.asked_ms)')}
from verdict v where v.reason is not null
on conflict (provider) do update set state = 'open', reason = excluded.reason, alert = excluded.alert, changed_at = now(),
  open_ms = excluded.open_ms, last_call_at = now(), hold_until = excluded.hold_until, open_until = excluded.open_until
where b.state = 'closed'
returning b.provider, b.state, b.reason, b.alert`;

const forwardSql = /* sql */ `
update breakers set open_until = greatest(least(open_until, last_call_at + $2 * interval '1 millisecond'), hold_until)
where provider = $1 and state = 'open'`;

/** @param rules the usual ones when left out */
export function createBreakerStore(pool: pg.Pool, rules: BreakerRules = usualBreakerRules): BreakerStore {
  async function change(text: string, values: unknown[]): Promise<BreakerChange | null> {
    const { rows } = await withRetry(() => pool.query<BreakerChange & pg.QueryResultRow>(text, values));
    return rows[0] ?? null;
  }

  return {
    async takeProbe(provider, holdMs) {
      const probe = randomUUID();
      const taken = await pool.query({ name: 'take-probe', text: takeSql, values: [provider, probe, holdMs] });
      return taken.rowCount === 1 ? probe : null;
    },
    async returnProbe(probe) {
      await withRetry(() => pool.query(returnSql, [probe, rules.openMs]));
    },
    judgeProbe: (probe, { worked, refusal, askedMs }) =>
      worked ? change(closeSql, [probe]) : change(reopenSql, [probe, refusal, askedMs, rules.mostOpenMs]),
    judgeAttempts: (provider, askedMs) =>
      change(openSql, [
        provider,
        rules.failuresInARow,
        rules.leastCalls,
        rules.windowMs,
        rules.openMs,
        rules.mostOpenMs,
        askedMs,
      ]),
    async bringForward(provider) {
      await withRetry(() => pool.query(forwardSql, [provider, rules.openMs]));
    },
    async isClosed(provider) {
      const { rowCount } = await pool.query(`select from breakers where provider = $1 and state <> 'closed'`, [
        provider,
      ]);
      return rowCount === 0;
    },
  };
}

/**
 * The breaker for calls that are no deliveries: free while it is closed, and otherwise the one that tries, or none.
 * @param options.holdMs how long such a call may take; then its permit is given up
 */
export function createCallGuard(
  breakers: BreakerStore,
  { provider, holdMs, onBreaker }: { provider: string; holdMs: number; onBreaker?: (change: BreakerChange) => void },
): CallGuard {
  return {
    async admit() {
      if (await breakers.isClosed(provider)) return { kind: 'free' };
      const probe = await breakers.takeProbe(provider, holdMs);
      return probe === null ? { kind: 'refused' } : { kind: 'probe', probe };
    },
    async settle(admission, verdict) {
      if (admission.kind !== 'probe') return;
      if (verdict === null) {
        await breakers.returnProbe(admission.probe);
        return;
      }
      const change = await breakers.judgeProbe(admission.probe, verdict);
      if (change !== null) onBreaker?.(change);
    },
  };
}

/** Tells the breaker of attempts that have just ended, and gives what changed by that. */
export async function judgeSettlements(
  breakers: BreakerStore,
  settlements: readonly Settlement[],
): Promise<BreakerChange[]> {
  const changes: (BreakerChange | null)[] = [];
  const failed = new Map<string, number>();
  for (const settlement of settlements) {
    const { delivery, attempt } = settlement;
    if (attempt === null) continue;
    const failure = isFailure(settlement);
    const askedMs = askedToWaitMs(settlement);
    if (delivery.probe !== null) {
      const verdict = { worked: !failure, refusal: refusalOf(settlement), askedMs };
      changes.push(await breakers.judgeProbe(delivery.probe, verdict));
    } else if (failure) failed.set(delivery.provider, Math.max(failed.get(delivery.provider) ?? 0, askedMs));
  }
  // a success opens nothing, so only failures cost a statement
  for (const [provider, askedMs] of failed) changes.push(await breakers.judgeAttempts(provider, askedMs));
  return changes.filter((change) => change !== null);
}
