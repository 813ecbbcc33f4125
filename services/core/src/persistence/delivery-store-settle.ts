import type pg from 'pg';
import type { Settlement } from '../domain/delivery-settlement.ts';
import { jsonParam } from './json-param.ts';

const maxErrorText = 200;
const maxAnswer = 2_000;

/**
 * One statement: the delivery moves where state and fence still hold, its attempt ends, the lead hears of it, and
 * waiting deliveries of the subject that a delivered attempt covers are superseded.
 */
const settleSql = /* sql */ `
with input as (
  select * from jsonb_to_recordset($1::jsonb) as x (id uuid, fence bigint, from_state text, to_state text, wait_ms float8,
    hold_ms float8, error_code text, error_text text, external_id text, covered integer, absences integer,
    lookup_failures integer, kind text, outcome text, http_status integer, answer text)
), moved as (
  update deliveries d
  set state = i.to_state, lease_until = null, dispatched_until = null,
    due_at = coalesce(now() + i.wait_ms * interval '1 millisecond', d.due_at),
    not_before = now() + i.hold_ms * interval '1 millisecond',
    absences = i.absences, lookup_failures = i.lookup_failures,
    -- a worker has sent it and lives
    worker_deaths = case when i.kind = 'send' then 0 else d.worker_deaths end,
    last_error_code = case when i.to_state = 'delivered' then null else coalesce(i.error_code, d.last_error_code) end,
    last_error_text = case when i.to_state = 'delivered' then null else coalesce(i.error_text, d.last_error_text) end,
    external_id = coalesce(i.external_id, d.external_id),
    settled_at = case when i.to_state in ('delivered', 'rejected', 'superseded', 'parked') then now() end
  from input i
  -- the ids once more, as an array: of a json the planner knows no size, and it would read the whole table
  where d.id = any ($2::uuid[]) and d.id = i.id and d.fence = i.fence and d.state = i.from_state
  returning d.id, d.fence, d.consumer, d.provider, d.subject_kind, d.subject_id, d.state, d.external_id, d.last_error_text, i.covered
), ended as (
  update delivery_attempts a
  set ended_at = clock_timestamp(), outcome = i.outcome, http_status = i.http_status, error_code = i.error_code, answer = i.answer
  from moved m join input i on i.id = m.id
  where a.delivery_id = m.id and a.fence = m.fence and a.kind = i.kind and a.ended_at is null
), told as (
  update leads l
  -- superseded: the CRM answered that it has a newer version under our reference
  set crm_synced = l.crm_synced or m.state in ('delivered', 'superseded'),
    crm_id = case when m.state = 'delivered' then coalesce(m.external_id, l.crm_id) else l.crm_id end,
    crm_synced_at = case when m.state in ('delivered', 'superseded') then now() else l.crm_synced_at end,
    crm_sync_error = case when m.state in ('delivered', 'superseded') then null else m.last_error_text end
  from moved m
  where m.consumer = 'crm' and m.subject_kind = 'lead' and l.id = m.subject_id
), covered as (
  update deliveries w
  set state = 'superseded', settled_at = now(), dispatched_until = null
  from moved m
  where m.state = 'delivered' and m.covered is not null and w.id <> m.id
    and (w.consumer, w.provider, w.subject_kind, w.subject_id) = (m.consumer, m.provider, m.subject_kind, m.subject_id)
    and w.state in ('pending', 'retry_wait', 'rejected', 'parked') and w.subject_version <= m.covered
)
select id from moved`;

/** True where the delivery was still ours and has moved. */
export async function settle(pool: pg.Pool, settlements: Settlement[]): Promise<boolean[]> {
  const values = [jsonParam(settlements.map(toRow)), settlements.map(({ delivery }) => delivery.id)];
  const moved = await pool.query<{ id: string }>({ name: 'settle-deliveries', text: settleSql, values });
  const ours = new Set(moved.rows.map(({ id }) => id));
  return settlements.map(({ delivery }) => ours.has(delivery.id));
}

function toRow(settlement: Settlement): object {
  const { delivery, attempt, error } = settlement;
  return {
    id: delivery.id,
    fence: delivery.fence,
    from_state: delivery.state,
    to_state: settlement.to,
    wait_ms: settlement.waitMs,
    hold_ms: settlement.holdMs,
    error_code: error?.code ?? null,
    error_text: error?.text.slice(0, maxErrorText) ?? null,
    external_id: settlement.externalId,
    covered: settlement.coveredVersion,
    absences: settlement.absences,
    lookup_failures: settlement.lookupFailures,
    kind: attempt?.kind ?? null,
    outcome: attempt?.outcome ?? null,
    http_status: attempt?.httpStatus ?? null,
    answer: attempt?.answer?.slice(0, maxAnswer) ?? null,
  };
}
