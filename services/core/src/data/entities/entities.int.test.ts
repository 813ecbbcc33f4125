import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { entities } from './all.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });

afterAll(async () => {
  await db.close();
  await home.drop();
});

test('every table has an entity', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`,
  );
  const tables = entities.map((entity) => entity.meta.tableName);
  expect(tables.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('MikroORM finds no difference in columns: names, types, nullability, defaults', async () => {
  const orm = await MikroORM.init({ entities: [...entities], clientUrl: home.url });
  const sql = await orm.schema.getUpdateSchemaSQL({ safe: false, dropTables: false });
  await orm.close(true);
  const changes = sql
    .split(/;\n/)
    .map((line) => line.trim())
    .filter((line) => /^(create table|alter table .* (add|drop|alter|rename) (?!constraint))/.test(line));
  // derived for searches, without a property
  expect(changes.toSorted()).toEqual([
    'alter table "blog_posts" drop column "found_by"',
    'alter table "leads" drop column "found_by", drop column "email_ends", drop column "phone_ends"',
    'alter table "properties" drop column "category_key", drop column "subcategory_key", drop column "kind", drop column "search_words", drop column "feature_words", drop column "reference_key", drop column "completeness"',
  ]);
});
