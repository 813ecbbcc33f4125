import type { components } from '@manzil/contract/api';
import type { Queryable } from '../../data/database.ts';
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

export type SyncRunRow = components['schemas']['SyncRun'];

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
