/** Unreadable, or not what its reference stands for here. */
import { sql } from 'kysely';
import type { components } from '@manzil/contract/api';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

const columns = ['s.id', 's.referenceId', 's.duplicateReason', 's.syncBatch'] as const;
const heldBack = ['quarantined', 'duplicate'] as const;

export type HeldBack = components['schemas']['HeldBack'];

/** Newest first; what came in several pulls counts once, as last. @param limit at most 200 */
export function listHeldBack(db: Queryable, provider: string, limit: number): Promise<HeldBack[]> {
  const same = sql`coalesce(${sql.ref('s.referenceId')}, md5(${sql.ref('s.rawData')}::text))`;
  return typed(db)
    .selectFrom(({ selectFrom }) =>
      selectFrom('stagingProperties as s')
        .innerJoin('syncRuns as r', 'r.batch', 's.syncBatch')
        .distinctOn(same)
        .select([...columns, 's.duplicateStatus', 'r.startedAt'])
        .where('r.provider', '=', provider)
        .where('s.duplicateStatus', 'in', heldBack)
        .$narrowType<Pick<HeldBack, 'duplicateStatus'>>()
        .orderBy(same)
        .orderBy('s.id', 'desc')
        .as('h'),
    )
    .selectAll()
    .orderBy('id', 'desc')
    .limit(Math.min(limit, 200))
    .execute();
}
