import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, describe, expect, it } from 'vitest';
import { createSubjectReader } from './subject-reader.ts';
import { addProperty } from '../../listings/testing/add-property.ts';
import { testPool } from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const subjects = createSubjectReader(pool);
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function addEnquiry(propertyId: number | null, consent: boolean): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into leads (reference_id, first_name, last_name, email, phone, message, source, property_id, page, language,
       consent_policy_version, consent_marketing, consent_at, version)
     values ('MZL-' || gen_random_uuid(), 'نورة', 'الكواري', 'noura@example.com', '+974 5555 0101', 'أود زيارة المكتب',
       'property_inquiry', $1, '/ar/properties/42', 'ar', $2, $3, case when $3 then now() end, 3) returning id`,
    [propertyId, consent ? '2025-06-15' : null, consent],
  );
  return rows[0]!.id;
}

describe('createSubjectReader', () => {
  it('reads a lead with its listing and its consent', async () => {
    const propertyId = await addProperty(pool, { referenceId: 'LUS-OF-0231' });
    const id = await addEnquiry(propertyId, true);
    expect(await subjects.read([{ kind: 'lead', id }])).toEqual([
      {
        kind: 'lead',
        record: {
          reference: expect.stringMatching(/^MZL-/),
          personReference: expect.stringMatching(/^P-\d+$/),
          version: 3,
          firstName: 'نورة',
          lastName: 'الكواري',
          email: 'noura@example.com',
          phone: '+974 5555 0101',
          message: 'أود زيارة المكتب',
          source: 'property_inquiry',
          status: 'new',
          language: 'ar',
          page: '/ar/properties/42',
          listingReference: 'LUS-OF-0231',
          consent: { policyVersion: '2025-06-15', marketing: true, at: expect.stringMatching(isoTime) },
          createdAt: expect.stringMatching(isoTime),
          moved: null,
        },
      },
    ]);
  });

  it('reads a listing, and one that was deleted, under a reference of our own where it has none', async () => {
    const listed = await addProperty(pool, { referenceId: '10482', price: '8500.00', images: ['/media/a/1280.webp'] });
    const ours = await addProperty(pool, {});
    const deleted = await addProperty(pool, {
      referenceId: 'GONE-1',
      isActive: false,
      deletedAt: '2026-11-21T00:00:00Z',
    });
    const states = await subjects.read([listed, ours, deleted].map((id) => ({ kind: 'property' as const, id })));
    expect(states).toMatchObject([
      {
        kind: 'property',
        record: { reference: '10482', version: 1, price: '8500.00', pictures: ['/media/a/1280.webp'] },
      },
      { kind: 'property', record: { reference: `MZL-P${ours}` } },
      { kind: 'deleted', reference: 'GONE-1', version: 1 },
    ]);
  });

  it('answers in the order asked, with null for what is gone', async () => {
    const first = await addEnquiry(null, false);
    const second = await addEnquiry(null, false);
    const states = await subjects.read([
      { kind: 'lead', id: second },
      { kind: 'lead', id: 2_000_000 },
      { kind: 'property', id: 2_000_000 },
      { kind: 'lead', id: first },
    ]);
    expect(states.map((state) => state?.kind ?? null)).toEqual(['lead', null, null, 'lead']);
    expect(states[0]).toMatchObject({ record: { consent: null, listingReference: null } });
    const { rows } = await pool.query<{ reference: string }>(
      'select reference_id as reference from leads where id = any ($1) order by id desc',
      [[first, second]],
    );
    expect([states[0], states[3]]).toMatchObject(rows.map(({ reference }) => ({ record: { reference } })));
  });
});
