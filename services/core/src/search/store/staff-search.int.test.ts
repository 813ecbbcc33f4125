import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { openContact, type ContactReader } from '../../accounts/contact-rules.ts';
import { listLeads } from '../../leads/store/lead-reader.ts';
import { leadFound } from '../../leads/store/shown-contact.ts';
import { readStaffSearch } from '../staff-search.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test', statementTimeoutMs: 60_000 });
const wanted = 'MZL-K7-0024';
const others = 5_000;

beforeAll(async () => {
  await db.pool.query(
    `insert into leads (first_name, last_name, email, phone, message, source, reference_id) values
       ('عبد الله', 'العطية', 'a.attiyah@example.com', '+974 3311 0099', 'Is the rooftop terrace open? شرفةٌ واسعة', 'contact_form', $1),
       ('Иван', 'Petrov', 'ivan@example.com', '0044 20 7946 0018', null, 'contact_form', 'MZL-K8-1'),
       ('Noura', 'Al-Kuwari', 'n_k@example.com', '٥٥٥٥ ٠١٠١', null, 'contact_form', 'MZL-K9-1')`,
    [wanted],
  );
  await db.pool.query(
    `insert into leads (first_name, last_name, email, phone, message, source, reference_id)
     select 'Omar', 'Saleh ' || n, 'person' || n || '@example.com', '+974 ' || (60000000 + n * 97)::text, 'A flat', 'contact_form', 'FILL-' || n
     from generate_series(1, $1::integer) n`,
    [others],
  );
  await db.pool.query('vacuum analyze leads');
}, 120_000);
afterAll(async () => {
  await db.close();
  await home.drop();
});

const references = async (search: string, reader?: ContactReader) => {
  const { leads } = await listLeads(db.pool, { search, limit: 5, ...(reader && { reader }) });
  return leads.map(({ referenceId }) => referenceId);
};

describe('a lead is found', () => {
  it.each([
    '33110099',
    '+97433110099',
    '3311 0099',
    '3311-0099',
    '00974 3311 0099',
    '٣٣١١٠٠٩٩',
    '+٩٧٤ ٣٣١١ ٠٠٩٩',
    '110099',
    '\u202a+974 3311 0099\u202c',
  ])('by its number: %s [M-960]', async (search) => {
    expect(await references(search)).toEqual([wanted]);
  });

  it.each(['44 20 7946 0018', '020 7946 0018', '+442079460018'])(
    'by a number from abroad: %s [M-960]',
    async (search) => {
      expect(await references(search)).toEqual(['MZL-K8-1']);
    },
  );

  it('by a number that was sent in Arabic digits [M-960]', async () => {
    expect(await references('5555 0101')).toEqual(['MZL-K9-1']);
  });

  it.each([
    'العطيه',
    'العطية',
    'عطية',
    'الْعَطِيَّة',
    'العـطيه',
    'عبدالله',
    'عبد الله العطيه',
    'attiyah',
    'A.ATTIYAH@example',
    'عبدالله 0099',
  ])('by its name: %s [M-961]', async (search) => {
    expect(await references(search)).toEqual([wanted]);
  });

  it.each(['kuwari', 'Al Kuwari', 'alkuwari', 'AL-KUWARI', 'uwar', 'n_k'])(
    'by its name: %s [M-961]',
    async (search) => {
      expect(await references(search)).toEqual(['MZL-K9-1']);
    },
  );

  it('by letters of another alphabet [M-961]', async () => {
    expect(await references('иван')).toEqual(['MZL-K8-1']);
  });

  it.each(['terrace', 'ROOF', 'شرفه', 'الشرفة واسعه', 'rooftop عطية'])('by its message: %s [M-962]', async (search) => {
    expect(await references(search)).toEqual([wanted]);
  });

  it.each(['MZL-K7-0024', 'mzl-k7-0024', 'k7-0024', 'K7 0024', 'mzlk70024', 'k7-٠٠٢٤', '-0024'])(
    'by its reference: %s [M-963]',
    async (search) => {
      expect(await references(search)).toEqual([wanted]);
    },
  );

  it.each(['%', "'", '\\', ':*', '&|!', 'zzz', 'terrace zzz', '•••'])('by nothing else: %s', async (search) => {
    expect(await references(search)).toEqual([]);
  });
});

describe('what a reader is not shown finds nothing', () => {
  const masked: ContactReader = { id: 1, contact: { phone: 'masked', email: 'until_taken' } };

  it.each(['33110099', 'attiyah', '311009'])('%s [M-960]', async (search) => {
    expect(await references(search)).toEqual([wanted]);
    expect(await references(search, masked)).toEqual([]);
    expect(await references('terrace', masked)).toEqual([wanted]);
  });
});

it('goes when the person is made anonymous [M-962]', async () => {
  await db.pool.query(
    `insert into leads (first_name, email, phone, message, source, reference_id)
     values ('Ghaya', 'ghaya@example.com', '77001122', 'parasol', 'contact_form', 'MZL-GONE')`,
  );
  expect(await references('ghaya 77001122 parasol')).toEqual(['MZL-GONE']);
  await db.pool.query(
    `update leads set first_name = '-', email = '-', phone = null, message = null where reference_id = 'MZL-GONE'`,
  );
  for (const search of ['ghaya', '77001122', 'parasol']) expect(await references(search)).toEqual([]);
  const { rows } = await db.pool.query<{ kept: string }>(
    `select concat(found_by, email_ends, phone_ends) as kept from leads where reference_id = 'MZL-GONE'`,
  );
  expect(rows[0]!.kept).not.toMatch(/ghaya|7700|parasol/);
});

/** Plans, not times: a machine may be busy. */
describe('an index answers, without looking at all leads [M-960]', () => {
  const taken: ContactReader = { id: 1, contact: { phone: 'until_taken', email: 'until_taken' } };

  it.each(['33110099', 'العطيه', 'terrace', 'k7-0024', 'عبدالله 3311 0099'])('%s', async (search) => {
    for (const reader of [{ id: 1, contact: openContact }, taken]) {
      const found = typed(db.pool)
        .selectFrom('leads as l')
        .select('id')
        .where(leadFound(readStaffSearch(search)!, reader, 'l'));
      const { sql, parameters } = found.compile();
      const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('leads_found');
      expect(plan).not.toContain('Seq Scan');
    }
  });
});
