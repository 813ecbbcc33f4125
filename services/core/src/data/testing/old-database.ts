/** A database as it was before a migration, for tests of what that one does with what is there. */
import { createTestDatabase } from '@manzil/testing/database';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { migrationNames } from '../migrations/names.ts';

export interface OldDatabase {
  client: pg.Client;
  /** Another one, of today, to compare with. */
  current: pg.Client;
  /** Does what is left. @returns the names of what was done */
  migrateOn(): Promise<string[]>;
  drop(): Promise<void>;
}

/** @param number of the first migration that it does not have, as `0106` */
export async function createDatabaseBefore(number: string): Promise<OldDatabase> {
  const first = migrationNames.findIndex((name) => name.startsWith(number));
  const home = await createTestDatabase();
  const current = new pg.Client({ connectionString: home.url });
  const name = `${new URL(home.url).pathname.slice(1)}_old`;
  const url = Object.assign(new URL(home.url), { pathname: `/${name}` }).href;
  await current.connect();
  await current.query(`create database ${name} template template0`);
  await migrate(url, migrationNames[first - 1]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    client,
    current,
    migrateOn: () => migrate(url),
    async drop() {
      await client.end();
      await current.query(`drop database ${name} with (force)`);
      await current.end();
      await home.drop();
    },
  };
}
