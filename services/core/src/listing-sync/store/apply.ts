/** All or nothing, so that the site never shows half a pull. */
import type pg from 'pg';
import { setList } from '../../data/columns.ts';
import { absenceUnconfirmed, type SyncResult } from '../listing-sync.ts';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import * as pictures from './listing-pictures-sql.ts';
import * as sql from './apply-sql.ts';
import { lockRun, type SyncRun } from './runs.ts';
import { holdUnready, publishComplete, readPublishingRules } from '../../listings/store/publishing-rules.ts';
import { allowLongStatements, longStatement } from '../../data/long-statement.ts';
import { inTransaction } from '../../data/transaction.ts';

/** Ends the run as a success; pictures are only wanted. @throws SyncRunLostError */
export function applyBatch(pool: pg.Pool, run: SyncRun): Promise<SyncResult> {
  return inTransaction(pool, async (client) => {
    await client.query(allowLongStatements);
    await lockRun(client, run);
    const write = async (text: string): Promise<number> =>
      (await client.query(longStatement(text, [run.batch]))).rowCount ?? 0;

    // all before any listing: whoever shows pictures locks in the same order
    for (const text of [pictures.forgetGoneSql, pictures.wantSql, pictures.renewAddressesSql]) await write(text);
    await write(sql.updateOverridesSql);
    const added = await write(sql.insertNewSql);
    const rules = await readPublishingRules(client);
    if (rules.minimum !== null || rules.needsMandate) await holdUnready(client, run.batch, rules);
    const changed = await client.query<{ changed: number }>(longStatement(sql.updateChangedSql, [run.batch]));
    const removed = await write(sql.removeSql);
    await write(sql.noteSeenSql);
    const published = await publishComplete(client, rules);
    const counts = { added, changed: changed.rows[0]?.changed ?? 0, removed };
    const result = await endAsSuccess(client, run, counts);
    // last: its row stays locked until the commit, and other public writes wait
    if (counts.added + counts.changed + counts.removed + published.length > 0) await raiseContentVersion(client);
    return result;
  });
}

const unconfirmed = /* sql */ `case
  when unconfirmed_count = 1 then '1 listing seems gone from the CRM, which did not answer when asked for it. It stays on the site'
  when unconfirmed_count > 1 then unconfirmed_count
    || ' listings seem gone from the CRM, which did not answer when asked for them. They stay on the site' end`;
const succeeded = setList<'syncRuns'>({
  state: `'success'`,
  endedAt: 'clock_timestamp()',
  leaseUntil: 'null',
  newCount: '$3',
  changedCount: '$4',
  removedCount: '$5',
  unchangedCount: 'c.unchanged',
  duplicateCount: 'c.duplicates',
  quarantinedCount: 'c.quarantined',
  errorCode: 'case when unconfirmed_count > 0 then $6 end',
  errorText: unconfirmed,
});
const endSql = /* sql */ `
update sync_runs r set ${succeeded}
from (
  select count(*) filter (where duplicate_status = 'unchanged') as unchanged,
    count(*) filter (where duplicate_status = 'duplicate') as duplicates,
    count(*) filter (where duplicate_status = 'quarantined') as quarantined
  from staging_properties where sync_batch = $2
) c
where r.id = $1
returning r.id as "runId", r.pulled as count, r.new_count as "newProperties", r.changed_count as changed, r.removed_count as removed,
  r.quarantined_count as quarantined, r.unconfirmed_count as unconfirmed, (extract(epoch from r.ended_at - r.started_at) * 1000)::integer as "durationMs"`;

async function endAsSuccess(
  client: pg.PoolClient,
  run: SyncRun,
  { added, changed, removed }: { added: number; changed: number; removed: number },
): Promise<SyncResult> {
  const values = [run.id, run.batch, added, changed, removed, absenceUnconfirmed];
  const { rows } = await client.query<SyncResult>(longStatement(endSql, values));
  await client.query('delete from staging_cursors where sync_batch = $1', [run.batch]);
  const [result] = rows;
  if (result === undefined) throw new Error('The run has gone');
  return result;
}
