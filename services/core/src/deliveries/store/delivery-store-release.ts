import type pg from 'pg';
import { setList } from '../../data/columns.ts';
import { scheduledStates } from '../states.ts';
import { diedAs, dueAgain, stateIn } from './state-sql.ts';
import type { ClaimedDelivery } from '../delivery.ts';
import type { DeliveryLane } from '../delivery-ports.ts';
import { fromNow, interval } from '../../data/condition.ts';

/** No attempt row carries our fence. */
const neverStarted = /* sql */ `
  from unnest($1::uuid[], $2::bigint[]) as i (id, fence)
  where d.id = i.id and d.fence = i.fence and d.state = 'sending'
    and not exists (select from delivery_attempts a where a.delivery_id = d.id and a.fence = d.fence and a.kind = 'send')`;

const handBackSql = /* sql */ `
update deliveries d set ${setList<'deliveries'>({ state: `'pending'`, leaseUntil: 'null', dispatchedUntil: 'null' })}
${neverStarted}`;

export async function handBack(pool: pg.Pool, deliveries: ClaimedDelivery[]): Promise<void> {
  await pool.query(handBackSql, keys(deliveries));
}

const returnLookupSql = /* sql */ `
update deliveries d set ${setList<'deliveries'>({ dueAt: dueAgain, dispatchedUntil: 'null' })}
where d.id = $1 and d.fence = $2 and d.state = 'unknown'
  and not exists (select from delivery_attempts a where a.delivery_id = d.id and a.fence = d.fence and a.kind = 'lookup')`;

/** For any worker: the breaker opened or the process stops. */
export async function returnLookup(pool: pg.Pool, { id, fence }: ClaimedDelivery): Promise<void> {
  await pool.query(returnLookupSql, [id, fence]);
}

const cancelled = setList<'deliveries'>({
  state: `'cancelled'`,
  settledAt: 'now()',
  lastErrorCode: `'delivery.subject_gone'`,
});
const cancelSql = /* sql */ `
update deliveries d set ${cancelled}
from unnest($1::uuid[], $2::bigint[]) as i (id, fence)
where d.id = i.id and d.fence = i.fence and d.state = 'pending'`;

/** Two steps: `sending` may not become `cancelled`. */
export async function cancelGone(pool: pg.Pool, deliveries: ClaimedDelivery[]): Promise<void> {
  await handBack(pool, deliveries);
  await pool.query(cancelSql, keys(deliveries));
}

function keys(deliveries: ClaimedDelivery[]): [string[], number[]] {
  return [deliveries.map(({ id }) => id), deliveries.map(({ fence }) => fence)];
}

const settleDelay = fromNow('$4');
const freed = setList<'deliveries'>({
  state: `case when g.started then 'unknown' else 'pending' end`,
  leaseUntil: 'null',
  dispatchedUntil: 'null',
  absences: '0',
  lookupFailures: '0',
  workerDeaths: 'd.worker_deaths + 1',
  lastErrorCode: `'delivery.lease_expired'`,
  lastErrorText: `'The worker stopped before the CRM answered'`,
  dueAt: `case when g.started then ${settleDelay} else now() end`,
  notBefore: `case when g.started then ${settleDelay} end`,
});
const expireSql = /* sql */ `
with gone as materialized (
  select d.id, d.fence,
    exists (select from delivery_attempts a where a.delivery_id = d.id and a.fence = d.fence and a.kind = 'send') as started
  from deliveries d
  where d.consumer = $1 and d.provider = $2 and d.state = 'sending' and d.lease_until < now()
  order by d.lease_until limit $3 for update of d skip locked
), ended as (
  update delivery_attempts a set ${diedAs('unknown')}
  from gone g where a.delivery_id = g.id and a.fence = g.fence and a.ended_at is null
), freed as (
  update deliveries d set ${freed} from gone g
  where d.id = g.id and d.fence = g.fence and d.state = 'sending' and d.lease_until < now()
  returning d.state
)
select count(*) filter (where state = 'unknown')::integer as unknown, count(*) filter (where state = 'pending')::integer as pending from freed`;

/** @param settleDelayMs by then a dead worker's write shows */
export async function expireLeases(
  pool: pg.Pool,
  { consumer, provider }: DeliveryLane,
  limit: number,
  settleDelayMs: number,
): Promise<{ unknown: number; pending: number }> {
  const values = [consumer, provider, limit, settleDelayMs];
  const { rows } = await pool.query<{ unknown: number; pending: number }>(expireSql, values);
  return rows[0] ?? { unknown: 0, pending: 0 };
}

const parked = setList<'deliveries'>({
  state: `'parked'`,
  settledAt: 'now()',
  dispatchedUntil: 'null',
  lastErrorCode: `coalesce(d.last_error_code, 'delivery.waited_too_long')`,
});
const parkSql = /* sql */ `
with old as materialized (
  select d.id from deliveries d
  where d.consumer = $1 and d.provider = $2 and ${stateIn('d.state', scheduledStates)}
    and d.waiting_since <= now() - ${interval('$4')}
  order by d.waiting_since limit $3 for update of d skip locked
)
update deliveries d set ${parked}
where d.id in (select id from old) returning d.id`;

export async function parkOld(
  pool: pg.Pool,
  { consumer, provider }: DeliveryLane,
  limit: number,
  afterMs: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(parkSql, [consumer, provider, limit, afterMs]);
  return rows.map(({ id }) => id);
}
