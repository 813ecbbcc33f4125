import type pg from 'pg';
import { insertList, setList } from '../../data/columns.ts';
import { cancellableStates, settledStates } from '../states.ts';
import { stateIn } from './state-sql.ts';
import { keptCrmId } from '../../crm/crm-id.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { jsonParam } from '../../data/json-param.ts';
import { fromNow } from '../../data/condition.ts';

const maxErrorText = 200;
const maxAnswer = 2_000;

const arrived = `m.state = 'delivered'`;
const crmRecord = insertList<'crmRecords'>('provider', 'externalId', 'subjectKind', 'subjectId', 'lookedUp');
const claimedRecord = setList<'crmRecords'>({
  lookedUp: 'r.looked_up or excluded.looked_up',
  subjectKind: 'case when excluded.looked_up then excluded.subject_kind else r.subject_kind end',
  subjectId: 'case when excluded.looked_up then excluded.subject_id else r.subject_id end',
});
const moved = setList<'deliveries'>({
  state: 'i.to_state',
  leaseUntil: 'null',
  dispatchedUntil: 'null',
  dueAt: `coalesce(${fromNow('i.wait_ms')}, d.due_at)`,
  notBefore: fromNow('i.hold_ms'),
  absences: 'i.absences',
  lookupFailures: 'i.lookup_failures',
  // a worker sent it and lives
  workerDeaths: `case when i.kind = 'send' then 0 else d.worker_deaths end`,
  lastErrorCode: `case when i.to_state = 'delivered' then null else coalesce(i.error_code, d.last_error_code) end`,
  lastErrorText: `case when i.to_state = 'delivered' then null else coalesce(i.error_text, d.last_error_text) end`,
  externalId: 'coalesce(i.external_id, d.external_id)',
  settledAt: `case when ${stateIn('i.to_state', settledStates)} then now() end`,
});
const ended = setList<'deliveryAttempts'>({
  endedAt: 'clock_timestamp()',
  outcome: 'i.outcome',
  httpStatus: 'i.http_status',
  errorCode: 'i.error_code',
  answer: 'i.answer',
});
const told = setList<'leads'>({
  crmSynced: `l.crm_synced or ${arrived}`,
  crmId: `case when ${arrived} then coalesce(m.external_id, l.crm_id) else l.crm_id end`,
  crmSyncedAt: `case when ${arrived} then now() else l.crm_synced_at end`,
  crmSyncError: `case when ${arrived} then null else m.last_error_text end`,
});
const superseded = setList<'deliveries'>({ state: `'superseded'`, settledAt: 'now()', dispatchedUntil: 'null' });

/**
 * An answer with the id of another subject's record proves nothing: it is looked up. A lookup by our reference that
 * finds that id is believed, and the id is the other's no more.
 */
const settleSql = /* sql */ `
with input as (
  select * from jsonb_to_recordset($1::jsonb) as x (id uuid, fence bigint, from_state text, to_state text, wait_ms float8,
    hold_ms float8, error_code text, error_text text, external_id text, covered integer, absences integer,
    lookup_failures integer, kind text, outcome text, http_status integer, answer text)
), ours as materialized (
  select i.*, d.provider, d.subject_kind, d.subject_id,
    d.consumer = 'crm' and i.to_state = 'delivered' and i.external_id is not null as names_record
  from input i join deliveries d on d.id = i.id
  -- the ids once more, as an array: of a json the planner knows no size, and it would read the whole table
  where d.id = any ($2::uuid[]) and d.fence = i.fence and d.state = i.from_state
  for update of d
), previous_owner as materialized (
  select r.subject_id from crm_records r join ours i on (r.provider, r.external_id) = (i.provider, i.external_id)
  where i.names_record and i.kind = 'lookup' and r.subject_kind = 'lead' and (r.subject_kind, r.subject_id) <> (i.subject_kind, i.subject_id)
), owned as (
  insert into crm_records as r (${crmRecord})
  select distinct on (provider, external_id) provider, external_id, subject_kind, subject_id, kind = 'lookup'
  from ours where names_record order by provider, external_id, kind = 'lookup' desc
  on conflict (provider, external_id) do update set ${claimedRecord}
  returning provider, external_id, subject_kind, subject_id
), judged as materialized (
  select i.*, i.names_record and (o.subject_kind, o.subject_id) <> (i.subject_kind, i.subject_id) as is_anothers
  from ours i left join owned o on i.names_record and (o.provider, o.external_id) = (i.provider, i.external_id)
), believed as materialized (
  select id, fence, wait_ms, hold_ms, absences, lookup_failures, kind, http_status, answer,
    case when is_anothers then 'unknown' else to_state end as to_state,
    case when is_anothers then 'unknown' else outcome end as outcome,
    case when is_anothers then 'crm.id_taken' else error_code end as error_code,
    case when is_anothers then 'The CRM answered with the id of another record' else error_text end as error_text,
    case when is_anothers then null else external_id end as external_id,
    case when is_anothers then null else covered end as covered
  from judged
), moved as (
  update deliveries d set ${moved} from believed i
  where d.id = any ($2::uuid[]) and d.id = i.id
  returning d.id, d.fence, d.consumer, d.provider, d.subject_kind, d.subject_id, d.state, d.external_id, d.last_error_text, i.covered
), ended as (
  update delivery_attempts a set ${ended}
  from moved m join believed i on i.id = m.id
  where a.delivery_id = m.id and a.fence = m.fence and a.kind = i.kind and a.ended_at is null
), told as (
  update leads l set ${told} from moved m
  where m.consumer = 'crm' and m.subject_kind = 'lead' and l.id = m.subject_id
), told_previous as (
  update leads l set crm_id = null from previous_owner f
  where l.id = f.subject_id and not exists (select from moved m where m.subject_kind = 'lead' and m.subject_id = l.id)
), covered as (
  update deliveries w set ${superseded} from moved m
  where ${arrived} and m.covered is not null and w.id <> m.id
    and (w.consumer, w.provider, w.subject_kind, w.subject_id) = (m.consumer, m.provider, m.subject_kind, m.subject_id)
    and ${stateIn('w.state', cancellableStates)} and w.subject_version <= m.covered
)
select id from moved`;

/** False where somebody else has it. */
export async function settle(pool: pg.Pool, settlements: Settlement[]): Promise<boolean[]> {
  const values = [jsonParam(settlements.map(toRow)), settlements.map(({ delivery }) => delivery.id)];
  const { rows } = await pool.query<{ id: string }>({ name: 'settle-deliveries', text: settleSql, values });
  const ours = new Set(rows.map(({ id }) => id));
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
    external_id: keptCrmId(settlement.externalId),
    covered: settlement.coveredVersion,
    absences: settlement.absences,
    lookup_failures: settlement.lookupFailures,
    kind: attempt?.kind ?? null,
    outcome: attempt?.outcome ?? null,
    http_status: attempt?.httpStatus ?? null,
    answer: attempt?.answer?.slice(0, maxAnswer) ?? null,
  };
}
