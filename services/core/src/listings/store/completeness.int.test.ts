import { createTestDatabase } from '@manzil/testing/database';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { completenessOf } from '../completeness.ts';
import { kindNames, wordOfKind } from '../kinds.ts';
import { addProperty } from '../testing/add-property.ts';

const home = await createTestDatabase();
const pool = new pg.Pool({ connectionString: home.url, max: 2 });
afterAll(async () => {
  await pool.end();
  await home.drop();
});

type Listing = Parameters<typeof addProperty>[1];
const pictures = ['a', 'b', 'c', 'd', 'e'];
/** One of each member that counts; the last three say nothing. */
const members: Listing[] = [
  { titleAr: 'مكتب' },
  { description: 'Text' },
  { descriptionAr: 'نص' },
  { images: pictures },
  { price: '9000.00' },
  { area: 90 },
  { latitude: 25.1, longitude: 51.2 },
  { bedrooms: 0 },
  { bathrooms: 2 },
  { furnishing: 'furnished' },
  { floor: -1 },
  { parkingBays: 0 },
  { fitOut: 'cat-a' },
  { serviceCharge: '0.00' },
  { serviceChargeTerms: 'included' },
  { availableFrom: '2027-01-31' },
  { clearHeight: '9.00' },
  { loadingDoors: 2 },
  { power: 200 },
  { yearBuilt: 2020 },
  { plotArea: 500 },
  { licensedUse: 'offices' },
  { zoneNumber: 69 },
  { streetNumber: 305 },
  { latitude: 25.1 },
  { images: pictures.slice(1), titleAr: '  ' },
  { serviceChargeTerms: 'excluded' },
];

it('the database counts as the table does, for every kind and every member, and no write leaves it behind [M-980]', async () => {
  const bare = { price: '0.00', images: [] as string[], area: null, bedrooms: null, bathrooms: null };
  const listings: Listing[] = [...kindNames.map((kind) => wordOfKind(kind)), 'igloo', null].flatMap((subcategory) => [
    ...members.map((member) => ({ ...bare, subcategory, ...member })),
    members.slice(0, 24).reduce((all, member) => ({ ...all, ...member }), { ...bare, subcategory }),
  ]);
  const ids: number[] = [];
  for (const listing of listings) ids.push(await addProperty(pool, listing));
  const { rows } = await pool.query<{ id: number; score: number; given: Record<string, unknown> }>(
    `select id, completeness as score, to_jsonb(p) as given from properties p order by id`,
  );
  expect(rows).toHaveLength(listings.length);
  const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, sign: string) => sign.toUpperCase());
  for (const { score, given } of rows) {
    const listing = Object.fromEntries(Object.entries(given).map(([name, value]) => [camel(name), value]));
    const { score: expected, missing } = completenessOf(listing);
    expect({ score, missing, listing: given['subcategory'] }).toEqual({
      score: expected,
      missing,
      listing: given['subcategory'],
    });
  }
  expect(new Set(rows.map(({ score }) => score)).size).toBeGreaterThan(4);
  await pool.query(`update properties set title_ar = 'عنوان', price = 5 where id = $1`, [ids.at(-1)]);
  const { rows: after } = await pool.query('select completeness from properties where id = $1', [ids.at(-1)]);
  expect(after).toEqual([{ completeness: 80 }]);
});

it('nothing that waits is visible, whoever writes [M-982]', async () => {
  const id = await addProperty(pool, { isActive: false });
  await pool.query('update properties set waits_to_publish = true where id = $1', [id]);
  await expect(pool.query('update properties set is_active = true where id = $1', [id])).rejects.toMatchObject({
    constraint: 'properties_waiting_unpublished',
  });
});
