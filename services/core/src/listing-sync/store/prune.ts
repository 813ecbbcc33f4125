import type { Queryable } from '../../data/database.ts';
import { deletedAtOnce, deleteInSteps } from '../../data/delete-in-steps.ts';

const mostSteps = 50;

/** What was held back stays a month for staff; of a failed pull nothing. */
const stagingSql = /* sql */ `
delete from staging_properties where id in (
  select s.id from staging_properties s join sync_runs r on r.batch = s.sync_batch
  where r.provider = $1 and r.state <> 'running'
    and r.id not in (select id from sync_runs where provider = $1 order by id desc limit 2)
    -- what the newest question is about
    and r.id is distinct from (select max(id) from sync_runs where provider = $1 and state = 'stopped')
    and (r.state = 'error' or s.duplicate_status not in ('quarantined', 'duplicate') or r.started_at < now() - interval '30 days')
  limit ${String(deletedAtOnce)})`;

/** Read since, it is no longer held back: but another CRM's of that reference is another. */
const healedSql = /* sql */ `
delete from staging_properties q using sync_runs p, staging_properties s, sync_runs r
where p.provider = $1 and q.sync_batch = p.batch and q.duplicate_status = 'quarantined'
  and r.provider = $1 and s.sync_batch = r.batch and s.duplicate_status <> 'quarantined'
  and s.reference_id = q.reference_id and s.id > q.id`;

// the newest success tells where to go on, the newest full one how long one takes
const runsSql = /* sql */ `
delete from sync_runs where provider = $1 and state <> 'running' and started_at < now() - interval '30 days'
  and id is distinct from (select max(id) from sync_runs where provider = $1 and state = 'success')
  and id is distinct from
    (select max(id) from sync_runs where provider = $1 and state = 'success' and modified_since is null)`;

export async function pruneRuns(db: Queryable, provider: string): Promise<number> {
  await db.query(healedSql, [provider]);
  const deleted = await deleteInSteps(db, stagingSql, [provider], mostSteps);
  await db.query(runsSql, [provider]);
  return deleted;
}
