import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import type { Queryable } from './database.ts';
import { loadMigrations } from './migrations/list.ts';
import { migrationNames } from './migrations/names.ts';
import { executedMigrations, migrationsTable } from './schema-version.ts';

export class NewerDatabaseError extends Error {
  readonly unknown: string[];

  constructor(unknown: string[]) {
    super(
      `The database was made by a newer version of Manzil (it has ${unknown.join(', ')}); start that version, or use another database.`,
    );
    this.name = 'NewerDatabaseError';
    this.unknown = unknown;
  }
}

/** "manzil" in ASCII. */
const lockKey = '120265281137004';
const lockWaitMs = 60_000;

/**
 * Runs what is missing, all or nothing, one starter at a time; gives the names. @param to the last one to run
 * @throws NewerDatabaseError; the driver's when the database is away for 5 s
 */
export async function migrate(databaseUrl: string, to?: string): Promise<string[]> {
  const lock = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: lockWaitMs,
    application_name: 'manzil-migrate',
  });
  // without a listener a lock that breaks would end the process
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    await refuseNewer(lock);
    return await runPending(databaseUrl, to);
  } finally {
    await lock.end();
  }
}

async function refuseNewer(db: Queryable): Promise<void> {
  const done = await executedMigrations(db);
  const unknown = done.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

async function runPending(databaseUrl: string, to: string | undefined): Promise<string[]> {
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    driverOptions: {
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      max: 2,
      application_name: 'manzil-migrate',
    },
    migrations: {
      tableName: migrationsTable,
      migrationsList: await loadMigrations(),
      allOrNothing: true,
      snapshot: false,
      silent: true,
      disableForeignKeys: false,
    },
    logger: () => undefined,
  });
  try {
    const done = await orm.migrator.up(to === undefined ? {} : { to });
    return done.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}
