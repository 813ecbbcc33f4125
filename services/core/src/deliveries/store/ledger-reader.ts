/** SQL: each state's first rows come by its index, and four statements share one filter. */
import type { components } from '@manzil/contract/api';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { streamRows } from '../../data/stream-rows.ts';
import type { Consumer, EventName } from '../delivery.ts';
import { type DeliveryState, deliveryStates, scheduledStates, stuckStates, waitingStates } from '../states.ts';
import { stateIn } from './state-sql.ts';
import { isoMoment, selectList } from '../../data/columns.ts';
import type { Row } from '../../data/tables.ts';
import type { Queryable } from '../../data/database.ts';
import { mostSelected, pageBounds, paginate } from '../../data/pagination.ts';
import { literalLike } from '../../data/condition.ts';

export const ledgerSorts = ['newest', 'oldest', 'waiting', 'next_try', 'attempts'] as const;
export type LedgerSort = (typeof ledgerSorts)[number];

export interface LedgerFilter {
  state?: DeliveryState | null;
  consumer?: Consumer | null;
  event?: EventName | null;
  /** Part of a subject's reference, or a delivery's id. */
  search?: string | null;
  /** First and last day in Qatar, as `2026-11-21`. */
  from?: string | null;
  to?: string | null;
}

export interface LedgerQuery extends LedgerFilter {
  sort?: LedgerSort;
  /** From 1. */
  page?: number;
  limit?: number;
}

const columns = ['id', 'consumer', 'event', 'state', 'attempts', 'createdAt', 'settledAt', 'lastErrorCode'] as const;

type LedgerRow = components['schemas']['Delivery'];
export type LedgerPage = components['schemas']['DeliveryList'];

const waits = stateIn('d.state', waitingStates);
const comes = stateIn('d.state', scheduledStates);
const dueAt = `case when ${comes} then d.due_at end`;
/** While the breaker keeps calls back, what is due waits on. */
const nextTry = `case when ${comes} then greatest(d.due_at, b.open_until) end`;
const joinBreaker = `left join breakers b on b.provider = d.provider and b.state = 'open'`;

const newestFirst = 'd.created_at desc, d.id desc';
const orders: Readonly<Record<LedgerSort, string>> = {
  newest: newestFirst,
  oldest: 'd.created_at, d.id',
  waiting: `(${waits}) desc, case when ${waits} then d.waiting_since end, ${newestFirst}`,
  next_try: `${dueAt} nulls last, ${newestFirst}`,
  attempts: `d.attempts desc, ${newestFirst}`,
};

/**
 * A deleted listing keeps its row; a deleted lead's reference is in the audit log.
 * `$5` is the pattern, `$6` the same as an id.
 */
const referenceLike = `(d.id::text = $6
  or d.subject_kind = 'lead' and d.subject_id in (
    select l.id from leads l where l.reference_id ilike $5
    union all
    select case when a.subject_id ~ '^[0-9]{1,9}$' then a.subject_id::integer end from audit_entries a
    where a.subject_kind = 'lead' and a.action in ('lead.deleted', 'lead.erased') and a.subject_label ilike $5)
  or d.subject_kind = 'message' and d.subject_id in (
    select m.id from lead_messages m join leads l on l.id = m.lead_id where l.reference_id ilike $5)
  or d.subject_kind = 'property' and d.subject_id in (select p.id from properties p where p.reference_id ilike $5))`;

const inAnyState = `($1::text is null or d.consumer = $1) and ($2::text is null or d.event = $2)
  and ($3::date is null or d.created_at >= $3::date::timestamp at time zone 'Asia/Qatar')
  and ($4::date is null or d.created_at < ($4::date + 1)::timestamp at time zone 'Asia/Qatar')
  and ($5::text is null or ${referenceLike})`;

function valuesOf(filter: LedgerFilter): unknown[] {
  const { consumer = null, event = null, from = null, to = null } = filter;
  const text = (filter.search ?? '').replaceAll('\0', '').trim();
  const search = text === '' ? null : `%${literalLike(text)}%`;
  return [consumer, event, from, to, search, text.toLowerCase()];
}

/** A message is shown as its lead, while it is there. */
const rowColumns = `${selectList<'deliveries'>('d', columns)}, d.last_error_text as "lastError",
  case when ${waits} then ${isoMoment('d.waiting_since')} end as "waitingSince", ${isoMoment(nextTry)} as "nextTryAt",
  json_build_object('kind', case when m.id is null then d.subject_kind else 'lead' end, 'id', coalesce(m.lead_id, d.subject_id), 'exists', l.id is not null or p.id is not null and p.deleted_at is null,
    'reference', coalesce(l.reference_id, p.reference_id,
      (select a.request ->> 'reference' from delivery_attempts a where a.delivery_id = d.id order by a.id desc limit 1),
      case when d.subject_kind = 'lead' then (select e.subject_label from audit_entries e
        where e.subject_kind = 'lead' and e.subject_id = d.subject_id::text order by e.id desc limit 1) end)) as subject`;

/** Shows nothing personal. */
export async function listDeliveries(db: Queryable, query: LedgerQuery): Promise<LedgerPage> {
  const { page, limit, offset } = pageBounds(query.page ?? 1, query.limit ?? 50);
  const order = orders[query.sort ?? 'newest'];
  const values = valuesOf(query);
  const [rows, figures] = await Promise.all([
    // the index of each state serves, however long the ledger is
    db.query<LedgerRow>(
      `with page as materialized (
         select d.id from unnest($7::text[]) as asked (state) cross join lateral (
           select d.* from deliveries d where d.state = asked.state and ${inAnyState}
           order by ${order} limit $8::integer + $9::integer) d
         order by ${order} limit $8 offset $9)
       select ${rowColumns} from page join deliveries d using (id)
       ${joinBreaker} left join lead_messages m on d.subject_kind = 'message' and m.id = d.subject_id
  left join leads l on l.id = case when d.subject_kind = 'lead' then d.subject_id else m.lead_id end
       left join properties p on d.subject_kind = 'property' and p.id = d.subject_id order by ${order}`,
      [...values, query.state == null ? deliveryStates : [query.state], limit, offset],
    ),
    readFigures(db, values),
  ]);
  const { counts } = figures;
  const total = query.state == null ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[query.state];
  return { deliveries: rows.rows, ...figures, pagination: paginate(page, limit, total) };
}

const named = `select ${rowColumns} from deliveries d ${joinBreaker}
  left join lead_messages m on d.subject_kind = 'message' and m.id = d.subject_id
  left join leads l on l.id = case when d.subject_kind = 'lead' then d.subject_id else m.lead_id end
  left join properties p on d.subject_kind = 'property' and p.id = d.subject_id`;

/** In the list's order, by some hundred. */
export function streamDeliveries(pool: pg.Pool, query: LedgerQuery): AsyncGenerator<LedgerRow[]> {
  const wanted = `($7::text is null or d.state = $7) and ${inAnyState}`;
  const text = `${named} where ${wanted} order by ${orders[query.sort ?? 'newest']}`;
  const values = [...valuesOf(query), query.state ?? null];
  return streamRows(pool, { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<LedgerRow> });
}

export async function countDeliveries(db: Queryable, filter: LedgerFilter): Promise<number> {
  const { rows } = await db.query<{ state: DeliveryState; count: number }>(countsSql, valuesOf(filter));
  return rows
    .filter(({ state }) => filter.state == null || state === filter.state)
    .reduce((sum, { count }) => sum + count, 0);
}

const countsSql = /* sql */ `select d.state, count(*)::integer as count from deliveries d where ${inAnyState} group by d.state`;
const waitingSql = /* sql */ `
select (extract(epoch from now() - min(d.waiting_since)) * 1000)::float8 as age, ${isoMoment(`min(${nextTry})`)} as "nextTryAt"
from deliveries d ${joinBreaker} where ${waits} and ${inAnyState}`;

async function readFigures(
  db: Queryable,
  values: unknown[],
): Promise<Pick<LedgerPage, 'counts' | 'oldestWaitingMs' | 'nextTryAt'>> {
  const [counted, waiting] = await Promise.all([
    db.query<Pick<Row<'deliveries'>, 'state'> & { count: number }>(countsSql, values),
    db.query<{ age: number | null; nextTryAt: string | null }>(waitingSql, values),
  ]);
  const counts = Object.fromEntries(deliveryStates.map((state) => [state, 0])) as Record<DeliveryState, number>;
  for (const { state, count } of counted.rows) counts[state] = count;
  const { age = null, nextTryAt = null } = waiting.rows[0] ?? {};
  return { counts, oldestWaitingMs: age === null ? null : Math.max(0, Math.round(age)), nextTryAt };
}

export async function listReplayableIds(db: Queryable, filter: LedgerFilter): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select d.id from deliveries d where d.state = any ($7::text[]) and ${inAnyState}
     order by ${newestFirst} limit ${String(mostSelected)}`,
    [...valuesOf(filter), stuckStates.filter((state) => filter.state == null || state === filter.state)],
  );
  return rows.map(({ id }) => id);
}
