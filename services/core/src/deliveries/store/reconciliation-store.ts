/** Comparisons with the CRM: at most one runs, whichever process it is; the last ones are kept. */
import type { DeliveryState } from '../states.ts';
import type {
  Finding,
  ReconciliationCounts,
  ReconciliationJob,
  ReconciliationResult,
  ReconciliationState,
  ReconciliationTrigger,
} from '../reconciliation/reconciliation.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';

/** One that shows no sign of life for so long has lost its process (seconds). */
const lostAfter = 60;
const kept = 100;
const shown = 20;

export interface ReconciliationRow extends Omit<ReconciliationCounts, 'done' | 'total'> {
  id: number;
  provider: string;
  trigger: ReconciliationTrigger;
  state: ReconciliationState;
  startedAt: string;
  endedAt: string | null;
  from: string;
  to: string;
  progress: { done: number; total: number };
  alert: boolean;
  errorCode: string | null;
}

/** Gives up those that have lost their process. */
export async function giveUpLost(db: Queryable): Promise<void> {
  await db.query(
    `update reconciliations set state = 'lost', ended_at = now(), error_code = 'reconciliation.lost'
     where state = 'running' and seen_at < now() - make_interval(secs => $1)`,
    [lostAfter],
  );
}

/** Asks for a comparison of what was delivered in so many days. @returns its id; null while another one runs */
export async function beginReconciliation(
  db: Queryable,
  { provider, trigger, days }: { provider: string; trigger: ReconciliationTrigger; days: number },
): Promise<number | null> {
  await giveUpLost(db);
  const { rows } = await db.query<{ id: number }>(
    `insert into reconciliations (provider, trigger, window_from, window_to)
     values ($1, $2, now() - make_interval(days => $3), now())
     on conflict (state) where state = 'running' do nothing returning id`,
    [provider, trigger, days],
  );
  return rows[0]?.id ?? null;
}

/**
 * Takes the one that was asked for, in exactly one process.
 * @param horizonMs what was delivered less than this ago may not show in the CRM yet
 */
export async function takeReconciliation(
  db: Queryable,
  provider: string,
  horizonMs: number,
): Promise<ReconciliationJob | null> {
  const { rows } = await db.query<{ id: number; from: string; to: string }>(
    `update reconciliations set taken_at = now(), seen_at = now(),
       window_to = greatest(window_from, window_to - $2 * interval '1 millisecond')
     where state = 'running' and taken_at is null and provider = $1
     returning id, ${isoMoment('window_from')} as from, ${isoMoment('window_to')} as to`,
    [provider, horizonMs],
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, window: { from: row.from, to: row.to } };
}

const countColumns = /* sql */ `done = $2, total = $3, missing = $4, missing_again = $5, duplicates = $6,
  unknown_records = $7, skipped = $8, unanswered = $9`;

function countValues(counts: ReconciliationCounts): number[] {
  const { done, total, missing, missingAgain, duplicates, unknownRecords, skipped, unanswered } = counts;
  return [done, total, missing, missingAgain, duplicates, unknownRecords, skipped, unanswered];
}

/**
 * Says how far it is, and that it lives.
 * @param errorCode why the CRM could not be asked, while it waits to ask again
 * @returns false when it was given up meanwhile: then it must stop
 */
export async function noteReconciliation(
  db: Queryable,
  id: number,
  counts: ReconciliationCounts,
  errorCode: string | null = null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update reconciliations set seen_at = now(), error_code = $10, ${countColumns} where id = $1 and state = 'running'`,
    [id, ...countValues(counts), errorCode],
  );
  return rowCount === 1;
}

/** Ends it with what it found. Older ones than the last 100 go. */
export async function endReconciliation(db: Queryable, id: number, result: ReconciliationResult): Promise<void> {
  const { counts, findings, errorCode } = result;
  await db.query(
    `update reconciliations set state = $10, ended_at = now(), error_code = $11, findings = $12::jsonb, ${countColumns}
     where id = $1 and state = 'running'`,
    [id, ...countValues(counts), errorCode === null ? 'done' : 'failed', errorCode, jsonParam(findings)],
  );
  await db.query('delete from reconciliations where id < (select max(id) from reconciliations) - $1', [kept - 1]);
}

/** Nobody learns of what the CRM loses; that it asked for a pause, or that our process was stopped, is no fault. */
const cannotRun = /* sql */ `(r.state in ('running', 'failed')
  and coalesce(r.error_code not in ('breaker.open', 'reconciliation.stopped'), false))`;

const columns = /* sql */ `
  r.id, r.provider, r.trigger, ${isoMoment('r.started_at')} as "startedAt", ${isoMoment('r.ended_at')} as "endedAt",
  -- nobody may be there to give it up
  case when r.state = 'running' and r.seen_at < now() - make_interval(secs => $1) then 'lost' else r.state end as state,
  ${isoMoment('r.window_from')} as "from", ${isoMoment('r.window_to')} as "to",
  json_build_object('done', r.done, 'total', r.total) as progress, r.missing, r.missing_again as "missingAgain", r.duplicates,
  r.unknown_records as "unknownRecords", r.skipped, r.unanswered, r.error_code as "errorCode",
  r.missing_again + r.duplicates + r.unknown_records > 0 or ${cannotRun} as alert`;

/** The newest ones, without what they found. */
export async function listReconciliations(db: Queryable): Promise<ReconciliationRow[]> {
  const { rows } = await db.query<ReconciliationRow & { progress: ReconciliationRow['progress'] }>(
    `select ${columns} from reconciliations r order by r.id desc limit $2`,
    [lostAfter, shown],
  );
  return rows;
}

/** What was found, and how its delivery stands now. */
export interface FindingNow extends Finding {
  deliveryState: DeliveryState | null;
}

/** In the order in which they were found. */
const findingsSql = /* sql */ `
  (select coalesce(jsonb_agg(f.found || jsonb_build_object('deliveryState', d.state) order by f.n), '[]')
    from jsonb_array_elements(r.findings) with ordinality f (found, n)
    left join deliveries d on d.id = (f.found ->> 'deliveryId')::uuid) as findings`;

/** One with what it found; null when there is none. */
export async function readReconciliation(
  db: Queryable,
  id: number,
): Promise<{ reconciliation: ReconciliationRow; findings: FindingNow[] } | null> {
  const { rows } = await db.query<ReconciliationRow & { findings: FindingNow[] }>(
    `select ${columns}, ${findingsSql} from reconciliations r where r.id = $2`,
    [lostAfter, id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { findings, ...reconciliation } = row;
  return { reconciliation, findings };
}
