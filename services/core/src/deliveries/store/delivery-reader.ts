import { sql } from 'kysely';
import type { components } from '@manzil/contract/api';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countRows, countWhere } from '../../data/typed-parts.ts';
import { failedOutcomes } from '../delivery-settlement.ts';
import { stuckStates, unsentStates, waitingStates } from '../states.ts';

const pendingColumns = ['d.id', 'd.attempts', 'd.createdAt', 'd.state', 'd.dueAt', 'd.lastErrorCode'] as const;
type PendingOperation = components['schemas']['CrmOperation'];
type BreakerStatus = components['schemas']['CrmBreaker'];

/** `uptime`: since a request failed, or since PostgreSQL started; 0 while offline. */
export type CrmStatus = Omit<components['schemas']['CrmStatus'], 'demo'>;

function partsOf(db: Queryable, provider: string) {
  const ledger = typed(db);
  const deliveries = ledger.selectFrom('deliveries').where('provider', '=', provider);
  const attempts = ledger.selectFrom('deliveryAttempts').where('provider', '=', provider);
  return {
    ledger,
    unsent: deliveries.where('state', 'in', unsentStates),
    waiting: deliveries.where('consumer', '=', 'crm').where('state', 'in', waitingStates),
    stuck: deliveries.where('consumer', '=', 'crm').where('state', 'in', stuckStates),
    attempts,
    failures: attempts.where('outcome', 'in', [...failedOutcomes, 'rejected']),
  };
}

/** That our own worker died says nothing about the CRM. */
const ownDeath = 'delivery.lease_expired';

function readFigures(db: Queryable, provider: string) {
  const { ledger, waiting, stuck, attempts, failures } = partsOf(db, provider);
  const recent = attempts
    .where('startedAt', '>', sql<string>`now() - interval '5 minutes'`)
    .where('endedAt', 'is not', null)
    .where('errorCode', 'is distinct from', ownDeath)
    .select((a) => [countRows.as('calls'), countWhere(a('outcome', 'in', failedOutcomes)).as('failures')]);
  const failedAt = failures
    .where('outcome', 'in', failedOutcomes)
    .where('errorCode', 'is distinct from', ownDeath)
    .select((a) => a.fn.max('endedAt').as('at'));
  const steady = sql<number>`(extract(epoch from now() - greatest(pg_postmaster_start_time(), ${failedAt})) * 1000)::float8`;
  return ledger
    .selectFrom(recent.as('recent'))
    .select(['calls', 'failures', steady.as('steadyMs')])
    .select([
      waiting.select(countRows.as('n')).as('pendingOperations'),
      stuck.select(countRows.as('n')).as('needPerson'),
      failures.select(countRows.as('n')).as('totalFailures'),
      attempts
        .where('outcome', 'in', ['delivered', 'found'])
        .select((a) => a.fn.max('endedAt').as('at'))
        .as('lastSuccessfulSync'),
    ])
    .executeTakeFirstOrThrow();
}
type Figures = Awaited<ReturnType<typeof readFigures>>;

const neverOpened: BreakerStatus = { state: 'closed', since: null, nextProbeAt: null, reason: null, alert: false };
const readBreaker = (db: Queryable, provider: string): Promise<BreakerStatus | undefined> =>
  typed(db)
    .selectFrom('breakers')
    .select(['state', 'changedAt as since', 'reason', 'alert'])
    .select((b) => b.case().when('state', '=', 'open').then(b.ref('openUntil')).end().as('nextProbeAt'))
    .where('provider', '=', provider)
    .executeTakeFirst();

/** Of the provider as a whole, or of some deliveries alone. */
async function readPause(db: Queryable, provider: string): Promise<string | null> {
  const { ledger, unsent } = partsOf(db, provider);
  const pauses = ledger
    .selectFrom('breakers')
    .select('holdUntil as until')
    .where('provider', '=', provider)
    .unionAll(unsent.select((d) => d.fn.max('notBefore').as('until')));
  const { until } = await ledger
    .selectFrom(pauses.as('p'))
    .select((p) => p.fn.max('until').as('until'))
    .where('until', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return until;
}

const readPending = (db: Queryable, provider: string): Promise<PendingOperation[]> =>
  typed(db)
    .selectFrom('deliveries as d')
    .leftJoin('leads as l', (on) => on.on('d.subjectKind', '=', 'lead').onRef('l.id', '=', 'd.subjectId'))
    .leftJoin('properties as p', (on) => on.on('d.subjectKind', '=', 'property').onRef('p.id', '=', 'd.subjectId'))
    .select([...pendingColumns, 'd.event as type', 'd.lastErrorText as lastError'])
    .select((d) => d.fn.coalesce('l.referenceId', 'p.referenceId').as('reference'))
    .where('d.consumer', '=', 'crm')
    .where('d.provider', '=', provider)
    .where('d.state', 'in', waitingStates)
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .limit(100)
    .execute();

export async function readCrmStatus(db: Queryable, provider: string): Promise<CrmStatus> {
  const [row, breaker = neverOpened, pendingOperationsList, pausedUntil] = await Promise.all([
    readFigures(db, provider),
    readBreaker(db, provider),
    readPending(db, provider),
    readPause(db, provider),
  ]);
  const mode = connectionMode(breaker.state, row);
  return {
    provider,
    isOnline: mode !== 'offline',
    mode,
    breaker,
    pausedUntil,
    pendingOperations: row.pendingOperations ?? 0,
    needPerson: row.needPerson ?? 0,
    totalFailures: row.totalFailures ?? 0,
    uptime: mode === 'offline' ? 0 : Math.max(0, Math.round(row.steadyMs)),
    lastSuccessfulSync: row.lastSuccessfulSync,
    pendingOperationsList,
  };
}

/** Degraded: more than a tenth of failures within five minutes. */
function connectionMode(breaker: BreakerStatus['state'], { calls, failures }: Figures): CrmStatus['mode'] {
  if (breaker === 'open') return 'offline';
  return breaker === 'half_open' || failures > calls / 10 ? 'degraded' : 'online';
}
