import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { appendDelivery, type OutboxEvent } from './outbox.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const event: OutboxEvent = {
  event: 'lead.updated',
  subjectKind: 'lead',
  subjectId: 7,
  subjectVersion: 3,
  requestId: 'request-1',
  consumers: [
    { consumer: 'crm', provider: 'sandbox' },
    { consumer: 'mail', provider: 'smtp' },
  ],
};

afterAll(async () => {
  await db.close();
  await home.drop();
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.n;
}

async function count(): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>('select count(*)::integer as n from deliveries');
  return rows[0]!.n;
}

test('each consumer gets a row with the next number of the subject, ready to be published', async () => {
  const first = await appendDelivery(db.pool, event);
  expect(first).toEqual([
    { id: expect.any(String), consumer: 'crm', event: 'lead.updated', subjectId: 7, seq: 1, state: 'pending' },
    { id: expect.any(String), consumer: 'mail', event: 'lead.updated', subjectId: 7, seq: 1, state: 'pending' },
  ]);
  const second = await appendDelivery(db.pool, { ...event, consumers: [{ consumer: 'crm', provider: 'sandbox' }] });
  expect(second.map(({ seq }) => seq)).toEqual([2]);
  const { rows } = await db.pool.query(
    `select consumer, provider, seq, subject_version, request_id, idempotency_key = id::text as keyed from deliveries order by consumer, seq`,
  );
  expect(rows).toEqual([
    { consumer: 'crm', provider: 'sandbox', seq: 1, subject_version: 3, request_id: 'request-1', keyed: true },
    { consumer: 'crm', provider: 'sandbox', seq: 2, subject_version: 3, request_id: 'request-1', keyed: true },
    { consumer: 'mail', provider: 'smtp', seq: 1, subject_version: 3, request_id: 'request-1', keyed: true },
  ]);
});

test('what the caller rolls back was never owed', async () => {
  const before = await count();
  const client = await db.pool.connect();
  await client.query('begin');
  await appendDelivery(client, { ...event, subjectId: 8 });
  await client.query('rollback');
  client.release();
  expect(await count()).toBe(before);
});

test('two that forgot to lock the subject cannot both have the same number', async () => {
  const [one, two] = [await db.pool.connect(), await db.pool.connect()];
  await Promise.all([one.query('begin'), two.query('begin')]);
  await appendDelivery(one, { ...event, subjectId: 9 });
  const rival = appendDelivery(two, { ...event, subjectId: 9 }).catch((error: unknown) => error);
  await expect.poll(waitingForLocks).toBe(1);
  await one.query('commit');
  expect(await rival).toMatchObject({ code: '23505' });
  await two.query('rollback');
  one.release();
  two.release();
});
