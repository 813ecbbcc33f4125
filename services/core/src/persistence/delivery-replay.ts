/** What was rejected or parked, back to pending, by staff: it waits as if it had come now. */
import type pg from 'pg';
import type { Consumer } from '../domain/delivery.ts';
import type { DeliveryLane } from '../domain/delivery-ports.ts';
import { recordAudit } from './audit-log.ts';
import type { Queryable } from './database.ts';
import type { StaffAct } from './lead-writer.ts';
import { inTransaction } from './transaction.ts';

export type ReplayState = 'rejected' | 'parked';

export type ReplayRequest =
  | { ids: readonly string[] }
  | {
      window: {
        /** ISO 8601; both ends included. */
        from: string;
        to: string;
        states: readonly ReplayState[];
        /** Both sides when left out. */
        consumer?: Consumer;
      };
    };

export interface ReplayResult {
  replayed: number;
  /** Under way, waiting, settled otherwise, of a provider that is not connected any more, or more than go at once. */
  skipped: number;
}

const mostAtOnce = 10_000;

/**
 * Nothing is published: the relay finds what is due within a second, and waits while a breaker is open. What somebody else
 * moves just now is theirs. A Retry-After that is not over stays in force.
 */
const replay = /* sql */ `
update deliveries d
set state = 'pending', waiting_since = now(), settled_at = null, dispatched_until = null,
  due_at = greatest(now(), coalesce(d.not_before, now()))
where d.id in (select id from chosen) and d.state in ('rejected', 'parked') returning d.id`;
const ours = /* sql */ `(d.consumer, d.provider) in (select * from unnest($1::text[], $2::text[]))`;

const byIdSql = /* sql */ `
with chosen as materialized (
  select d.id from deliveries d where d.id = any ($3::uuid[]) and d.state in ('rejected', 'parked') and ${ours}
  for update of d skip locked
), replayed as (${replay})
select (select count(*) from replayed)::integer as replayed, cardinality($3::uuid[]) as asked`;

const inWindow = /* sql */ `
  d.state = any ($3::text[]) and d.state in ('rejected', 'parked') and d.settled_at between $4 and $5
    and ($6::text is null or d.consumer = $6)`;
const byWindowSql = /* sql */ `
with chosen as materialized (
  select d.id from deliveries d where ${inWindow} and ${ours}
  order by d.settled_at, d.id limit ${String(mostAtOnce)} for update of d skip locked
), asked as (
  select count(*)::integer as n from deliveries d where ${inWindow}
), replayed as (${replay})
select (select count(*) from replayed)::integer as replayed, (select n from asked) as asked`;

/**
 * Replays in one transaction with its entry in the audit log.
 * @param lanes who is connected; what belongs to nobody of them would wait for ever
 */
export async function replayDeliveries(
  pool: pg.Pool,
  lanes: readonly DeliveryLane[],
  request: ReplayRequest,
  { actor, requestId }: StaffAct,
): Promise<ReplayResult> {
  return inTransaction(pool, async (client) => {
    const { replayed, asked } = await run(client, lanes, request);
    const result = { replayed, skipped: asked - replayed };
    const what = 'ids' in request ? { ids: request.ids.length } : request.window;
    const subject = { kind: 'crm', label: 'deliveries' } as const;
    await recordAudit(client, { actor, action: 'crm.replayed', subject, after: { ...what, ...result }, requestId });
    return result;
  });
}

async function run(
  client: Queryable,
  lanes: readonly DeliveryLane[],
  request: ReplayRequest,
): Promise<{ replayed: number; asked: number }> {
  const connected = [lanes.map(({ consumer }) => consumer), lanes.map(({ provider }) => provider)];
  const [sql, values] = 'ids' in request ? [byIdSql, [[...request.ids]]] : [byWindowSql, windowValues(request.window)];
  const { rows } = await client.query<{ replayed: number; asked: number }>(sql, [...connected, ...values]);
  return rows[0] ?? { replayed: 0, asked: 0 };
}

function windowValues({ from, to, states, consumer }: Extract<ReplayRequest, { window: object }>['window']): unknown[] {
  return [[...states], from, to, consumer ?? null];
}
