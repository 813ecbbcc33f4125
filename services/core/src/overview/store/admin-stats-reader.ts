import { type Expression, sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countRows } from '../../data/typed-parts.ts';

/** Without deleted listings; active agents. */
export function readAdminStats(db: Queryable) {
  const all = (table: 'properties' | 'leads' | 'agents') => typed(db).selectFrom(table).select(countRows.as('count'));
  const counted = (rows: Expression<{ count: number }>) => sql<number>`${rows}`;
  return typed(db)
    .selectNoFrom([
      counted(all('properties').where('deletedAt', 'is', null)).as('totalProperties'),
      counted(all('leads')).as('totalLeads'),
      counted(all('agents').where('isActive', '=', true)).as('totalAgents'),
    ])
    .executeTakeFirstOrThrow();
}
