import { createTestDatabase } from '@manzil/testing/database';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { ClaimedDelivery } from '../deliveries/delivery.ts';
import type { Settlement } from '../deliveries/delivery-settlement.ts';
import { createDeliveryStore } from '../deliveries/store/delivery-store.ts';
import {
  addDelivery,
  addLeadToDeliver,
  attemptOf,
  ledgerRow,
  terms,
  testPool,
} from '../deliveries/testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const store = createDeliveryStore(pool);

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const claim = () =>
  store.claimDue({ ...terms, deliveryId: null, states: ['pending', 'retry_wait'], limit: 64, leaseMs: 60_000 });

const answered = (delivery: ClaimedDelivery, externalId: string, kind: 'send' | 'lookup' = 'send'): Settlement => ({
  delivery,
  to: 'delivered',
  attempt: { kind, outcome: kind === 'send' ? 'delivered' : 'found', httpStatus: 200, answer: null },
  waitMs: null,
  holdMs: null,
  askedMs: null,
  error: null,
  externalId,
  coveredVersion: 1,
  absences: 0,
  lookupFailures: 0,
  alert: false,
  longPause: false,
});

async function sent(reference: string, externalId: string) {
  const { id, leadId } = await addLeadToDeliver(pool, reference);
  const [delivery] = await claim();
  await store.begin([attemptOf(delivery!, 0)]);
  await store.settle([answered(delivery!, externalId)]);
  return { id, leadId };
}

async function lookedUp(id: string, externalId: string): Promise<void> {
  const [delivery] = await store.claimUnknown({ ...terms, deliveryId: id, limit: 1, holdMs: 1_000 });
  await store.begin([{ ...attemptOf(delivery!, 0), kind: 'lookup' }]);
  expect(await store.settle([answered(delivery!, externalId, 'lookup')])).toEqual([true]);
}

const crmIdOf = async (leadId: number) =>
  (await pool.query(`select crm_id as id, crm_synced as synced from leads where id = $1`, [leadId])).rows[0] as object;

it('an id that another lead has is no proof: the write is looked up', async () => {
  const first = await sent('first', 'CRM-1');
  const second = await sent('second', 'CRM-1');
  expect(await crmIdOf(first.leadId)).toEqual({ id: 'CRM-1', synced: true });
  expect(await crmIdOf(second.leadId)).toEqual({ id: null, synced: false });
  expect(await ledgerRow(pool, second.id)).toMatchObject({ state: 'unknown', last_error_code: 'crm.id_taken' });
  const { rows } = await pool.query('select outcome from delivery_attempts where delivery_id = $1', [second.id]);
  expect(rows).toEqual([{ outcome: 'unknown' }]);

  await lookedUp(second.id, 'CRM-2');
  expect(await crmIdOf(second.leadId)).toEqual({ id: 'CRM-2', synced: true });
  expect(await ledgerRow(pool, second.id)).toMatchObject({ state: 'delivered' });
});

it('of two that are answered with one id at the same time, one is believed', async () => {
  const ids = [(await addLeadToDeliver(pool, 'a')).id, (await addLeadToDeliver(pool, 'b')).id];
  const claimed = await claim();
  await store.begin(claimed.map((delivery) => attemptOf(delivery, 0)));
  await store.settle(claimed.map((delivery) => answered(delivery, 'CRM-1')));
  const states = await Promise.all(ids.map(async (id) => (await ledgerRow(pool, id)).state));
  expect(states.toSorted()).toEqual(['delivered', 'unknown']);
});

it('what a lookup by our reference finds is believed, and the id is nobody else’s any more', async () => {
  const first = await sent('first', 'CRM-1');
  const second = await sent('second', 'CRM-1');
  await lookedUp(second.id, 'CRM-1');
  expect(await crmIdOf(second.leadId)).toEqual({ id: 'CRM-1', synced: true });
  expect(await crmIdOf(first.leadId)).toEqual({ id: null, synced: true });
});

it.each([
  ['longer than any index holds', randomBytes(5_000).toString('hex')],
  ['empty', ''],
])('an id that is %s is not kept, and holds up nothing that is settled with it', async (_name, odd) => {
  const leads = [
    await addLeadToDeliver(pool, 'a'),
    await addLeadToDeliver(pool, 'b'),
    await addLeadToDeliver(pool, 'c'),
  ];
  const claimed = await claim();
  await store.begin(claimed.map((delivery) => attemptOf(delivery, 0)));
  const ids = [odd, 'CRM-2', odd];
  expect(await store.settle(claimed.map((delivery, n) => answered(delivery, ids[n] ?? '')))).toEqual([
    true,
    true,
    true,
  ]);
  const kept = await Promise.all(leads.map(({ leadId }) => crmIdOf(leadId)));
  expect(kept.filter((lead) => 'synced' in lead && lead.synced === true)).toHaveLength(3);
  expect(kept.map((lead) => 'id' in lead && lead.id).filter((id) => id !== null)).toEqual(['CRM-2']);
});

it('a lead keeps its id through its later versions, and another CRM may have the same', async () => {
  const { leadId } = await sent('first', 'CRM-1');
  await addDelivery(pool, { leadId, seq: 2, version: 1, event: 'lead.updated' });
  const [update] = await claim();
  await store.begin([attemptOf(update!, 0)]);
  await store.settle([answered(update!, 'CRM-1')]);
  expect(await crmIdOf(leadId)).toEqual({ id: 'CRM-1', synced: true });

  const other = await addLeadToDeliver(pool, 'second');
  await pool.query(`update deliveries set provider = 'other' where id = $1`, [other.id]);
  const [elsewhere] = await store.claimDue({
    ...terms,
    provider: 'other',
    deliveryId: null,
    states: ['pending'],
    limit: 1,
    leaseMs: 60_000,
  });
  await store.begin([attemptOf(elsewhere!, 0)]);
  await store.settle([answered(elsewhere!, 'CRM-1')]);
  expect(await crmIdOf(other.leadId)).toEqual({ id: 'CRM-1', synced: true });
});
