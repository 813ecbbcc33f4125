/** Listings of the CRM that are not taken over, and why: unreadable, or not what its reference stands for here. */
import { selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

export interface HeldBack {
  id: number;
  referenceId: string | null;
  duplicateStatus: 'quarantined' | 'duplicate';
  duplicateReason: string | null;
  syncBatch: string;
  /** When the pull began that brought it. */
  startedAt: string;
}

const staged = ['id', 'referenceId', 'duplicateStatus', 'duplicateReason', 'syncBatch'] as const;

/** One that came in several pulls counts once, as it came last. */
const heldBackSql = /* sql */ `
select h.* from (
  select distinct on (coalesce(s.reference_id, md5(s.raw_data::text))) ${selectList('s', staged)}, ${selectList('r', ['startedAt'])}
  from staging_properties s join sync_runs r on r.batch = s.sync_batch
  where r.provider = $1 and s.duplicate_status in ('quarantined', 'duplicate')
  order by coalesce(s.reference_id, md5(s.raw_data::text)), s.id desc
) h order by h.id desc limit $2`;

/** Newest first. @param limit at most 200 */
export async function listHeldBack(db: Queryable, provider: string, limit: number): Promise<HeldBack[]> {
  return (await db.query<HeldBack>(heldBackSql, [provider, Math.min(limit, 200)])).rows;
}
