import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 1, applicationName: 'test' });

afterAll(async () => {
  await db.close();
  await home.drop();
});

const add = (name: string) => `insert into seeds (name) values ('${name}')`;

async function names(): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>('select name from seeds order by name');
  return rows.map(({ name }) => name);
}

test('what returns is committed, and its result given', async () => {
  const result = await inTransaction(db.pool, async (client) => {
    await client.query(add('kept'));
    return 42;
  });
  expect(result).toBe(42);
  expect(await names()).toEqual(['kept']);
});

test('what throws is rolled back, and the connection is free again', async () => {
  const failed = inTransaction(db.pool, async (client) => {
    await client.query(add('lost'));
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  expect(await names()).toEqual(['kept']);
});

test('a connection that breaks is replaced', async () => {
  const failed = inTransaction(db.pool, (client) => client.query('select pg_terminate_backend(pg_backend_pid())'));
  await expect(failed).rejects.toThrow(/terminat/i);
  expect(await names()).toEqual(['kept']);
});
