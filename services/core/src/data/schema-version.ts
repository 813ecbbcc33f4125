import type { Queryable } from './database.ts';
import { migrationNames } from './migrations/names.ts';

export const migrationsTable = 'schema_migrations';

/** None where there is no table of them. */
export async function executedMigrations(db: Queryable): Promise<string[]> {
  const found = await db.query<{ present: boolean }>(`select to_regclass('${migrationsTable}') is not null as present`);
  if (found.rows[0]?.present !== true) return [];
  const { rows } = await db.query<{ name: string }>(`select name from ${migrationsTable} order by id`);
  return rows.map(({ name }) => name);
}

/** Newer ones count for nothing: in a rollout old code runs on the new schema. */
export async function pendingMigrations(db: Queryable): Promise<string[]> {
  const done = await executedMigrations(db);
  return migrationNames.filter((name) => !done.includes(name));
}
