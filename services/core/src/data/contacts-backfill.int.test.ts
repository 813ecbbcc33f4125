import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrationNames } from './migrations/names.ts';
import { createDatabaseBefore } from './testing/old-database.ts';

/** With leads from before there were people. */
const database = await createDatabaseBefore('0100');
const { client: old, current } = database;
afterAll(() => database.drop());

const number = '+974 5555 0101';
/** In the order in which they came; e-mail, phone. */
const came: readonly [string, string | null][] = [
  // one e-mail in three spellings
  ['noura@example.com', number],
  [' NOURA@Example.com', null],
  ['Noura@EXAMPLE.com ', '66660001'],
  // one number in four spellings, without an e-mail, with a new one, and with one that is somebody's
  ['', '00974 5555 0101'],
  ['work@example.org', '٥٥٥٥٠١٠١'],
  ['other@example.com', '66660002'],
  ['other@example.com', '55550101'],
  ['', '(974) 5555-0101'],
  // joined by a number of one who was joined by a number
  ['work@example.org', '66660003'],
  ['third@example.com', '66660003'],
  ['fourth@example.com', '+974 66660001'],
  // the e-mail is new here and has its first number with it; a later number does not join
  ['late@example.com', '66660004'],
  ['early@example.com', '66660005'],
  ['late@example.com', '66660005'],
  ['', '66660005'],
  // neither, and what is made anonymous: nobody's
  ['', null],
  ['', null],
  ['anonymous-1@example.invalid', null],
  ['anonymous-2@example.invalid', null],
  // only a number, before any e-mail; the e-mail then belongs to it
  ['', '66660006'],
  ['bound@example.com', '+974 66660006'],
  ['bound@example.com', '66660007'],
  ['', '66660007'],
  ['BOUND@example.com', null],
  // others abroad
  ['far@example.com', '+44 20 7946 0958'],
  ['farther@example.com', '0044 20 7946 0958'],
  ['', '020 7946 0958'],
  ['alone@example.com', null],
  ['alone.too@example.com', ''],
  ['alone.three@example.com', ''],
];
const isAnonymous = (email: string) => email.startsWith('anonymous');
/** Deleted before there were people; the first of a person among them. */
const inTrash = [1, 9, 13, 20];

/** Numbers of leads that are one person, the trash too. */
async function groups(client: pg.Client): Promise<number[][]> {
  const { rows } = await client.query<{ ids: number[] }>(
    `select array_agg(id order by id) as ids from (
       select id, contact_id from leads
       union all select id, (content #>> '{leads,0,contact_id}')::integer from trashed where kind = 'lead') every_lead
     group by contact_id order by 1`,
  );
  return rows.map(({ ids }) => ids);
}

async function write(client: pg.Client): Promise<void> {
  for (const [email, phone] of came)
    await client.query(
      `insert into leads (first_name, email, phone, source, reference_id, created_at, anonymised_at)
       values ('Noura', $1, $2, 'contact_form', gen_random_uuid()::text, now() - interval '1 day', $3)`,
      [email, phone, isAnonymous(email) ? new Date() : null],
    );
}

const trash = (client: pg.Client) =>
  client.query(
    `with gone as (delete from leads where id = any ($1::integer[]) returning *)
     insert into trashed (kind, id, title, reference, email_key, phone_key, content, deleted_by_name)
     select 'lead', id, 'Noura', reference_id, lead_email_key(email), lead_phone_key(phone),
       jsonb_build_object('leads', jsonb_build_array(to_jsonb(gone))), 'admin' from gone`,
    [inTrash],
  );

it('leads from before there were people are the same people as if they had come one by one [M-1309]', async () => {
  await write(old);
  await trash(old);
  expect(await database.migrateOn()).toEqual(migrationNames.filter((name) => name >= '0100'));

  await write(current);
  await trash(current);
  const expected = await groups(current);
  expect(await groups(old)).toEqual(expected);
  expect(expected.flat()).toHaveLength(came.length);
  // the longest chain: by e-mail, by number, and by the number of one of these
  expect(expected).toContainEqual([1, 2, 3, 4, 5, 8, 9, 10, 11]);
  expect(expected).toContainEqual([12, 14]);
});

it('and who writes next is found among them, also one whose first enquiry is in the trash [M-1309]', async () => {
  const { rows } = await old.query<{ id: number; contact: number }>(
    `insert into leads (first_name, email, phone, source, reference_id)
     values ('Noura', 'noura@example.com', null, 'contact_form', gen_random_uuid()::text),
       ('Noura', 'new@example.com', null, 'contact_form', gen_random_uuid()::text) returning id, contact_id as contact`,
  );
  const known = await old.query<{ contact: number }>('select contact_id as contact from leads where id = 2');
  expect(rows[0]?.contact).toBe(known.rows[0]?.contact);
  const { rows: most } = await old.query<{ contact: number }>('select max(id) as contact from contacts');
  expect(rows[1]?.contact).toBe(most[0]?.contact);
});
