import { createTestDatabase } from '@manzil/testing/database';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { pendingMigrations } from './schema-version.ts';
import { migrationNames } from './migrations/names.ts';

const home = await createTestDatabase();
const names = [...migrationNames];
const url = new URL(home.url);
const emptyName = `${url.pathname.slice(1)}_empty`;
const emptyUrl = Object.assign(new URL(home.url), { pathname: `/${emptyName}` }).href;
const admin = new pg.Client({ connectionString: home.url });
await admin.connect();
await admin.query(`create database ${emptyName} template template0`);

afterAll(async () => {
  await admin.query(`drop database ${emptyName} with (force)`);
  await admin.end();
  await home.drop();
});

test('of many that start at once over an empty database, one migrates and the others find it done', async () => {
  const db = openDatabase({ url: emptyUrl, poolMax: 2, applicationName: 'test' });
  expect(await pendingMigrations(db.pool)).toEqual(names);
  const done = await Promise.all([migrate(emptyUrl), migrate(emptyUrl), migrate(emptyUrl)]);
  expect(done.flat()).toEqual(names);
  expect(await pendingMigrations(db.pool)).toEqual([]);
  await db.close();
});

test('a database of a newer version is not migrated, and has all that this version needs', async () => {
  const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });
  await db.pool.query(`insert into schema_migrations (name) values ('9999-from-tomorrow')`);
  await expect(migrate(home.url)).rejects.toThrow(NewerDatabaseError);
  await expect(migrate(home.url)).rejects.toThrow(/newer version of Manzil \(it has 9999-from-tomorrow\)/);
  expect(await pendingMigrations(db.pool)).toEqual([]);
  await db.close();
});

test('a database that cannot be reached fails soon', async () => {
  await expect(migrate('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
});
