/** SQL: thousands of rows in one statement. */
import type pg from 'pg';
import { setList } from '../../data/columns.ts';
import type { Consumer } from '../delivery.ts';
import { stuckStates } from '../states.ts';
import { dueAgain, stateIn } from './state-sql.ts';
import type { DeliveryLane } from '../delivery-ports.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import type { StaffAct } from '../../audit/act.ts';

export type ReplayState = (typeof stuckStates)[number];

export type ReplayRequest =
  | { ids: readonly string[] }
  | {
      window: {
        /** ISO 8601; both ends included. */
        from: string;
        to: string;
        states: readonly ReplayState[];
        consumer?: Consumer;
      };
    }
  /** All that it did not find once more, or these deliveries. */
  | { reconciliation: number; ids?: readonly string[] };

export interface ReplayResult {
  replayed: number;
  /** Settled otherwise, held by others, of a provider not connected, or more than go at once. */
  skipped: number;
}

const mostAtOnce = 10_000;

/** The relay publishes, once the breaker allows. A Retry-After stays in force. */
const pendingAgain = setList<'deliveries'>({
  state: `'pending'`,
  waitingSince: 'now()',
  settledAt: 'null',
  dispatchedUntil: 'null',
  dueAt: dueAgain,
});
const replay = /* sql */ `
update deliveries d set ${pendingAgain}
where d.id in (select id from chosen) and ${stateIn('d.state', stuckStates)} returning d.id`;
const ours = /* sql */ `(d.consumer, d.provider) in (select * from unnest($1::text[], $2::text[]))`;

const byIdSql = /* sql */ `
with chosen as materialized (
  select d.id from deliveries d where d.id = any ($3::uuid[]) and ${stateIn('d.state', stuckStates)} and ${ours}
  for update of d skip locked
), replayed as (${replay})
select (select count(*) from replayed)::integer as replayed, cardinality($3::uuid[]) as asked`;

const inWindow = /* sql */ `
  d.state = any ($3::text[]) and ${stateIn('d.state', stuckStates)} and d.settled_at between $4 and $5
    and ($6::text is null or d.consumer = $6)`;
const byWindowSql = /* sql */ `
with chosen as materialized (
  select d.id from deliveries d where ${inWindow} and ${ours}
  order by d.settled_at, d.id limit ${String(mostAtOnce)} for update of d skip locked
), asked as (
  select count(*)::integer as n from deliveries d where ${inWindow}
), replayed as (${replay})
select (select count(*) from replayed)::integer as replayed, (select n from asked) as asked`;

/** Without ids: as of its end, as findings are cut. */
const foundMissing = /* sql */ `
  exists (select from reconciliations r where r.id = $3 and case when $4::uuid[] is null
    then d.consumer = 'crm' and d.provider = r.provider and d.state = 'missing' and d.missing_since <= coalesce(r.ended_at, now())
      and d.settled_at between r.window_from and r.window_to
    else d.id = any ($4) and r.findings @> jsonb_build_array(jsonb_build_object('kind', 'missing_again', 'deliveryId', d.id)) end)`;
const byReconciliationSql = /* sql */ `
with chosen as materialized (
  select d.id from deliveries d where ${foundMissing} and ${stateIn('d.state', stuckStates)} and ${ours}
  order by d.settled_at, d.id limit ${String(mostAtOnce)} for update of d skip locked
), asked as (
  select count(*)::integer as n from deliveries d where ${foundMissing}
), replayed as (${replay})
select (select count(*) from replayed)::integer as replayed, (select n from asked) as asked`;

/** @param lanes who is connected */
export async function replayDeliveries(
  pool: pg.Pool,
  lanes: readonly DeliveryLane[],
  request: ReplayRequest,
  act: StaffAct,
): Promise<ReplayResult> {
  return staffWrite(pool, act, async ({ client }) => {
    const { replayed, asked } = await run(client, lanes, request);
    const result = { replayed, skipped: asked - replayed };
    const after = { ...whatOf(request), ...result };
    return { result, entry: { action: 'crm.replayed', label: 'deliveries', after } };
  });
}

async function run(
  client: Queryable,
  lanes: readonly DeliveryLane[],
  request: ReplayRequest,
): Promise<{ replayed: number; asked: number }> {
  const connected = [lanes.map(({ consumer }) => consumer), lanes.map(({ provider }) => provider)];
  const [sql, values] = statementOf(request);
  const { rows } = await client.query<{ replayed: number; asked: number }>(sql, [...connected, ...values]);
  return rows[0] ?? { replayed: 0, asked: 0 };
}

/** How many, never which person's. */
function whatOf(request: ReplayRequest): object {
  if ('window' in request) return request.window;
  const { ids } = request;
  return 'reconciliation' in request
    ? { reconciliation: request.reconciliation, ...(ids === undefined ? {} : { ids: ids.length }) }
    : { ids: request.ids.length };
}

function statementOf(request: ReplayRequest): [sql: string, values: unknown[]] {
  if ('window' in request) return [byWindowSql, windowValues(request.window)];
  if ('reconciliation' in request) return [byReconciliationSql, [request.reconciliation, request.ids ?? null]];
  return [byIdSql, [[...request.ids]]];
}

function windowValues({ from, to, states, consumer }: Extract<ReplayRequest, { window: object }>['window']): unknown[] {
  return [[...states], from, to, consumer ?? null];
}
