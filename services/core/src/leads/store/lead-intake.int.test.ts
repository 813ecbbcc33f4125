import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewLead } from '../lead.ts';
import { openDatabase } from '../../data/database.ts';
import { openGuard, saveLead } from '../testing/save-lead.ts';
import { admitLead, IdempotencyMismatchError, UnknownReferenceError } from './lead-intake.ts';
import type { ConsumerLane } from '../../deliveries/store/outbox.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 8, applicationName: 'test' });
const consumers: ConsumerLane[] = [
  { consumer: 'crm', provider: 'sandbox' },
  { consumer: 'mail', provider: 'smtp' },
];
const lead: NewLead = {
  firstName: 'نورة',
  lastName: 'الكواري',
  email: 'noura@example.com',
  phone: '+974 5555 0101',
  message: 'أود زيارة هذا المكتب يوم الأحد.',
  source: 'property_inquiry',
  propertyId: null,
  agentId: null,
  page: '/ar/properties/42',
  language: 'ar',
  consent: { policyVersion: '2025-06-15', marketing: true },
  idempotency: null,
  requestId: 'request-1',
};
const keyed = (key: string, fingerprint = 'body-1'): NewLead => ({ ...lead, idempotency: { key, fingerprint } });

beforeEach(() => db.pool.query('truncate leads, deliveries restart identity cascade'));
afterAll(async () => {
  await db.close();
  await home.drop();
});

async function counts(): Promise<{ leads: number; deliveries: number }> {
  const { rows } = await db.pool.query<{ leads: number; deliveries: number }>(
    'select (select count(*)::integer from leads) as leads, (select count(*)::integer from deliveries) as deliveries',
  );
  return rows[0]!;
}

test('a lead is stored as it came, with one delivery per consumer', async () => {
  const saved = await saveLead(db.pool, lead, consumers);
  expect(saved).toMatchObject({ id: 1, repeated: false, referenceId: expect.stringMatching(/^MZL-[0-9A-Z]{26}$/) });
  expect(saved.jobs).toHaveLength(2);
  expect(saved.jobs[0]).toEqual({
    id: expect.any(String),
    consumer: 'crm',
    event: 'lead.created',
    subjectId: 1,
    seq: 1,
    state: 'pending',
  });
  const { rows } = await db.pool.query(
    `select l.first_name, l.last_name, l.message, l.language, l.status, l.version, l.crm_synced, l.consent_policy_version,
       l.consent_marketing, l.consent_at = l.created_at as consented, d.consumer, d.provider, d.state, d.subject_version, d.request_id
     from leads l join deliveries d on d.subject_kind = 'lead' and d.subject_id = l.id order by d.consumer`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual({
    first_name: 'نورة',
    last_name: 'الكواري',
    message: lead.message,
    language: 'ar',
    status: 'new',
    version: 1,
    crm_synced: false,
    consent_policy_version: '2025-06-15',
    consent_marketing: true,
    consented: true,
    consumer: 'crm',
    provider: 'sandbox',
    state: 'pending',
    subject_version: 1,
    request_id: 'request-1',
  });
});

test('without consent there is no time of consent', async () => {
  await saveLead(db.pool, { ...lead, consent: null }, consumers);
  const { rows } = await db.pool.query('select consent_policy_version, consent_marketing, consent_at from leads');
  expect(rows).toEqual([{ consent_policy_version: null, consent_marketing: false, consent_at: null }]);
});

describe('an idempotency key', () => {
  test('gives the same lead again and owes nothing more', async () => {
    const first = await saveLead(db.pool, keyed('key-1'), consumers);
    const second = await saveLead(db.pool, keyed('key-1'), consumers);
    const { id, referenceId } = first;
    expect(second).toEqual({ id, referenceId, repeated: true, linkToken: null, jobs: [] });
    expect(await counts()).toEqual({ leads: 1, deliveries: 2 });
  });

  test('holds when many come at once', async () => {
    const saved = await Promise.all(Array.from({ length: 8 }, () => saveLead(db.pool, keyed('key-1'), consumers)));
    expect(saved.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(saved.map(({ referenceId }) => referenceId)).size).toBe(1);
    expect(await counts()).toEqual({ leads: 1, deliveries: 2 });
  });

  test('holds when the second comes while the first, which uses up the question, is being stored', async () => {
    const guard = { ...openGuard, nonce: randomUUID(), nonceSeconds: 60 };
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      const first = await admitLead(client, keyed('key-2'), consumers, guard);
      const second = admitLead(db.pool, keyed('key-2'), consumers, guard);
      // it waits for the question's row
      await expect
        .poll(async () => {
          const { rows } = await db.pool.query<{ n: number }>(
            `select count(*)::integer as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%captcha_nonces%'
               and datname = current_database()`,
          );
          return rows[0]?.n;
        })
        .toBe(1);
      await client.query('commit');
      const id = first.outcome === 'saved' ? first.lead.id : null;
      expect(await second).toMatchObject({ outcome: 'saved', lead: { id, repeated: true } });
      expect(await counts()).toEqual({ leads: 1, deliveries: 2 });
    } finally {
      client.release();
    }
  });

  test('with another body is refused', async () => {
    await saveLead(db.pool, keyed('key-1'), consumers);
    await expect(saveLead(db.pool, keyed('key-1', 'body-2'), consumers)).rejects.toThrow(IdempotencyMismatchError);
    expect(await counts()).toEqual({ leads: 1, deliveries: 2 });
  });

  test('is not needed: two leads without one are two leads', async () => {
    await Promise.all([saveLead(db.pool, lead, consumers), saveLead(db.pool, lead, consumers)]);
    expect(await counts()).toEqual({ leads: 2, deliveries: 4 });
  });
});

test.each(['propertyId', 'agentId'] as const)('an unknown %s is named, and nothing is stored', async (field) => {
  const attempt = saveLead(db.pool, { ...lead, [field]: 999_999 }, consumers);
  await expect(attempt).rejects.toThrow(UnknownReferenceError);
  await expect(attempt).rejects.toMatchObject({ field });
  expect(await counts()).toEqual({ leads: 0, deliveries: 0 });
});

test('a delivery that cannot be written takes the lead with it', async () => {
  const broken = [{ consumer: 'pigeon', provider: 'loft' }] as unknown as ConsumerLane[];
  await expect(saveLead(db.pool, lead, broken)).rejects.toMatchObject({ code: '23514' });
  expect(await counts()).toEqual({ leads: 0, deliveries: 0 });
});
