import { createTestDatabase } from '@manzil/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealOfWord, deals, statusUnder } from '../listings/deal.ts';
import { kindNames, kindOfWord, kindTable } from '../listings/kinds.ts';
import { propertyStatuses } from '../listings/property.ts';
import { migrate } from './migrate.ts';

const home = await createTestDatabase();
const url = new URL(home.url);
const oldName = `${url.pathname.slice(1)}_old`;
const oldUrl = Object.assign(new URL(home.url), { pathname: `/${oldName}` }).href;
const admin = new pg.Client({ connectionString: home.url });
await admin.connect();
await admin.query(`create database ${oldName} template template0`);
const old = new pg.Client({ connectionString: oldUrl });

afterAll(async () => {
  await old.end();
  await admin.query(`drop database ${oldName} with (force)`);
  await admin.end();
  await home.drop();
});

describe('the database reads words as the tables do', () => {
  const read = async (name: string, words: readonly string[]): Promise<unknown[]> => {
    const { rows } = await admin.query<{ said: unknown }>(
      `select ${name}(word) as said from unnest($1::text[]) with ordinality w (word, n) order by n`,
      [words],
    );
    return rows.map(({ said }) => said);
  };

  it('of kinds', async () => {
    const known = kindNames.flatMap((kind) => [kind, ...kindTable[kind].words]);
    const words = [...known, ...known.map((word) => ` ${word.toUpperCase()}`), 'igloo', '', 'whole building – office'];
    expect(await read('listing_kind', words)).toEqual(words.map((word) => kindOfWord(word)));
  });

  it('of deals', async () => {
    const words = ['Rent', 'SELL', 'for-rent', 'to let', 'للبيع', 'ايجار', 'buy', 'Villa', ''];
    expect(await read('deal_of_word', words)).toEqual(words.map((word) => dealOfWord(word)));
  });

  it.each(deals)('of statuses under %s', async (deal) => {
    const { rows } = await admin.query<{ said: string }>(
      `select status_under(status, $2) as said from unnest($1::text[]) with ordinality w (status, n) order by n`,
      [propertyStatuses, deal],
    );
    expect(rows.map(({ said }) => said)).toEqual(propertyStatuses.map((status) => statusUnder(status, deal)));
  });
});

it('no listing can be let and for sale at once [M-937]', async () => {
  const write = admin.query(`insert into properties (title, price, deal, status, address, city)
    values ('Both', 1, 'rent', 'for_sale', 'x', 'Doha')`);
  await expect(write).rejects.toMatchObject({ constraint: 'properties_deal_status' });
});

describe('what was there before', () => {
  beforeAll(async () => {
    await migrate(oldUrl, '0046-no-empty-words');
    await old.connect();
    await old.query(`
      insert into properties (reference_id, title, price, type, status, subcategory, address, city, source) values
        ('let', 'a', 1, 'Rent', 'for_rent', 'Office Space', 'x', 'Doha', 'crm'),
        ('sold', 'a', 1, 'SELL', 'sold', null, 'x', 'Doha', 'crm'),
        ('by-status', 'a', 15500, 'Apartment', 'for_rent', null, 'x', 'Doha', 'manual'),
        ('kept-kind', 'a', 1, 'Villa', 'for_sale', 'villa in compound', 'x', 'Doha', 'manual'),
        ('nothing-said', 'a', 1, 'Igloo', 'available', null, 'x', 'Doha', 'manual'),
        ('both', 'a', 1, 'Rent', 'for_sale', 'villa', 'x', 'Doha', 'crm');
      insert into property_overrides (property_id, field, crm_value)
        select id, 'type', to_jsonb('Sell'::text) from properties where reference_id = 'let';
      insert into property_overrides (property_id, field, crm_value)
        select id, 'type', to_jsonb('Whatever'::text) from properties where reference_id = 'sold';`);
    await migrate(oldUrl);
  });

  it('has a deal and a kind; what nothing settles keeps its deal and waits for a person [M-938]', async () => {
    const { rows } = await old.query<{ reference_id: string }>(
      `select reference_id, deal, status, kind, deal_unsure as unsure, is_active as active from properties order by id`,
    );
    expect(Object.fromEntries(rows.map(({ reference_id: name, ...row }) => [name, Object.values(row)]))).toEqual({
      let: ['rent', 'for_rent', 'office', false, true],
      sold: ['sale', 'sold', null, false, true],
      'by-status': ['rent', 'for_rent', 'apartment', false, true],
      'kept-kind': ['sale', 'for_sale', 'villa', false, true],
      'nothing-said': ['sale', 'available', null, true, true],
      both: ['rent', 'for_rent', 'villa', true, true],
    });
  });

  it('goes back to the CRM’s deal where staff had overridden it', async () => {
    const { rows } = await old.query('select field, crm_value from property_overrides');
    expect(rows).toEqual([{ field: 'deal', crm_value: 'sale' }]);
  });
});
