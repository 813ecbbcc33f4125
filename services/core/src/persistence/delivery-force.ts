/** Bringing waiting deliveries forward for a person who waits for the outcome. */
import type pg from 'pg';
import type { DeliveryLane, DispatchedDelivery } from '../domain/delivery-ports.ts';
import { withRetry } from './transient.ts';

const returning = /* sql */ `returning d.id, d.event, d.subject_id as "subjectId", d.seq, d.state`;

/** A Retry-After and the settle delay of an unknown outcome are respected: nothing becomes due before them. */
const forceSql = /* sql */ `
with waiting as materialized (
  select d.id from deliveries d
  where d.consumer = $1 and d.provider = $2 and d.state in ('pending', 'retry_wait', 'unknown')
    and coalesce(d.not_before, now()) <= now()
  order by d.due_at, d.id limit $3 for update of d skip locked
)
update deliveries d set due_at = least(d.due_at, now()), dispatched_until = now() + interval '30 seconds'
where d.id in (select id from waiting) ${returning}`;

/** Makes waiting deliveries due and gives them for publishing. */
export async function markDue(
  pool: pg.Pool,
  { consumer, provider }: DeliveryLane,
  limit: number,
): Promise<DispatchedDelivery[]> {
  return withRetry(async () => (await pool.query<DispatchedDelivery>(forceSql, [consumer, provider, limit])).rows);
}

const markSubjectSql = /* sql */ `
update deliveries d
set state = case when d.state in ('rejected', 'parked') then 'pending' else d.state end,
  waiting_since = case when d.state in ('rejected', 'parked') then now() else d.waiting_since end,
  settled_at = null, due_at = greatest(least(d.due_at, now()), coalesce(d.not_before, now())),
  dispatched_until = now() + interval '30 seconds'
where d.consumer = $1 and d.provider = $2 and d.subject_kind = 'lead' and d.subject_id = $3
  and d.state in ('pending', 'retry_wait', 'unknown', 'rejected', 'parked') ${returning}`;

/** The same for one lead; what was rejected or parked is sent once more, since a person asked for it. */
export async function markLeadDue(
  pool: pg.Pool,
  { consumer, provider }: DeliveryLane,
  leadId: number,
): Promise<DispatchedDelivery[]> {
  return withRetry(
    async () => (await pool.query<DispatchedDelivery>(markSubjectSql, [consumer, provider, leadId])).rows,
  );
}

const progressSql = /* sql */ `
select
  count(*) filter (where d.state not in ('pending', 'retry_wait', 'unknown', 'sending'))::integer as settled,
  count(*) filter (where d.state = 'sending'
    or d.state in ('pending', 'retry_wait', 'unknown') and d.due_at <= now()
    or d.state = 'unknown' and exists (select from delivery_attempts a
      where a.delivery_id = d.id and a.fence = d.fence and a.ended_at is null))::integer as under_way
from deliveries d where d.id = any ($1::uuid[])`;

/** Of these deliveries: how many wait no more, and how many are still to be tried or being tried just now. */
export async function progressOf(pool: pg.Pool, ids: string[]): Promise<{ settled: number; underWay: number }> {
  const { rows } = await pool.query<{ settled: number; under_way: number }>(progressSql, [ids]);
  return { settled: rows[0]?.settled ?? 0, underWay: rows[0]?.under_way ?? 0 };
}

const waitingSql = /* sql */ `
select count(*)::integer as waiting from deliveries
where consumer = $1 and state in ('pending', 'retry_wait', 'unknown', 'sending')`;

/** How many deliveries of a consumer still wait. */
export async function countWaiting(pool: pg.Pool, consumer: string): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(waitingSql, [consumer]);
  return rows[0]?.waiting ?? 0;
}

const leadSql = /* sql */ `
select l.crm_synced as synced, l.crm_id as "crmId", l.crm_sync_error as error from leads l where l.id = $1`;

/** What the lead itself says of its way to the CRM; null when there is no such lead. */
export async function leadSyncState(
  pool: pg.Pool,
  leadId: number,
): Promise<{ synced: boolean; crmId: string | null; error: string | null } | null> {
  const { rows } = await pool.query<{ synced: boolean; crmId: string | null; error: string | null }>(leadSql, [leadId]);
  return rows[0] ?? null;
}
