/** SQL: one statement that skips what workers hold. */
import type pg from 'pg';
import { setList } from '../../data/columns.ts';
import type { BreakerRules } from '../breaker/breaker.ts';
import { dispatchedList, type DispatchedRow } from './outbox.ts';
import { scheduledStates, stuckStates, waitingStates } from '../states.ts';
import { stateIn, stateNotIn } from './state-sql.ts';
import type { ForceStore, LeadSyncState } from '../delivery-ports.ts';
import { createBreakerStore } from './breaker-store.ts';
import { rowsOf } from '../../data/transient.ts';

const returning = `returning ${dispatchedList('d')}`;
const aboutToBePublished = setList<'deliveries'>({ dispatchedUntil: `now() + interval '30 seconds'` });
const isStuck = stateIn('d.state', stuckStates);

/** A Retry-After and the settle delay stay in force. */
const markDueSql = /* sql */ `
with waiting as materialized (
  select d.id from deliveries d
  where d.consumer = $1 and d.provider = $2 and ${stateIn('d.state', scheduledStates)}
    and coalesce(d.not_before, now()) <= now()
  order by d.due_at, d.id limit $3 for update of d skip locked
)
update deliveries d set ${setList<'deliveries'>({ dueAt: 'least(d.due_at, now())' })}, ${aboutToBePublished}
where d.id in (select id from waiting) ${returning}`;

const onceMore = setList<'deliveries'>({
  state: `case when ${isStuck} then 'pending' else d.state end`,
  waitingSince: `case when ${isStuck} then now() else d.waiting_since end`,
  settledAt: 'null',
  dueAt: 'greatest(least(d.due_at, now()), coalesce(d.not_before, now()))',
});
const markLeadsDueSql = /* sql */ `
update deliveries d set ${onceMore}, ${aboutToBePublished}
where d.consumer = $1 and d.provider = $2 and d.subject_kind = 'lead' and d.subject_id = any ($3::integer[])
  and ${stateIn('d.state', [...scheduledStates, ...stuckStates])} ${returning}`;

const mayBeTried = /* sql */ `not exists (select from breakers b
    where b.provider = d.provider and b.state = 'open' and b.open_until > now())`;

const progressSql = /* sql */ `
select
  count(*) filter (where ${stateNotIn('d.state', waitingStates)})::integer as settled,
  count(*) filter (where d.state = 'sending'
    or ${stateIn('d.state', scheduledStates)} and d.due_at <= now() and ${mayBeTried}
    or d.state = 'unknown' and exists (select from delivery_attempts a
      where a.delivery_id = d.id and a.fence = d.fence and a.ended_at is null))::integer as "underWay"
from deliveries d where d.id = any ($1::uuid[])`;

const countWaitingSql = /* sql */ `
select count(*)::integer as waiting from deliveries
where consumer = $1 and provider = $2 and ${stateIn('state', waitingStates)}`;

const leadStatesSql = /* sql */ `
select id, crm_synced as synced, crm_id as "crmId", crm_sync_error as error from leads where id = any ($1::integer[])`;

export function createForceStore(pool: pg.Pool, rules?: BreakerRules): ForceStore {
  const breakers = createBreakerStore(pool, rules);

  return {
    async markDue({ consumer, provider }, limit) {
      await breakers.bringForward(provider);
      return rowsOf<DispatchedRow>(pool, markDueSql, [consumer, provider, limit]);
    },
    async markLeadsDue({ consumer, provider }, leadIds) {
      await breakers.bringForward(provider);
      return rowsOf<DispatchedRow>(pool, markLeadsDueSql, [consumer, provider, leadIds]);
    },
    async progress(ids) {
      const [row] = await rowsOf<{ settled: number; underWay: number }>(pool, progressSql, [ids]);
      return row ?? { settled: 0, underWay: 0 };
    },
    async countWaiting({ consumer, provider }) {
      const [row] = await rowsOf<{ waiting: number }>(pool, countWaitingSql, [consumer, provider]);
      return row?.waiting ?? 0;
    },
    leadStates: (leadIds) => rowsOf<LeadSyncState>(pool, leadStatesSql, [leadIds]),
  };
}
