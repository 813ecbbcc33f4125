import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { warnOwner } from './warn-owner.ts';

const home = await createTestDatabase();
afterAll(() => home.drop());

async function warningsOf(url: string): Promise<string[]> {
  const database = openDatabase({ url, poolMax: 1, applicationName: 'test' });
  const told: string[] = [];
  await warnOwner(database.pool, { warn: (line: unknown) => void told.push(String(line)) });
  await database.close();
  return told;
}

test('one address for all is warned of, the role of the application is not, and a database that is away neither [M-774]', async () => {
  expect(await warningsOf(home.url)).toEqual([expect.stringContaining('DATABASE_OWNER_URL')]);
  expect(await warningsOf(home.appUrl)).toEqual([]);
  expect(await warningsOf('postgresql://nobody@127.0.0.1:1/none')).toEqual([]);
});
