import type pg from 'pg';
import { insertList, setList } from '../../data/columns.ts';
import { jsonParam } from '../../data/json-param.ts';
import { leaseOf, ofRun, prolonged, SyncRunLostError, type SyncRun } from './runs.ts';
import { noteCursor } from './staging.ts';
import { longStatement } from '../../data/long-statement.ts';
import { inTransaction } from '../../data/transaction.ts';

export interface StagedKeys {
  keys: { reference: string; modifiedAt: string }[];
  cursor: string | null;
}

export interface LastComparison {
  /** Since it began. */
  ageMs: number;
  /**
   * How many more the CRM counted than are here. Null: uncounted, or the comparison before found another: a deletion
   * and an addition meanwhile leave the count.
   */
  gap: number | null;
}

export interface ComparisonStore {
  /** The newest full pull or comparison that succeeded. */
  last(provider: string): Promise<LastComparison | null>;
  /** Once what is staged is applied. */
  presentAfter(run: SyncRun): Promise<number>;
  /** `news`: a key had not come before. @throws SyncRunLostError, CursorRepeatsError */
  stageKeys(run: SyncRun, page: StagedKeys, leaseMs: number): Promise<{ run: SyncRun; news: boolean }>;
  /** Here, but neither of this run nor among its keys; in order. */
  missing(run: SyncRun, after: string, limit: number): Promise<string[]>;
  countMissing(run: SyncRun): Promise<number>;
  /** Not here or of another time here, and not of this run; in order. */
  stale(run: SyncRun, after: string, limit: number): Promise<string[]>;
  /** Forgets the keys. @throws SyncRunLostError */
  finish(run: SyncRun, found: { gap: number | null; unconfirmed: number }, leaseMs: number): Promise<SyncRun>;
}

/** Believed from the second comparison in a row that found the same. */
const lastSql = /* sql */ `
select (extract(epoch from now() - started_at) * 1000)::float8 as "ageMs",
  case when count_gap = 0 or count_gap = before_gap then count_gap end as gap
from (
  select started_at, count_gap, lead(count_gap) over (order by id desc) as before_gap, id from sync_runs
  where provider = $1 and state = 'success' and (comparison = 'done' or modified_since is null)
) comparisons
order by id desc limit 1`;

const presentSql = /* sql */ `
select count(*)::integer as n from (
  (select reference_id from properties where source = 'crm' and deleted_at is null
   union select reference_id from staging_properties where sync_batch = $1 and duplicate_status = 'pending')
  except select reference_id from staging_properties where sync_batch = $1 and duplicate_status = 'deleted') x`;

const insertSql = /* sql */ `
insert into staging_keys (${insertList<'stagingKeys'>('syncBatch', 'referenceId', 'crmModifiedAt')})
select $1, r.reference, max(r."modifiedAt") from json_to_recordset($2::json) as r (reference text, "modifiedAt" timestamptz)
group by r.reference
on conflict (sync_batch, reference_id) do update set ${setList<'stagingKeys'>({ crmModifiedAt: 'excluded.crm_modified_at' })}
returning xmax = 0 as fresh`;

const advanceSql = /* sql */ `
update sync_runs r set ${setList<'syncRuns'>({ keysCursor: '$3', comparison: '$4' })}, ${prolonged('$5')} ${ofRun}
returning ${leaseOf('r')}`;

const missingFrom = /* sql */ `
from properties p
where p.source = 'crm' and p.deleted_at is null and p.reference_id is not null
  and not exists (select from staging_properties s where s.sync_batch = $1 and s.reference_id = p.reference_id)
  and not exists (select from staging_keys k where k.sync_batch = $1 and k.reference_id = p.reference_id)`;

const staleSql = /* sql */ `
select k.reference_id as reference from staging_keys k
left join properties p on p.reference_id = k.reference_id and p.source = 'crm' and p.deleted_at is null
where k.sync_batch = $1 and k.reference_id > $2 and (p.id is null or p.crm_modified_at is distinct from k.crm_modified_at)
  and not exists (select from staging_properties s where s.sync_batch = $1 and s.reference_id = k.reference_id)
order by k.reference_id limit $3`;

const compared = setList<'syncRuns'>({ comparison: `'done'`, countGap: '$3', unconfirmedCount: '$5' });
const finishSql = /* sql */ `
update sync_runs r set ${compared}, ${prolonged('$4')} ${ofRun}
returning ${leaseOf('r')}`;

export function createComparisonStore(pool: pg.Pool): ComparisonStore {
  const references = async (sql: string, run: SyncRun, after: string, limit: number): Promise<string[]> =>
    (await pool.query<{ reference: string }>(longStatement(sql, [run.batch, after, limit]))).rows.map(
      ({ reference }) => reference,
    );
  return {
    async last(provider) {
      const { rows } = await pool.query<LastComparison>(lastSql, [provider]);
      return rows[0] ?? null;
    },
    async presentAfter(run) {
      const { rows } = await pool.query<{ n: number }>(longStatement(presentSql, [run.batch]));
      return rows[0]!.n;
    },
    stageKeys: (run, page, leaseMs) => stageKeys(pool, run, page, leaseMs),
    missing: (run, after, limit) =>
      references(
        `select p.reference_id as reference ${missingFrom} and p.reference_id > $2 order by p.reference_id limit $3`,
        run,
        after,
        limit,
      ),
    async countMissing(run) {
      const { rows } = await pool.query<{ n: number }>(
        longStatement(`select count(*)::integer as n ${missingFrom}`, [run.batch]),
      );
      return rows[0]!.n;
    },
    stale: (run, after, limit) => references(staleSql, run, after, limit),
    finish: (run, { gap, unconfirmed }, leaseMs) =>
      inTransaction(pool, async (client) => {
        const values = [run.id, run.lease, gap, leaseMs, unconfirmed];
        const { rows } = await client.query<{ lease: string }>(finishSql, values);
        if (rows[0] === undefined) throw new SyncRunLostError();
        await client.query(longStatement('delete from staging_keys where sync_batch = $1', [run.batch]));
        return { ...run, ...rows[0], comparison: 'done' };
      }),
  };
}

function stageKeys(
  pool: pg.Pool,
  run: SyncRun,
  { keys, cursor }: StagedKeys,
  leaseMs: number,
): Promise<{ run: SyncRun; news: boolean }> {
  return inTransaction(pool, async (client) => {
    const comparison = cursor === null ? 'listed' : 'listing';
    const values = [run.id, run.lease, cursor, comparison, leaseMs];
    const { rows } = await client.query<{ lease: string }>(advanceSql, values);
    if (rows[0] === undefined) throw new SyncRunLostError();
    await noteCursor(client, run, 'keys', cursor);
    const staged = await client.query<{ fresh: boolean }>(insertSql, [run.batch, jsonParam(keys)]);
    const news = staged.rows.some(({ fresh }) => fresh);
    return { run: { ...run, ...rows[0], comparison, keysCursor: cursor }, news };
  });
}
