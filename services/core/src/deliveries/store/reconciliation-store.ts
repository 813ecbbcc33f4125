/** At most one comparison runs, in whichever process. SQL, since a worker runs it. */
import { breakerOpen } from '../breaker/breaker.ts';
import type {
  ReconciliationCounts,
  ReconciliationJob,
  ReconciliationResult,
  ReconciliationTrigger,
} from '../reconciliation/reconciliation.ts';
import { insertList, isoMoment, setList, snake } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { jsonParam } from '../../data/json-param.ts';
import { interval } from '../../data/condition.ts';

/** Seconds without a sign of life; then it is lost. */
export const lostAfter = 60;
const kept = 100;
/** The CRM asked for a pause, or our process was stopped. */
export const noFault = [breakerOpen, 'reconciliation.stopped'];

const ended = (state: string, errorCode: string): string =>
  setList<'reconciliations'>({ state, endedAt: 'now()', errorCode });

export async function giveUpLost(db: Queryable): Promise<void> {
  await db.query(
    `update reconciliations set ${ended(`'lost'`, `'reconciliation.lost'`)}
     where state = 'running' and seen_at < now() - make_interval(secs => $1)`,
    [lostAfter],
  );
}

/** @returns its id; null while another one runs */
export async function beginReconciliation(
  db: Queryable,
  { provider, trigger, days }: { provider: string; trigger: ReconciliationTrigger; days: number },
): Promise<number | null> {
  await giveUpLost(db);
  const { rows } = await db.query<{ id: number }>(
    `insert into reconciliations (${insertList<'reconciliations'>('provider', 'trigger', 'windowFrom', 'windowTo')})
     values ($1, $2, now() - make_interval(days => $3), now())
     on conflict (state) where state = 'running' do nothing returning id`,
    [provider, trigger, days],
  );
  return rows[0]?.id ?? null;
}

const taken = setList<'reconciliations'>({
  takenAt: 'now()',
  seenAt: 'now()',
  windowTo: `greatest(window_from, window_to - ${interval('$2')})`,
});

/**
 * True in one process alone.
 * @param horizonMs what was delivered less than this ago may not show in the CRM yet
 */
export async function takeReconciliation(
  db: Queryable,
  provider: string,
  horizonMs: number,
): Promise<ReconciliationJob | null> {
  const { rows } = await db.query<{ id: number; from: string; to: string }>(
    `update reconciliations set ${taken}
     where state = 'running' and taken_at is null and provider = $1
     returning id, ${isoMoment('window_from')} as from, ${isoMoment('window_to')} as to`,
    [provider, horizonMs],
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, window: { from: row.from, to: row.to } };
}

const countNames = [
  'done',
  'total',
  'missing',
  'missingAgain',
  'duplicates',
  'unknownRecords',
  'skipped',
  'unanswered',
] as const satisfies readonly (keyof ReconciliationCounts & keyof Row<'reconciliations'>)[];
const counted = countNames.map((name, n) => `${snake(name)} = $${String(n + 2)}`).join(', ');
const countValues = (counts: ReconciliationCounts): number[] => countNames.map((name) => counts[name]);

/**
 * Also the sign of life.
 * @param errorCode while it waits to ask the CRM again
 * @returns false when it was given up: then it must stop
 */
export async function noteReconciliation(
  db: Queryable,
  id: number,
  counts: ReconciliationCounts,
  errorCode: string | null = null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update reconciliations set ${setList<'reconciliations'>({ seenAt: 'now()', errorCode: '$10' })}, ${counted} where id = $1 and state = 'running'`,
    [id, ...countValues(counts), errorCode],
  );
  return rowCount === 1;
}

export async function endReconciliation(db: Queryable, id: number, result: ReconciliationResult): Promise<void> {
  const { counts, findings, errorCode } = result;
  await db.query(
    `update reconciliations set ${ended('$10', '$11')}, ${setList<'reconciliations'>({ findings: '$12::jsonb' })}, ${counted}
     where id = $1 and state = 'running'`,
    [id, ...countValues(counts), errorCode === null ? 'done' : 'failed', errorCode, jsonParam(findings)],
  );
  await db.query('delete from reconciliations where id < (select max(id) from reconciliations) - $1', [kept - 1]);
}
