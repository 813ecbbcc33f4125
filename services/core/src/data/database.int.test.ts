import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const home = await createTestDatabase();
const errors: string[] = [];
const db = openDatabase({
  url: home.url,
  poolMax: 3,
  applicationName: 'manzil-test',
  statementTimeoutMs: 300,
  onConnectionError: (message) => errors.push(message),
});

afterAll(async () => {
  await db.close();
  await home.drop();
});

test('a statement that takes too long is ended by the server, and the pool goes on', async () => {
  await expect(db.pool.query('select pg_sleep(30)')).rejects.toThrow(/statement timeout/);
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks while idle is told of and replaced', async () => {
  const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const other = openDatabase({ url: home.url, poolMax: 1, applicationName: 'killer' });
  await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await other.close();
  await expect.poll(() => errors.length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('closing twice is closing once', async () => {
  const other = openDatabase({ url: home.url, poolMax: 1, applicationName: 'twice' });
  await other.pool.query('select 1');
  await Promise.all([other.close(), other.close()]);
  await expect(other.pool.query('select 1')).rejects.toThrow(/pool/);
});

test('closing does not wait for ever for a client that somebody holds', async () => {
  const other = openDatabase({ url: home.url, poolMax: 1, applicationName: 'held' });
  const client = await other.pool.connect();
  await expect(other.close()).resolves.toBeUndefined();
  client.release();
}, 10_000);
