/** What is done is never counted. SQL, since a worker reads it. */
import type { BreakerState } from '../breaker/breaker.ts';
import type { Consumer } from '../delivery.ts';
import { openStates, stuckStates } from '../states.ts';
import { noFault } from './reconciliation-store.ts';
import { stateNotIn } from './state-sql.ts';
import type { Queryable } from '../../data/database.ts';

export interface LedgerFigures {
  /** Without those that are 0. */
  deliveries: { consumer: Consumer; state: (typeof openStates)[number]; count: number }[];
  /** Seconds; absent where nothing waits but for staff. */
  oldestWaiting: Partial<Record<Consumer, number>>;
  /** `refused`: the breaker's `alert`. */
  breakers: { provider: string; state: BreakerState; refused: boolean }[];
  /** Seconds since 1970. */
  lastPullAt: number | null;
  /** The newest comparison failed or waits, not for a pause or a stop. */
  comparisonFails: boolean;
  databaseBytes: number;
}

const figuresSql = /* sql */ `
with open as (
  select consumer, state, count(*)::integer as count,
    extract(epoch from now() - min(waiting_since))::float8 as seconds
  from deliveries where state = any ($2) group by consumer, state
)
select
  (select coalesce(json_agg(json_build_object('consumer', consumer, 'state', state, 'count', count)), '[]') from open) as deliveries,
  (select coalesce(json_object_agg(consumer, seconds), '{}') from
    (select consumer, max(seconds) as seconds from open where ${stateNotIn('state', stuckStates)} group by consumer) o) as "oldestWaiting",
  (select json_agg(json_build_object('provider', p.name, 'state', coalesce(b.state, 'closed'), 'refused', coalesce(b.alert, false)))
    from unnest($1::text[]) as p (name) left join breakers b on b.provider = p.name) as breakers,
  (select extract(epoch from max(ended_at))::float8 from sync_runs where provider = any ($1) and state = 'success') as "lastPullAt",
  coalesce((select r.state in ('running', 'failed') and r.error_code <> all ($3)
    from reconciliations r where r.provider = any ($1) order by r.id desc limit 1), false) as "comparisonFails",
  pg_database_size(current_database())::float8 as "databaseBytes"`;

export async function readLedgerFigures(db: Queryable, providers: readonly string[]): Promise<LedgerFigures> {
  const { rows } = await db.query<LedgerFigures>(figuresSql, [[...providers], [...openStates], noFault]);
  const [figures] = rows;
  if (figures === undefined) throw new Error('PostgreSQL answered without a row');
  return figures;
}
