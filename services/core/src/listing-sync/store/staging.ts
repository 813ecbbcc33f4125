/** Raw rows of a pull, page by page, each page together with the cursor that follows it. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { listingFields } from '../../listings/fields.ts';
import { recordFields, type ListingRecord, type RecordField } from '../../listings/record.ts';
import { snake } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';
import { SyncRunLostError, type SyncRun } from './runs.ts';
import { inTransaction } from '../../data/transaction.ts';

export type StagedRow = { raw: unknown } & (
  | { kind: 'listing'; record: ListingRecord; hash: string }
  | { kind: 'deletion'; reference: string; deletedAt: string | null }
  | { kind: 'problem'; reference: string | null; problem: string }
);

export interface StagedPage {
  rows: StagedRow[];
  /** Where the next page starts; null after the last one. */
  cursor: string | null;
  /** How many listings of the page count for "n of m". */
  pulled: number;
  total: number | null;
  withheld: number | null;
  /** Newest modification on the page, ISO 8601. */
  newest: string | null;
  /** Where the next pull may go on once this one succeeded; null keeps what is known. */
  checkpoint?: string | null;
  /** The provider wants the keys compared. */
  compare?: boolean;
  /** The CRM's clock, ISO 8601; null where it does not say. */
  serverTime?: string | null;
}

/** The CRM gave a place in its list that it had given in this run before. */
export class CursorRepeatsError extends Error {
  constructor() {
    super('The CRM gave a place in its list that it had given before');
    this.name = 'CursorRepeatsError';
  }
}

/** Notes the place. Throws CursorRepeatsError where the run has been there. */
export async function noteCursor(
  db: Queryable,
  run: SyncRun,
  list: 'listings' | 'keys',
  cursor: string | null,
): Promise<void> {
  if (cursor === null) return;
  const hash = createHash('sha256').update(cursor).digest('base64');
  const { rowCount } = await db.query(
    'insert into staging_cursors (sync_batch, list, cursor_hash) values ($1, $2, $3) on conflict do nothing',
    [run.batch, list, hash],
  );
  if (rowCount === 0) throw new CursorRepeatsError();
}

const advanceSql = /* sql */ `
update sync_runs set cursor = $3, pages = pages + 1, pulled = pulled + $4, staged = staged + $14, total = coalesce($5, total),
  withheld_count = coalesce($6, withheld_count), first_total = coalesce(first_total, $5),
  server_time = least(server_time, $12::timestamptz),
  -- nothing can have changed after the moment at which it was asked, by the CRM's clock or by ours
  high_water = case when greatest(high_water, $7::timestamptz) is not null
    then least(greatest(high_water, $7::timestamptz), server_time, $12::timestamptz, started_at) end,
  idle_pages = case when $13 then 0 else idle_pages + 1 end, takeovers = 0,
  lease_until = now() + $8 * interval '1 millisecond', quarantined_count = quarantined_count + $9,
  checkpoint = coalesce($10, checkpoint),
  comparison = case when $11 and comparison = 'none' then 'asked' else comparison end
where id = $1 and state = 'running' and lease_until = $2::timestamptz
returning lease_until::text as lease, pages, pulled, staged, comparison, first_total as "firstTotal", idle_pages as "idlePages"`;

/** Whether any of these has not come in this run as it is now. */
const newsSql = /* sql */ `
select exists (select from unnest($2::text[], $3::text[]) as r (reference, hash) where r.reference is not null and not exists (
  select from staging_properties s
  where s.sync_batch = $1 and s.reference_id = r.reference and s.crm_hash is not distinct from r.hash)) as news`;

/** PostgreSQL's type of a staged column: what is neither a whole number nor a list is kept as the text that came. */
const stagedType = (name: RecordField): string => {
  const { kind } = listingFields[name];
  return kind === 'whole' ? 'integer' : kind === 'list' ? 'text[]' : 'text';
};
const staged = recordFields.map((name) => {
  const type = stagedType(name);
  return {
    column: snake(name),
    read: `"${name}" ${type}`,
    value: type === 'text[]' ? `coalesce(r."${name}", '{}')` : `r."${name}"`,
  };
});

const insertSql = /* sql */ `
insert into staging_properties (reference_id, ${staged.map(({ column }) => column).join(', ')}, images, agent_id, raw_data, sync_batch,
  duplicate_status, duplicate_reason, crm_hash, crm_modified_at, created_at)
select r.reference, ${staged.map(({ value }) => value).join(', ')}, coalesce(r.pictures, '{}'),
  (select a.id from agents a where lower(a.email) = lower(r."agentEmail") order by a.is_active desc, a.id limit 1),
  coalesce(r.raw, 'null'), $1, r."duplicateStatus", r."duplicateReason", r.hash, r."modifiedAt", coalesce(r."createdAt", now())
from json_to_recordset($2::json) as r (reference text, ${staged.map(({ read }) => read).join(', ')}, pictures text[],
  "agentEmail" text, raw json, "duplicateStatus" text, "duplicateReason" text, hash text, "modifiedAt" timestamptz,
  "createdAt" timestamptz)`;

/**
 * Stores a page and moves on, in one transaction; gives the run as it is held now.
 * @throws SyncRunLostError, CursorRepeatsError
 */
export function stagePage(pool: pg.Pool, run: SyncRun, page: StagedPage, leaseMs: number): Promise<SyncRun> {
  return inTransaction(pool, async (client) => {
    const { cursor, pulled, total, withheld, newest, checkpoint = null, compare = false } = page;
    const news = await bringsNews(client, run, page.rows);
    // counted with each page, so that a run that stops or fails says it too
    const problems = page.rows.filter(({ kind }) => kind === 'problem').length;
    const seen = [run.id, run.lease, cursor, pulled, total, withheld, newest, leaseMs, problems];
    const values = [...seen, checkpoint, compare, page.serverTime ?? null, news, page.rows.length];
    const { rows } = await client.query<Advanced>(advanceSql, values);
    if (rows[0] === undefined) throw new SyncRunLostError();
    await noteCursor(client, run, 'listings', cursor);
    if (page.rows.length > 0) await client.query(insertSql, [run.batch, jsonParam(page.rows.map(toStaged))]);
    return { ...run, ...rows[0], cursor, takeovers: 0 };
  });
}

type Advanced = Pick<SyncRun, 'lease' | 'pages' | 'pulled' | 'staged' | 'comparison' | 'firstTotal' | 'idlePages'>;

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
