/** The pulls of listings so far, as staff see them. */
import type { SyncRunState, SyncTrigger } from '../listing-sync.ts';
import { selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

export interface SyncRunRow {
  id: number;
  trigger: SyncTrigger;
  /** All listings were asked for. */
  full: boolean;
  state: SyncRunState;
  startedAt: string;
  endedAt: string | null;
  pulled: number;
  newCount: number;
  changedCount: number;
  unchangedCount: number;
  removedCount: number;
  duplicateCount: number;
  quarantinedCount: number;
  withheldCount: number;
  errorText: string | null;
  /** Of an error text that has words of its own in each language. */
  errorCode: string | null;
}

const names: readonly Exclude<keyof SyncRunRow, 'full'>[] = [
  'id',
  'trigger',
  'state',
  'startedAt',
  'endedAt',
  'pulled',
  'newCount',
  'changedCount',
  'unchangedCount',
  'removedCount',
  'duplicateCount',
  'quarantinedCount',
  'withheldCount',
  'errorText',
  'errorCode',
];

/** The newest runs of a provider. @param limit at most 100 */
export async function listSyncRuns(db: Queryable, provider: string, limit: number): Promise<SyncRunRow[]> {
  const { rows } = await db.query<SyncRunRow>(
    `select ${selectList('r', names)}, r.modified_since is null as "full" from sync_runs r where r.provider = $1 order by r.id desc limit $2`,
    [provider, Math.min(limit, 100)],
  );
  return rows;
}
