/** SQL, since the worker reads the answer by the same question. */
import type { RemovalDecision, RemovalQuestion } from '../listing-sync.ts';
import { isoMoment, selectList, setList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import type { SyncRun } from './runs.ts';

/** The newest pull that stopped, as long as none has succeeded since. */
const openQuestion = (provider: string): string => /* sql */ `
  select q.* from sync_runs q
  where q.provider = ${provider} and q.state = 'stopped' and q.would_remove is not null
    and q.id > coalesce((select max(s.id) from sync_runs s where s.provider = ${provider} and s.state = 'success'), 0)
  order by q.id desc limit 1`;

/** All that batch $2 would remove was in the question. */
const asksForNoOther = /* sql */ `
  not exists (select from staging_properties n where n.sync_batch = $2 and n.duplicate_status = 'deleted'
    and not exists (select from staging_properties o where o.sync_batch = q.batch and o.duplicate_status = 'deleted'
      and o.reference_id = n.reference_id))`;

const answerSql = /* sql */ `
select q.id as "runId", q.decision from (${openQuestion('$1')}) q where q.decision is not null and ${asksForNoOther}`;

export interface RemovalAnswer {
  runId: Row<'syncRuns'>['id'];
  decision: RemovalDecision;
}

/** Also to an earlier run that would have removed all of these. */
export async function readAnswer(db: Queryable, provider: string, run: SyncRun): Promise<RemovalAnswer | null> {
  const { rows } = await db.query<RemovalAnswer>(answerSql, [provider, run.batch]);
  return rows[0] ?? null;
}

const examples = 20;

const asked = ['wouldRemove', 'present', 'decision', 'decidedBy', 'decidedAt'] as const;

const questionSql = /* sql */ `
select ${selectList<'syncRuns'>('q', asked)}, q.id as "runId", ${isoMoment('q.ended_at')} as "stoppedAt", coalesce((
    select jsonb_agg(jsonb_build_object('reference', x.reference_id, 'title', x.title) order by x.reference_id) from (
      select s.reference_id, p.title from staging_properties s join properties p on p.reference_id = s.reference_id
      where s.sync_batch = q.batch and s.duplicate_status = 'deleted' order by s.reference_id limit ${String(examples)}) x
  ), '[]') as examples
from (${openQuestion('$1')}) q`;

/** Decided or not. */
export async function readRemovalQuestion(db: Queryable, provider: string): Promise<RemovalQuestion | null> {
  const { rows } = await db.query<RemovalQuestion>(questionSql, [provider]);
  return rows[0] ?? null;
}

const decideSql = /* sql */ `
update sync_runs r set ${setList<'syncRuns'>({ decision: '$3', decidedBy: '$4', decidedAt: 'now()' })}
where r.id = $2 and r.id = (select id from (${openQuestion('$1')}) q)
returning ${selectList<'syncRuns'>('r', ['wouldRemove', 'present'])}`;

/** Null: this run does not ask any more. A later answer replaces an earlier one. */
export async function decideRemovals(
  db: Queryable,
  answer: { provider: string; runId: number; decision: RemovalDecision; by: string },
): Promise<{ wouldRemove: number; present: number } | null> {
  const { provider, runId, decision, by } = answer;
  const { rows } = await db.query<{ wouldRemove: number; present: number }>(decideSql, [provider, runId, decision, by]);
  return rows[0] ?? null;
}
