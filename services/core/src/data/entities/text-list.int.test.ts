import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { blankListing } from '../../listings/testing/blank.ts';
import { createProperty, updateProperty } from '../../listings/store/property-writer.ts';
import { openDatabase } from '../database.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
afterAll(async () => {
  await db.close();
  await home.drop();
});

/** What a literal of PostgreSQL takes for something else. */
const words = [
  'null',
  'NULL',
  'a,b',
  '{}',
  '{a}',
  '"',
  'say "hi"',
  '\\',
  'C:\\new',
  'two\nlines, and more',
  'tab\tand, "quote"',
  '\u000b',
  "it's",
  '٣ غرف، ومسبح',
  '👩‍👩‍👧, family',
];

test('words come back as they were given, whatever they mean to PostgreSQL [M-793]', async () => {
  const writing = { actor: { id: 1, username: 'layla', role: 'admin' }, requestId: 'r', provider: null } as const;
  const { id } = await createProperty(
    db.pool,
    {
      ...blankListing,
      title: 'x',
      price: '1',
      deal: 'rent',
      status: 'for_rent',
      address: 'x',
      city: 'x',
      features: words,
    },
    writing,
  );
  const stored = async () =>
    (await db.pool.query<{ features: string[] }>('select features from properties where id = $1', [id])).rows[0]
      ?.features;
  const tidy = words.map((word) => word.trim()).filter((word) => word !== '');
  expect(await stored()).toEqual(tidy);
  await updateProperty(db.pool, id, { features: words.toReversed() }, null, writing);
  expect(await stored()).toEqual(tidy.toReversed());
});
