import { createHash } from 'node:crypto';
import type pg from 'pg';
import { listingFields } from '../../listings/fields.ts';
import { recordFields, type ListingRecord, type RecordField } from '../../listings/record.ts';
import { insertList, selectList, setList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';
import { leaseOf, ofRun, prolonged, SyncRunLostError, type SyncRun } from './runs.ts';
import { inTransaction } from '../../data/transaction.ts';

export type StagedRow = { raw: unknown } & (
  | { kind: 'listing'; record: ListingRecord; hash: string }
  | { kind: 'deletion'; reference: string; deletedAt: string | null }
  | { kind: 'problem'; reference: string | null; problem: string }
);

export interface StagedPage {
  rows: StagedRow[];
  /** Null after the last page. */
  cursor: string | null;
  pulled: number;
  total: number | null;
  withheld: number | null;
  /** Newest modification, ISO 8601. */
  newest: string | null;
  /** For the next pull once this succeeded; null keeps what is known. */
  checkpoint?: string | null;
  compare?: boolean;
  /** The CRM's clock, ISO 8601. */
  serverTime?: string | null;
}

export class CursorRepeatsError extends Error {
  constructor() {
    super('The CRM gave a place in its list that it had given before');
    this.name = 'CursorRepeatsError';
  }
}

const noteCursorSql = /* sql */ `
insert into staging_cursors (${insertList<'stagingCursors'>('syncBatch', 'list', 'cursorHash')})
values ($1, $2, $3) on conflict do nothing`;

/** @throws CursorRepeatsError where the run has been there */
export async function noteCursor(
  db: Queryable,
  run: SyncRun,
  list: 'listings' | 'keys',
  cursor: string | null,
): Promise<void> {
  if (cursor === null) return;
  const hash = createHash('sha256').update(cursor).digest('base64');
  const { rowCount } = await db.query(noteCursorSql, [run.batch, list, hash]);
  if (rowCount === 0) throw new CursorRepeatsError();
}

const newest = 'greatest(high_water, $7::timestamptz)';
const advanced = setList<'syncRuns'>({
  cursor: '$3',
  pages: 'pages + 1',
  pulled: 'pulled + $4',
  staged: 'staged + $14',
  total: 'coalesce($5, total)',
  withheldCount: 'coalesce($6, withheld_count)',
  firstTotal: 'coalesce(first_total, $5)',
  serverTime: 'least(server_time, $12::timestamptz)',
  // nothing can have changed after it was asked, by the CRM's clock or by ours
  highWater: `case when ${newest} is not null then least(${newest}, server_time, $12::timestamptz, started_at) end`,
  idlePages: 'case when $13 then 0 else idle_pages + 1 end',
  takeovers: '0',
  quarantinedCount: 'quarantined_count + $9',
  checkpoint: 'coalesce($10, checkpoint)',
  comparison: `case when $11 and comparison = 'none' then 'asked' else comparison end`,
});
const progress = ['pages', 'pulled', 'staged', 'comparison', 'firstTotal', 'idlePages'] as const;
const advanceSql = /* sql */ `
update sync_runs r set ${advanced}, ${prolonged('$8')} ${ofRun}
returning ${leaseOf('r')}, ${selectList<'syncRuns'>('r', progress)}`;

/** One that has not come in this run as it is now. */
const newsSql = /* sql */ `
select exists (select from unnest($2::text[], $3::text[]) as r (reference, hash) where r.reference is not null and not exists (
  select from staging_properties s
  where s.sync_batch = $1 and s.reference_id = r.reference and s.crm_hash is not distinct from r.hash)) as news`;

/** All else is kept as the text that came. */
const stagedType = (name: RecordField): string => {
  const { kind } = listingFields[name];
  return kind === 'whole' ? 'integer' : kind === 'list' ? 'text[]' : 'text';
};
const staged = recordFields.map((name) => {
  const type = stagedType(name);
  return {
    read: `"${name}" ${type}`,
    value: type === 'text[]' ? `coalesce(r."${name}", '{}')` : `r."${name}"`,
  };
});

const stagedColumns = insertList<'stagingProperties'>(
  'referenceId',
  ...recordFields,
  'images',
  'plans',
  'agentId',
  'rawData',
  'syncBatch',
  'duplicateStatus',
  'duplicateReason',
  'crmHash',
  'crmModifiedAt',
  'createdAt',
);
const insertSql = /* sql */ `
insert into staging_properties (${stagedColumns})
select r.reference, ${staged.map(({ value }) => value).join(', ')}, coalesce(r.pictures, '{}'), coalesce(r.plans, '[]'),
  (select a.id from agents a where lower(a.email) = lower(r."agentEmail") order by a.is_active desc, a.id limit 1),
  coalesce(r.raw, 'null'), $1, r."duplicateStatus", r."duplicateReason", r.hash, r."modifiedAt", coalesce(r."createdAt", now())
from json_to_recordset($2::json) as r (reference text, ${staged.map(({ read }) => read).join(', ')}, pictures text[], plans jsonb,
  "agentEmail" text, raw json, "duplicateStatus" text, "duplicateReason" text, hash text, "modifiedAt" timestamptz,
  "createdAt" timestamptz)`;

/** Gives the run with its new lease. @throws SyncRunLostError, CursorRepeatsError */
export function stagePage(pool: pg.Pool, run: SyncRun, page: StagedPage, leaseMs: number): Promise<SyncRun> {
  return inTransaction(pool, async (client) => {
    const { cursor, pulled, total, withheld, checkpoint = null, compare = false } = page;
    const news = await bringsNews(client, run, page.rows);
    // with each page, so that a run that fails says it too
    const problems = page.rows.filter(({ kind }) => kind === 'problem').length;
    const seen = [run.id, run.lease, cursor, pulled, total, withheld, page.newest, leaseMs, problems];
    const values = [...seen, checkpoint, compare, page.serverTime ?? null, news, page.rows.length];
    const { rows } = await client.query<Advanced>(advanceSql, values);
    if (rows[0] === undefined) throw new SyncRunLostError();
    await noteCursor(client, run, 'listings', cursor);
    if (page.rows.length > 0) await client.query(insertSql, [run.batch, jsonParam(page.rows.map(toStaged))]);
    return { ...run, ...rows[0], cursor, takeovers: 0 };
  });
}

type Advanced = Pick<SyncRun, 'lease' | (typeof progress)[number]>;

async function bringsNews(client: pg.PoolClient, run: SyncRun, rows: readonly StagedRow[]): Promise<boolean> {
  const references = rows.map((row) => (row.kind === 'listing' ? row.record.reference : row.reference));
  const hashes = rows.map((row) => (row.kind === 'listing' ? row.hash : null));
  const found = await client.query<{ news: boolean }>(newsSql, [run.batch, references, hashes]);
  return found.rows[0]?.news ?? false;
}

function toStaged(row: StagedRow): object {
  switch (row.kind) {
    case 'listing':
      return { ...row.record, raw: row.raw, hash: row.hash, duplicateStatus: 'pending' };
    case 'deletion':
      return { reference: row.reference, raw: row.raw, modifiedAt: row.deletedAt, duplicateStatus: 'deleted' };
    case 'problem':
      return {
        reference: row.reference,
        raw: row.raw,
        duplicateStatus: 'quarantined',
        duplicateReason: row.problem,
      };
  }
}
