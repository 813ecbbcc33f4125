import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { snake } from '../../data/columns.ts';
import { openDatabase } from '../../data/database.ts';
import { fieldEntries } from '../fields.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 1, applicationName: 'test' });

afterAll(async () => {
  await db.close();
  await home.drop();
});

test('search_words holds the fields that are searched, and no other', async () => {
  const { rows } = await db.pool.query<{ expression: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as expression from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = 'properties'::regclass and a.attname = 'search_words'`,
  );
  const words = new Set(rows[0]?.expression.match(/[a-z_]+/g));
  const found = fieldEntries.filter(([name]) => words.has(snake(name))).map(([name]) => name);
  const searched = fieldEntries.filter(([, field]) => field.searched === true).map(([name]) => name);
  expect(found.toSorted()).toEqual(searched.toSorted());
});
