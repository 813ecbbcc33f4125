import type pg from 'pg';
import { selectList, setList } from '../../data/columns.ts';
import type { Row } from '../../data/tables.ts';
import { scheduledStates, uncertainStates, unsentStates } from '../states.ts';
import { diedAs, stateIn } from './state-sql.ts';
import { poisonDeaths, type ClaimedDelivery } from '../delivery.ts';
import type { ClaimedLookup, ClaimQuery, LookupClaimQuery } from '../delivery-ports.ts';
import { fromNow } from '../../data/condition.ts';

/** The fence is a bigint, but rises once a claim: a number holds it. */
const claimed = [
  'id',
  'consumer',
  'provider',
  'event',
  'subjectKind',
  'subjectId',
  'subjectVersion',
  'state',
  'fence',
  'idempotencyKey',
  'requestId',
  'absences',
] as const;
type Claimed = Pick<Row<'deliveries'>, (typeof claimed)[number]>;
const claimedList = selectList<'deliveries'>('d', claimed);

/**
 * Hides the state from partial indexes: a plan made while the ledger was small would read the whole backlog by
 * `deliveries_due`, once for each of its rows.
 */
const stateOf = (alias: string): string => /* sql */ `(${alias}.state || '')`;

/**
 * The oldest waiting delivery of a subject with nothing under way: racing workers meet at one row, and order cannot
 * invert.
 * `offset 0` keeps the planner from joining the whole backlog: a few probes of an index reach the limit.
 */
const isHead = /* sql */ `
  not exists (select from deliveries u
    where (u.consumer, u.provider, u.subject_kind, u.subject_id) = (d.consumer, d.provider, d.subject_kind, d.subject_id)
    and ${stateIn('u.state', uncertainStates)} offset 0)
  and not exists (select from deliveries o
    where (o.consumer, o.provider, o.subject_kind, o.subject_id) = (d.consumer, d.provider, d.subject_kind, d.subject_id)
    and o.seq < d.seq and ${stateIn(stateOf('o'), unsentStates)} offset 0)`;

/** Words of the index `deliveries_due`, so that it serves any states. */
const isWaiting = /* sql */ stateIn('d.state', scheduledStates);

const mayWrite = /* sql */ `
  not exists (select from breakers b where b.provider = $3 and b.state <> 'closed' and ($7::uuid = any (b.probes)) is not true)`;

/** Only a Retry-After holds lookups back: they prove nothing of what the provider takes. */
const mayAsk = /* sql */ `not exists (select from breakers b where b.provider = $3 and b.hold_until > now())`;

/** An odd record's failure says nothing of the provider. */
const isUntried = /* sql */ `($9::boolean is not true or d.attempts = 0)`;

const isInLane = (poison: string): string =>
  /* sql */ `(d.worker_deaths >= ${String(poisonDeaths)}) = ${poison}::boolean`;

const claimDueSql = /* sql */ `
with asked as materialized (
  select d.id from deliveries j
  join deliveries d on (d.consumer, d.subject_kind, d.subject_id) = (j.consumer, j.subject_kind, j.subject_id)
  where j.id = $1 and d.consumer = $2 and d.provider = $3
    and ${stateIn(stateOf('d'), unsentStates)} and d.due_at <= now() and ${isHead}
    and ${isInLane('$8')} and ${mayWrite} and ${isUntried}
  limit 1 for update of d skip locked
), others as materialized (
  select d.id from deliveries d
  where d.consumer = $2 and d.provider = $3 and d.state = any ($4) and ${isWaiting} and d.due_at <= now() and ${isHead}
    and d.id not in (select id from asked) and ${isInLane('$8')} and ${mayWrite} and ${isUntried}
  order by d.due_at, d.id
  limit $5 - (select count(*) from asked) for update of d skip locked
)
update deliveries d
set ${setList<'deliveries'>({ state: `'sending'`, fence: 'd.fence + 1', leaseUntil: fromNow('$6'), dispatchedUntil: 'null' })}
where d.id in (select id from asked union all select id from others)
returning ${claimedList}, $7::text as probe, d.attempts + 1 as attempt`;

/** Not named: a plan kept from a small ledger would read a burst over and over. */
export async function claimDue(pool: pg.Pool, query: ClaimQuery): Promise<ClaimedDelivery[]> {
  const { deliveryId, consumer, provider, states, limit, leaseMs, probe, poison, untried } = query;
  const values = [deliveryId, consumer, provider, [...states], limit, leaseMs, probe, poison, untried ?? false];
  const { rows } = await pool.query<Claimed & ClaimedDelivery>(claimDueSql, values);
  return rows;
}

const lookedUp = setList<'deliveries'>({
  workerDeaths: 'd.worker_deaths + (d.id in (select delivery_id from abandoned))::integer',
  fence: 'd.fence + 1',
  dueAt: fromNow('$5'),
  dispatchedUntil: 'null',
});
const claimUnknownSql = /* sql */ `
with due as materialized (
  select d.id from deliveries d
  where d.consumer = $2 and d.provider = $3 and d.state = 'unknown' and d.due_at <= now()
    and ${isInLane('$6')} and ${mayAsk}
  order by d.id = $1 desc nulls last, d.due_at, d.id
  limit $4 for update of d skip locked
), abandoned as (
  -- lookups of workers that died
  update delivery_attempts a set ${diedAs('failed')}
  where a.delivery_id in (select id from due) and a.kind = 'lookup' and a.ended_at is null
  returning a.delivery_id
)
update deliveries d set ${lookedUp}
where d.id in (select id from due)
returning ${claimedList}, null as probe, d.attempts as attempt, ${selectList<'deliveries'>('d', ['lookupFailures'])},
  (select a.request from delivery_attempts a where a.delivery_id = d.id and a.kind = 'send' order by a.id desc limit 1) as "lastSent",
  (select extract(epoch from now() - a.started_at) * 1000 from delivery_attempts a
    where a.delivery_id = d.id and a.kind = 'send' order by a.id desc limit 1)::float8 as "sentAgoMs"`;

/** The new fence shuts out who had them before; nobody else takes them for `holdMs`. */
export async function claimUnknown(pool: pg.Pool, query: LookupClaimQuery): Promise<ClaimedLookup[]> {
  const { deliveryId, consumer, provider, limit, holdMs, poison } = query;
  const values = [deliveryId, consumer, provider, limit, holdMs, poison];
  return (await pool.query<Claimed & ClaimedLookup>({ name: 'claim-unknown', text: claimUnknownSql, values })).rows;
}
