import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';

const columns = [
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
  // of an error text that has words of its own in each language
  'errorCode',
] as const;

export interface SyncRunRow extends Pick<Row<'syncRuns'>, (typeof columns)[number]> {
  full: boolean;
}

/** @param limit at most 100 */
export function listSyncRuns(db: Queryable, provider: string, limit: number): Promise<SyncRunRow[]> {
  return typed(db)
    .selectFrom('syncRuns')
    .select(columns)
    .select((run) => run('modifiedSince', 'is', null).$castTo<boolean>().as('full'))
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .limit(Math.min(limit, 100))
    .execute();
}
