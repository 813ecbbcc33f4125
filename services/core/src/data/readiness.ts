import type { Queryable } from './database.ts';
import { pendingMigrations } from './schema-version.ts';

/** For /readyz; each rejects when unusable. */
export function databaseChecks(db: Queryable): Record<'database' | 'migrations', () => Promise<unknown>> {
  return {
    database: () => db.query('select 1'),
    async migrations() {
      if ((await pendingMigrations(db)).length > 0) throw new Error('migrations are pending');
    },
  };
}
