import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from '../start/migrate-database.ts';
import { openDatabase } from './database.ts';
import { mayAlterAuditLog, readerRole } from './roles.ts';
import { migrationNames } from './migrations/names.ts';

const home = await createTestDatabase();
const owner = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });
const app = openDatabase({ url: home.appUrl, poolMax: 2, applicationName: 'test' });

const entry = `insert into audit_entries (actor_name, action, subject_kind) values ('a', 'lead.viewed', 'lead')`;

afterAll(async () => {
  await app.close();
  await owner.close();
  await home.drop();
});

test('the application adds entries to the audit log, whose links come by themselves [M-773]', async () => {
  await app.pool.query(entry);
  const { rows } = await app.pool.query('select count(*)::int as links from audit_links');
  expect(rows).toEqual([{ links: 2 }]);
});

test.each([
  'update audit_entries set actor_name = actor_name',
  'delete from audit_entries',
  'truncate audit_entries',
  'alter table audit_entries disable trigger all',
  'drop trigger audit_entries_link on audit_entries',
  `create or replace function audit_entries_guard() returns trigger language plpgsql as 'begin return new; end'`,
  'set session_replication_role = replica',
  'drop table audit_links',
  'insert into audit_links (seq, entry_id, hash) values (99, 99, repeat($$0$$, 64))',
  `update audit_links set hash = ''`,
  `insert into schema_migrations (name) values ('9999-none')`,
  'create table public.mine (id int)',
  'create schema mine',
  'create role mine',
  'create database mine',
  'alter table leads add column mine text',
])('the application may not: %s [M-773]', async (sql) => {
  await expect(app.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});

test('only the role of the application is told from the owner [M-774]', async () => {
  expect(await mayAlterAuditLog(app.pool)).toBe(false);
  expect(await mayAlterAuditLog(owner.pool)).toBe(true);
});

test('readers see tables, no secret of them, and change nothing [M-775]', async () => {
  const ask = async (sql: string): Promise<unknown> => {
    const client = await owner.pool.connect();
    try {
      await client.query(`set role ${readerRole}`);
      return await client.query(sql).then(({ rows }) => rows as unknown);
    } finally {
      client.release(true);
    }
  };
  expect(await ask('select id from leads')).toEqual([]);
  for (const table of ['credentials', 'sessions', 'access_links', 'captcha_nonces', 'integration_settings'])
    await expect(ask(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
  await expect(ask('delete from leads')).rejects.toMatchObject({ code: '42501' });
});

test('a database from before there were roles gets them, at several starts at once and again [M-774]', async () => {
  const name = `${new URL(home.url).pathname.slice(1)}_old`;
  const role = `role_${name}`;
  const url = Object.assign(new URL(home.url), { pathname: `/${name}` }).href;
  const appUrl = Object.assign(new URL(url), { username: role, password: "it's a secret" }).href;
  await owner.pool.query(`create database ${name} template template0`);
  const own = openDatabase({ url: appUrl, poolMax: 1, applicationName: 'test' });
  try {
    // one address for all
    expect(await migrateDatabase(url, url)).toEqual(migrationNames);
    await Promise.all([migrateDatabase(url, appUrl), migrateDatabase(url, appUrl)]);
    expect(await migrateDatabase(url, appUrl)).toEqual([]);
    await own.pool.query(entry);
    await own.pool.query('select analyze_staging()');
    // another password is taken over
    const changed = Object.assign(new URL(appUrl), { password: 'another' }).href;
    await migrateDatabase(url, changed);
    const again = openDatabase({ url: changed, poolMax: 1, applicationName: 'test' });
    await again.pool.query('select from leads');
    await again.close();
  } finally {
    await own.close();
    await owner.pool.query(`drop database ${name} with (force)`);
    await owner.pool.query(`drop role if exists ${role}`);
  }
});
