/** A pull that would remove too much stops and asks; what a person answers stands with the run. */
import type { RemovalDecision, RemovalQuestion } from '../listing-sync.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { SyncRun } from './runs.ts';

/** The newest pull of a provider that stopped, as long as none has succeeded since. */
const openQuestion = (provider: string): string => /* sql */ `
  select q.* from sync_runs q
  where q.provider = ${provider} and q.state = 'stopped' and q.would_remove is not null
    and q.id > coalesce((select max(s.id) from sync_runs s where s.provider = ${provider} and s.state = 'success'), 0)
  order by q.id desc limit 1`;

/** True where every listing that batch $2 would remove was in the question as well. */
const asksForNoOther = /* sql */ `
  not exists (select from staging_properties n where n.sync_batch = $2 and n.duplicate_status = 'deleted'
    and not exists (select from staging_properties o where o.sync_batch = q.batch and o.duplicate_status = 'deleted'
      and o.reference_id = n.reference_id))`;

const answerSql = /* sql */ `
select q.id, q.decision from (${openQuestion('$1')}) q where q.decision is not null and ${asksForNoOther}`;

export interface RemovalAnswer {
  /** The run that asked. */
  runId: number;
  decision: RemovalDecision;
}

/** What a person has said to the removals of this run, or to those of an earlier one that were at least the same. */
export async function readAnswer(db: Queryable, provider: string, run: SyncRun): Promise<RemovalAnswer | null> {
  const { rows } = await db.query<{ id: number; decision: RemovalDecision }>(answerSql, [provider, run.batch]);
  const [row] = rows;
  return row === undefined ? null : { runId: row.id, decision: row.decision };
}

/** Examples are enough to see what kind of listings they are. */
const examples = 20;

const questionSql = /* sql */ `
select q.id as "runId", q.would_remove as "wouldRemove", q.present, ${isoMoment('q.ended_at')} as "stoppedAt", q.decision,
  q.decided_by as "decidedBy", ${isoMoment('q.decided_at')} as "decidedAt", coalesce((
    select jsonb_agg(jsonb_build_object('reference', x.reference_id, 'title', x.title) order by x.reference_id) from (
      select s.reference_id, p.title from staging_properties s join properties p on p.reference_id = s.reference_id
      where s.sync_batch = q.batch and s.duplicate_status = 'deleted' order by s.reference_id limit ${String(examples)}) x
  ), '[]')::text as examples
from (${openQuestion('$1')}) q`;

/** The question that waits, decided or not; null where no pull stopped since the last one that worked. */
export async function readRemovalQuestion(db: Queryable, provider: string): Promise<RemovalQuestion | null> {
  const { rows } = await db.query<Omit<RemovalQuestion, 'examples'> & { examples: string }>(questionSql, [provider]);
  const [row] = rows;
  return row === undefined ? null : { ...row, examples: JSON.parse(row.examples) as RemovalQuestion['examples'] };
}

const decideSql = /* sql */ `
update sync_runs r set decision = $3, decided_by = $4, decided_at = now()
where r.id = $2 and r.id = (select id from (${openQuestion('$1')}) q)
returning r.would_remove as "wouldRemove", r.present`;

/** Notes the answer; null where this run does not ask, or does not ask any more. A later answer replaces an earlier one. */
export async function decideRemovals(
  db: Queryable,
  answer: { provider: string; runId: number; decision: RemovalDecision; by: string },
): Promise<{ wouldRemove: number; present: number } | null> {
  const { provider, runId, decision, by } = answer;
  const { rows } = await db.query<{ wouldRemove: number; present: number }>(decideSql, [provider, runId, decision, by]);
  return rows[0] ?? null;
}
