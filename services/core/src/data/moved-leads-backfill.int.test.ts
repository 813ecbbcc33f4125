import { afterAll, expect, it } from 'vitest';
import { migrationNames } from './migrations/names.ts';
import { createDatabaseBefore } from './testing/old-database.ts';

/** With people who were made one before their leads said so. */
const database = await createDatabaseBefore('0106');
const { client: old } = database;
afterAll(() => database.drop());

it('people from before are known by their own first lead, whoever they were made one with and where it waits [M-1325]', async () => {
  const came = ['a', 'b', 'c', 'a', 'b', 'd', 'd'];
  for (const name of came)
    await old.query(
      `insert into leads (first_name, email, source, reference_id)
       values ('Noura', $1 || '@example.com', 'contact_form', gen_random_uuid()::text)`,
      [name],
    );
  // the first of d is in the trash
  await old.query(
    `with gone as (delete from leads where id = 6 returning *)
     insert into trashed (kind, id, title, reference, content, deleted_by_name)
     select 'lead', id, 'Noura', reference_id, jsonb_build_object('leads', jsonb_build_array(to_jsonb(gone))), 'admin' from gone`,
  );
  // a became b, and b became c: people are numbered as they came
  for (const [kept, other, ids] of [
    [2, 1, [1, 4]],
    [3, 2, [1, 2, 4, 5]],
  ]) {
    await old.query('update leads set contact_id = $1 where contact_id = $2', [kept, other]);
    await old.query('insert into contact_merges (contact_id, other_id, lead_ids) values ($1, $2, $3)', [
      kept,
      other,
      ids,
    ]);
  }
  expect(await database.migrateOn()).toEqual(migrationNames.filter((name) => name >= '0106'));
  const { rows } = await old.query('select id, first_lead_id as first from contacts order by id');
  expect(rows).toEqual([1, 2, 3, 6].map((first, at) => ({ id: at + 1, first })));
  const made = await old.query<{ id: number; first: number; moved: number | null }>(
    `with new as (insert into leads (first_name, email, source, reference_id) values ('Noura', 'e@example.com', 'contact_form', 'E')
       returning id, contact_id, moved_version) select id, moved_version as moved from new`,
  );
  const { rows: own } = await old.query(
    'select c.first_lead_id as first from contacts c join leads l on l.contact_id = c.id where l.id = $1',
    [made.rows[0]?.id],
  );
  expect([own, made.rows[0]?.moved]).toEqual([[{ first: made.rows[0]?.id }], null]);
});
