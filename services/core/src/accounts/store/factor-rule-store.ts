import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

/** What staff decided, by role; where they decided nothing, a default holds. */
export async function readFactorRules(db: Queryable): Promise<Map<string, boolean>> {
  const rows = await typed(db).selectFrom('factorRules').select(['role', 'needed']).limit(1_000).execute();
  return new Map(rows.map(({ role, needed }) => [role, needed]));
}

export async function saveFactorRule(db: Queryable, role: string, needed: boolean): Promise<void> {
  const updatedAt = sql<string>`now()`;
  await typed(db)
    .insertInto('factorRules')
    .values({ role, needed, updatedAt })
    .onConflict((old) => old.column('role').doUpdateSet({ needed, updatedAt }))
    .execute();
}
