/** What the relay and the sweep publish: deliveries that are due and of which no queue knows. */
import type pg from 'pg';
import type { DispatchedDelivery } from '../domain/delivery-ports.ts';
import { withRetry } from './transient.ts';

export interface DispatchQuery {
  limit: number;
  /** How long a publish is trusted; what is still due then is published again. */
  trustMs: number;
  /** What was written less than this ago is left to the writer's own publish. */
  graceMs: number;
  /** True takes what is due though it was dispatched already (the sweep). */
  again: boolean;
}

const dispatchSql = /* sql */ `
with due as materialized (
  select d.id from deliveries d
  where d.state in ('pending', 'retry_wait', 'unknown') and d.due_at <= now()
    and ($4 or d.dispatched_until is null or d.dispatched_until <= now())
    and (d.state <> 'pending' or d.dispatched_until is not null or d.created_at <= now() - $3 * interval '1 millisecond')
  order by d.due_at, d.id limit $1 for update of d skip locked
), expired as materialized (
  select d.id from deliveries d
  where d.state = 'sending' and d.lease_until < now() and ($4 or d.dispatched_until is null or d.dispatched_until <= now())
  order by d.lease_until limit $1 for update of d skip locked
)
update deliveries d set dispatched_until = now() + $2 * interval '1 millisecond'
where d.id in (select id from due union all select id from expired)
returning d.id, d.event, d.subject_id as "subjectId", d.seq, d.state`;

/** Marks up to `limit` waiting deliveries, and as many expired leases, as dispatched, and gives them. */
export async function takeForDispatch(pool: pg.Pool, query: DispatchQuery): Promise<DispatchedDelivery[]> {
  const values = [query.limit, query.trustMs, query.graceMs, query.again];
  return withRetry(async () => (await pool.query<DispatchedDelivery>(dispatchSql, values)).rows);
}

const undoSql = /* sql */ `
update deliveries set dispatched_until = null where id = any ($1::uuid[]) and dispatched_until is not null`;

/** Publishing failed: the next round takes them again. */
export async function undoDispatch(pool: pg.Pool, ids: string[]): Promise<void> {
  await withRetry(() => pool.query(undoSql, [ids]));
}
