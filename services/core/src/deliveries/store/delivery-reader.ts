/** How the connection to the CRM stands, read from the ledger. */
import type pg from 'pg';
import type { BreakerState } from '../breaker/breaker.ts';
import type { EventName } from '../delivery.ts';
import { type DeliveryState, stuckStates, unsentStates, waitingStates } from '../states.ts';
import { stateIn } from './state-sql.ts';
import { isoMoment } from '../../data/columns.ts';

export interface PendingOperation {
  id: string;
  type: EventName;
  attempts: number;
  createdAt: string;
  state: DeliveryState;
  reference: string | null;
  dueAt: string | null;
  lastErrorCode: string | null;
  lastError: string | null;
}

export interface BreakerStatus {
  state: BreakerState;
  since: string | null;
  nextProbeAt: string | null;
  reason: string | null;
  alert: boolean;
}

export interface CrmStatus {
  provider: string;
  isOnline: boolean;
  mode: 'online' | 'degraded' | 'offline';
  breaker: BreakerStatus;
  /** The CRM asked for a pause that is not over. */
  pausedUntil: string | null;
  /** Deliveries that wait or are under way. */
  pendingOperations: number;
  /** Deliveries that were refused, set aside or lost by the CRM once more. */
  needPerson: number;
  /** Attempts that failed, ever. */
  totalFailures: number;
  /** Milliseconds since a request last failed, or since the platform started; 0 while offline. */
  uptime: number;
  /** ISO 8601, UTC. */
  lastSuccessfulSync: string | null;
  /** The oldest, at most 100. */
  pendingOperationsList: PendingOperation[];
}

// that our own worker died says nothing about the CRM
const failed = /* sql */ `outcome in ('retry', 'unknown', 'failed') and error_code is distinct from 'delivery.lease_expired'`;

const statusSql = /* sql */ `
with recent as (
  select count(*)::integer as calls, count(*) filter (where ${failed})::integer as failures
  from delivery_attempts where provider = $1 and started_at > now() - interval '5 minutes' and ended_at is not null
    and error_code is distinct from 'delivery.lease_expired'
)
select recent.calls, recent.failures,
  (select count(*)::integer from deliveries where consumer = 'crm' and provider = $1
    and ${stateIn('state', waitingStates)}) as "pendingOperations",
  (select count(*)::integer from deliveries where consumer = 'crm' and provider = $1
    and ${stateIn('state', stuckStates)}) as "needPerson",
  (select count(*)::integer from delivery_attempts where provider = $1
    and outcome in ('retry', 'unknown', 'rejected', 'failed')) as "totalFailures",
  (extract(epoch from now() - greatest(pg_postmaster_start_time(), (select max(ended_at) from delivery_attempts
    where provider = $1 and outcome in ('retry', 'unknown', 'rejected', 'failed') and ${failed}))) * 1000)::float8 as "steadyMs",
  ${isoMoment(`(select max(ended_at) from delivery_attempts where provider = $1 and outcome in ('delivered', 'found'))`)} as "lastSuccessfulSync"
from recent`;

interface StatusRow {
  calls: number;
  failures: number;
  pendingOperations: number;
  needPerson: number;
  totalFailures: number;
  steadyMs: number;
  lastSuccessfulSync: string | null;
}

const breakerSql = /* sql */ `
select state, ${isoMoment('changed_at')} as since, reason, alert,
  case when state = 'open' then ${isoMoment('open_until')} end as "nextProbeAt"
from breakers where provider = $1`;
const neverOpened: BreakerStatus = { state: 'closed', since: null, nextProbeAt: null, reason: null, alert: false };

/** Of the provider as a whole, or of some deliveries alone. */
const pauseSql = /* sql */ `
select ${isoMoment(`(select max(until) from (
    select hold_until as until from breakers where provider = $1
    union all
    select max(not_before) from deliveries where provider = $1 and ${stateIn('state', unsentStates)}
  ) p where until > now())`)} as "pausedUntil"`;

const pendingSql = /* sql */ `
select d.id, d.event as type, d.attempts, ${isoMoment('d.created_at')} as "createdAt", d.state,
  coalesce(l.reference_id, p.reference_id) as reference, ${isoMoment('d.due_at')} as "dueAt",
  d.last_error_code as "lastErrorCode", d.last_error_text as "lastError"
from deliveries d
left join leads l on d.subject_kind = 'lead' and l.id = d.subject_id
left join properties p on d.subject_kind = 'property' and p.id = d.subject_id
where d.consumer = 'crm' and d.provider = $1 and ${stateIn('d.state', waitingStates)}
order by d.created_at, d.id limit 100`;

/** Reads the state of one provider's connection. */
export async function readCrmStatus(pool: pg.Pool, provider: string): Promise<CrmStatus> {
  const [status, breakers, pending, pause] = await Promise.all([
    pool.query<StatusRow>(statusSql, [provider]),
    pool.query<BreakerStatus & pg.QueryResultRow>(breakerSql, [provider]),
    pool.query<PendingOperation>(pendingSql, [provider]),
    pool.query<{ pausedUntil: string | null }>(pauseSql, [provider]),
  ]);
  const row = status.rows[0] as StatusRow;
  const breaker = breakers.rows[0] ?? neverOpened;
  const mode = connectionMode(breaker.state, row);
  return {
    provider,
    isOnline: mode !== 'offline',
    mode,
    breaker,
    pausedUntil: pause.rows[0]?.pausedUntil ?? null,
    pendingOperations: row.pendingOperations,
    needPerson: row.needPerson,
    totalFailures: row.totalFailures,
    uptime: mode === 'offline' ? 0 : Math.max(0, Math.round(row.steadyMs)),
    lastSuccessfulSync: row.lastSuccessfulSync,
    pendingOperationsList: pending.rows,
  };
}

/** An open breaker is offline; one that tries, or more than a tenth of failures within five minutes, is degraded. */
function connectionMode(breaker: BreakerState, { calls, failures }: StatusRow): CrmStatus['mode'] {
  if (breaker === 'open') return 'offline';
  return breaker === 'half_open' || failures > calls / 10 ? 'degraded' : 'online';
}
