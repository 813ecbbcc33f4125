import type pg from 'pg';
import { setList } from '../../data/columns.ts';
import { scheduledStates, unsentStates } from '../states.ts';
import { dispatchedList, type DispatchedRow } from './outbox.ts';
import { stateIn } from './state-sql.ts';
import { usualBreakerRules } from '../breaker/breaker.ts';
import { poisonDeaths } from '../delivery.ts';
import type { DispatchedDelivery } from '../delivery-ports.ts';
import { rowsOf, withRetry } from '../../data/transient.ts';
import { fromNow, interval } from '../../data/condition.ts';

export interface DispatchQuery {
  limit: number;
  /** What is still due after this is published again. */
  trustMs: number;
  /** Younger: left to the writer's own publish. */
  graceMs: number;
  /** The sweep: also what was dispatched already. */
  again: boolean;
  /** Who is connected; all when left out. */
  providers?: readonly string[];
}

/** The sweep asks by itself for what workers die under. */
const isDue = /* sql */ `
  ${stateIn('d.state', scheduledStates)} and d.due_at <= now() and d.worker_deaths < ${String(poisonDeaths)}
    and ($4 or d.dispatched_until is null or d.dispatched_until <= now())
    and (d.state <> 'pending' or d.dispatched_until is not null or d.created_at <= now() - ${interval('$3')})`;

/**
 * By the indexes that begin with the provider: nothing behind an open breaker is read. When it may be tried, a few go.
 */
const dispatchSql = /* sql */ `
with recursive providers as (
  select min(d.provider) as provider from deliveries d where ${stateIn('d.state', scheduledStates)}
  union all
  select (select min(d.provider) from deliveries d where ${stateIn('d.state', scheduledStates)} and d.provider > p.provider)
  from providers p where p.provider is not null
), permitted as (
  select p.provider, case when b.hold_until > now() then 0 else $1 end as lookups,
    case when b.provider is null then $1
      when b.hold_until > now() then 0
      when b.state = 'half_open' or b.open_until <= now() then ${String(usualBreakerRules.deliveries)}
      else 0 end as writes
  from providers p left join breakers b on b.provider = p.provider and b.state <> 'closed'
  where p.provider is not null and ($5::text[] is null or p.provider = any ($5))
), writes as materialized (
  select one.id from permitted o cross join lateral (
    select d.id from deliveries d where d.provider = o.provider and o.writes > 0 and ${stateIn('d.state', unsentStates)} and ${isDue}
    order by d.due_at, d.id limit o.writes for update of d skip locked
  ) one
), lookups as materialized (
  select one.id from permitted o cross join lateral (
    select d.id from deliveries d where d.provider = o.provider and o.lookups > 0 and d.state = 'unknown' and ${isDue}
    order by d.due_at, d.id limit o.lookups for update of d skip locked
  ) one
), expired as materialized (
  select d.id from deliveries d
  where d.state = 'sending' and d.lease_until < now() and ($5::text[] is null or d.provider = any ($5)) and ($4 or d.dispatched_until is null or d.dispatched_until <= now())
  order by d.lease_until limit $1 for update of d skip locked
)
update deliveries d set ${setList<'deliveries'>({ dispatchedUntil: fromNow('$2') })}
where d.id in (select id from writes union all select id from lookups union all select id from expired)
returning ${dispatchedList('d')}`;

/** Up to `limit` writes, as many lookups of every provider, and as many expired leases. */
export function takeForDispatch(pool: pg.Pool, query: DispatchQuery): Promise<DispatchedDelivery[]> {
  const values = [query.limit, query.trustMs, query.graceMs, query.again, query.providers ?? null];
  return rowsOf<DispatchedRow>(pool, dispatchSql, values);
}

const undoSql = /* sql */ `
update deliveries set dispatched_until = null where id = any ($1::uuid[]) and dispatched_until is not null`;

export async function undoDispatch(pool: pg.Pool, ids: string[]): Promise<void> {
  await withRetry(() => pool.query(undoSql, [ids]));
}
