import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedDelivery } from '../delivery.ts';
import type { DeliveryState } from '../states.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { settled } from '../engine/settled.ts';
import { createDeliveryStore } from './delivery-store.ts';
import {
  addDelivery,
  addLead,
  addLeadToDeliver,
  attemptOf,
  attemptRows,
  forceState,
  terms,
  ledgerRow,
  testPool,
} from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const store = createDeliveryStore(pool);
const query = { ...terms, deliveryId: null, states: ['pending', 'retry_wait'] as const, limit: 64, leaseMs: 60_000 };

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function settlement(delivery: ClaimedDelivery, changes: Partial<Settlement>): Settlement {
  return {
    ...settled(delivery, { kind: 'send', outcome: 'delivered', httpStatus: 200, answer: null }),
    to: 'delivered',
    ...changes,
  };
}

async function claimAndBegin(version = 1): Promise<ClaimedDelivery> {
  const [delivery] = await store.claimDue(query);
  await store.begin([attemptOf(delivery!, 0, version)]);
  return delivery!;
}

async function leadRow(id: number) {
  const { rows } = await pool.query(
    'select crm_synced, crm_id, crm_synced_at is not null as at, crm_sync_error from leads where id = $1',
    [id],
  );
  return rows[0] as object;
}

describe('settle', () => {
  it('tells the lead of its delivery, in the same transaction', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'told');
    const delivery = await claimAndBegin();
    const done = settlement(delivery, { externalId: 'CRM-7', coveredVersion: 1 });
    expect(await store.settle([done])).toEqual([true]);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered', external_id: 'CRM-7', leased: false });
    expect(await leadRow(leadId)).toEqual({ crm_synced: true, crm_id: 'CRM-7', at: true, crm_sync_error: null });
    expect(await attemptRows(pool, id)).toMatchObject([{ kind: 'send', outcome: 'delivered' }]);
  });

  it('tells the lead of an error, cut to 200 characters that PostgreSQL can store, and waits', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'error');
    const text = `bad\u0000 ${'x'.repeat(194)}😀 and more`;
    const failed = settlement(await claimAndBegin(), {
      to: 'retry_wait',
      attempt: { kind: 'send', outcome: 'retry', httpStatus: 429, answer: `${text}\ud800` },
      waitMs: 5_000,
      error: { code: 'crm.too_many_requests', text },
    });
    expect(await store.settle([failed])).toEqual([true]);
    const row = await ledgerRow(pool, id);
    expect(row).toMatchObject({ state: 'retry_wait', last_error_code: 'crm.too_many_requests' });
    expect(row.due_in_ms).toBeGreaterThan(3_000);
    expect(await leadRow(leadId)).toMatchObject({
      crm_synced: false,
      crm_sync_error: expect.stringMatching(/^bad x+/),
    });
  });

  it('changes nothing under a stale fence or when somebody else has moved the row', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'stale');
    const delivery = await claimAndBegin();
    expect(await store.settle([settlement({ ...delivery, fence: delivery.fence - 1 }, {})])).toEqual([false]);
    await forceState(pool, id, 'unknown');
    expect(await store.settle([settlement(delivery, {})])).toEqual([false]);
    expect((await ledgerRow(pool, id)).state).toBe('unknown');
    expect(await leadRow(leadId)).toMatchObject({ crm_synced: false });
  });

  it('settles what is ours of a batch and leaves the rest', async () => {
    const ours = await addLeadToDeliver(pool, 'ours');
    const theirs = await addLeadToDeliver(pool, 'theirs');
    const claimed = await store.claimDue(query);
    await forceState(pool, theirs.id, 'unknown');
    const done = await store.settle(claimed.map((delivery) => settlement(delivery, {})));
    expect(claimed.map(({ id }, index) => [id === ours.id, done[index]])).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
  });

  it('never counts a lead as synced for the word superseded, which a deletion gets', async () => {
    const { leadId } = await addLeadToDeliver(pool, 'newer');
    await store.settle([settlement(await claimAndBegin(), { to: 'superseded' })]);
    expect(await leadRow(leadId)).toMatchObject({ crm_synced: false, crm_id: null });
  });

  it('keeps the CRM id of a lead whose later update fails', async () => {
    const { leadId } = await addLeadToDeliver(pool, 'later');
    await store.settle([settlement(await claimAndBegin(), { externalId: 'CRM-1', coveredVersion: 1 })]);
    await addDelivery(pool, { leadId, seq: 2, version: 2, event: 'lead.updated' });
    const failed = { to: 'rejected', error: { code: 'crm.rejected', text: 'refused' } } as const;
    await store.settle([settlement(await claimAndBegin(2), failed)]);
    expect(await leadRow(leadId)).toMatchObject({ crm_synced: true, crm_id: 'CRM-1', crm_sync_error: 'refused' });
  });
});

describe('superseding', () => {
  it('takes what a delivered attempt covers, and nothing newer', async () => {
    const leadId = await addLead(pool, 'covered');
    const states: [number, DeliveryState][] = [
      [2, 'pending'],
      [3, 'retry_wait'],
      [4, 'parked'],
      [5, 'pending'],
    ];
    await addDelivery(pool, { leadId, seq: 1, version: 1 });
    const ids: string[] = [];
    for (const [version, state] of states) {
      const id = await addDelivery(pool, { leadId, seq: version, version });
      if (state !== 'pending') await forceState(pool, id, state);
      ids.push(id);
    }
    await store.settle([settlement(await claimAndBegin(4), { coveredVersion: 4 })]);
    const after = await Promise.all(ids.map(async (id) => (await ledgerRow(pool, id)).state));
    expect(after).toEqual(['superseded', 'superseded', 'superseded', 'pending']);
  });

  it('never happens without a delivered attempt', async () => {
    const leadId = await addLead(pool, 'kept');
    await addDelivery(pool, { leadId, seq: 1, version: 1 });
    const waiting = await addDelivery(pool, { leadId, seq: 2, version: 1 });
    await store.settle([settlement(await claimAndBegin(9), { to: 'superseded' })]);
    expect((await ledgerRow(pool, waiting)).state).toBe('pending');
    const other = await addDelivery(pool, { leadId, seq: 3, version: 1 });
    await store.settle([settlement(await claimAndBegin(9), { to: 'retry_wait', waitMs: 0 })]);
    expect((await ledgerRow(pool, other)).state).toBe('pending');
  });
});
