import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { takeForDispatch, undoDispatch } from './delivery-dispatch.ts';
import { createForceStore } from './delivery-force.ts';
import { addLeadToDeliver, expireLease, forceState, lane, ledgerRow, testPool } from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const force = createForceStore(pool);
const query = { limit: 100, trustMs: 30_000, graceMs: 2_000, again: false };

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function age(): Promise<void> {
  await pool.query(`update deliveries set created_at = now() - interval '10 seconds'`);
}

async function taken(changes: Partial<typeof query> = {}): Promise<string[]> {
  return (await takeForDispatch(pool, { ...query, ...changes })).map(({ id }) => id);
}

describe('takeForDispatch', () => {
  it('leaves what was written just now to its writer', async () => {
    const { id } = await addLeadToDeliver(pool, 'new');
    expect(await taken()).toEqual([]);
    await age();
    expect(await taken()).toEqual([id]);
  });

  it('trusts a publish for a while, unless it failed or the sweep asks', async () => {
    const { id } = await addLeadToDeliver(pool, 'trusted');
    await age();
    expect(await taken()).toEqual([id]);
    expect(await taken()).toEqual([]);
    expect(await taken({ again: true })).toEqual([id]);
    await undoDispatch(pool, [id]);
    expect(await taken()).toEqual([id]);
    await pool.query(`update deliveries set dispatched_until = now() - interval '1 second'`);
    expect(await taken()).toEqual([id]);
  });

  it('takes retries, lookups and expired leases that are due, and nothing that is settled or under way', async () => {
    const expected: string[] = [];
    for (const state of ['retry_wait', 'unknown', 'sending', 'delivered', 'rejected', 'parked', 'cancelled'] as const) {
      const { id } = await addLeadToDeliver(pool, state);
      await forceState(pool, id, state);
      if (state === 'retry_wait' || state === 'unknown') expected.push(id);
    }
    const dead = await addLeadToDeliver(pool, 'dead');
    await forceState(pool, dead.id, 'sending');
    await expireLease(pool, dead.id);
    const later = await addLeadToDeliver(pool, 'later');
    await forceState(pool, later.id, 'retry_wait');
    await pool.query(`update deliveries set due_at = now() + interval '1 minute' where id = $1`, [later.id]);
    expect((await taken()).toSorted()).toEqual([...expected, dead.id].toSorted());
  });

  it('gives each delivery to one of several relays', async () => {
    for (let n = 0; n < 30; n += 1) await addLeadToDeliver(pool, `many-${n}`);
    await age();
    const rounds = (await Promise.all([taken({ limit: 20 }), taken({ limit: 20 })])).flat();
    expect(rounds).toHaveLength(30);
    expect(new Set(rounds).size).toBe(30);
  });
});

describe('markDue', () => {
  it('brings a retry forward, but not before a Retry-After or a settle delay', async () => {
    const retry = await addLeadToDeliver(pool, 'retry');
    const held = await addLeadToDeliver(pool, 'held');
    const unsettled = await addLeadToDeliver(pool, 'unsettled');
    await forceState(pool, retry.id, 'retry_wait');
    await forceState(pool, held.id, 'retry_wait');
    await forceState(pool, unsettled.id, 'unknown');
    await pool.query(`update deliveries set due_at = now() + interval '5 minutes'`);
    await pool.query(`update deliveries set not_before = due_at where id = any ($1)`, [[held.id, unsettled.id]]);
    expect((await force.markDue(lane, 10)).map(({ id }) => id)).toEqual([retry.id]);
    expect((await ledgerRow(pool, retry.id)).due_in_ms).toBeLessThanOrEqual(0);
    expect((await ledgerRow(pool, held.id)).due_in_ms).toBeGreaterThan(200_000);
    expect(await force.countWaiting(lane)).toBe(3);
  });

  it('gives a lead that was rejected or parked another chance', async () => {
    for (const state of ['rejected', 'parked'] as const) {
      const { id, leadId } = await addLeadToDeliver(pool, state);
      await forceState(pool, id, state);
      expect(await force.markLeadsDue(lane, [leadId])).toMatchObject([{ id, state: 'pending' }]);
    }
  });

  it('leaves a delivered lead alone', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'done');
    await forceState(pool, id, 'delivered');
    expect(await force.markLeadsDue(lane, [leadId])).toEqual([]);
  });

  it('tells what is under way from what waits for its time', async () => {
    const ids: string[] = [];
    for (const state of ['pending', 'sending', 'retry_wait', 'delivered', 'rejected'] as const) {
      const { id } = await addLeadToDeliver(pool, state);
      if (state !== 'pending') await forceState(pool, id, state);
      if (state === 'retry_wait')
        await pool.query(`update deliveries set due_at = now() + interval '1 minute' where id = $1`, [id]);
      ids.push(id);
    }
    expect(await force.progress(ids)).toEqual({ settled: 2, underWay: 2 });
  });
});
