import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { takeForDispatch } from './delivery-dispatch.ts';
import { replayDeliveries, type ReplayRequest } from './delivery-replay.ts';
import {
  addDelivery,
  addLead,
  addLeadToDeliver,
  forceState,
  lane,
  ledgerRow,
  testPool,
} from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const actor = { id: 1, username: 'admin', role: 'admin' } as never;

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const replay = (request: ReplayRequest) => replayDeliveries(pool, [lane], request, { actor, requestId: 'request-1' });

async function settled(state: 'rejected' | 'parked' | 'delivered', minutesAgo = 0): Promise<string> {
  const { id } = await addLeadToDeliver(pool, `MZL-${state}-${String(minutesAgo)}-${String(Math.random())}`);
  await forceState(pool, id, state);
  await pool.query(
    `update deliveries set settled_at = now() - make_interval(mins => $2), waiting_since = now() - interval '9 days' where id = $1`,
    [id, minutesAgo],
  );
  return id;
}

const minutes = (ago: number): string => new Date(Date.now() - ago * 60_000).toISOString();

describe('replayDeliveries', () => {
  it('makes rejected and parked ones wait anew, and the relay finds them', async () => {
    const ids = [await settled('rejected'), await settled('parked')];
    expect(await replay({ ids })).toEqual({ replayed: 2, skipped: 0 });
    const { rows } = await pool.query(
      `select state, waiting_since > now() - interval '1 minute' as anew, settled_at from deliveries`,
    );
    expect(rows).toEqual([1, 2].map(() => ({ state: 'pending', anew: true, settled_at: null })));
    await pool.query(`update deliveries set created_at = now() - interval '1 minute'`);
    const query = { limit: 10, trustMs: 1_000, graceMs: 2_000, again: false };
    expect((await takeForDispatch(pool, query)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('touches nothing that is under way, waits or was delivered, nor what it does not know', async () => {
    const ids: string[] = ['0192f0c1-0000-7000-8000-00000000dead'];
    for (const state of [
      'pending',
      'sending',
      'unknown',
      'retry_wait',
      'delivered',
      'superseded',
      'cancelled',
    ] as const) {
      const { id } = await addLeadToDeliver(pool, state);
      await forceState(pool, id, state);
      ids.push(id);
    }
    expect(await replay({ ids })).toEqual({ replayed: 0, skipped: 8 });
    expect((await ledgerRow(pool, ids[2]!)).state).toBe('sending');
  });

  it('leaves alone what belongs to a provider that is not connected', async () => {
    const id = await addDelivery(pool, { leadId: await addLead(pool, 'other'), provider: 'other' });
    await forceState(pool, id, 'rejected');
    expect(await replay({ ids: [id] })).toEqual({ replayed: 0, skipped: 1 });
  });

  it('takes a window by when it was settled, and only the states that were asked for', async () => {
    const inside = await settled('rejected', 30);
    const parked = await settled('parked', 30);
    for (const minutesAgo of [90, 5]) await settled('rejected', minutesAgo);
    await settled('delivered', 30);
    const window = { from: minutes(60), to: minutes(10) };
    expect(await replay({ window: { ...window, states: ['rejected'], consumer: 'mail' } })).toMatchObject({
      replayed: 0,
    });
    expect(await replay({ window: { ...window, states: ['rejected'], consumer: 'crm' } })).toMatchObject({
      replayed: 1,
    });
    expect((await ledgerRow(pool, inside)).state).toBe('pending');
    expect(await replay({ window: { ...window, states: ['rejected', 'parked'] } })).toEqual({
      replayed: 1,
      skipped: 0,
    });
    expect((await ledgerRow(pool, parked)).state).toBe('pending');
  });

  it('never brings a Retry-After forward', async () => {
    const id = await settled('parked');
    await pool.query(`update deliveries set not_before = now() + interval '1 hour'`);
    await replay({ ids: [id] });
    expect((await ledgerRow(pool, id)).due_in_ms).toBeGreaterThan(3_500_000);
  });

  it('does each once when two ask at the same time, with an entry in the audit log for each that asked', async () => {
    const ids = [await settled('rejected'), await settled('parked'), await settled('rejected')];
    const results = await Promise.all([replay({ ids }), replay({ ids }), replay({ ids })]);
    expect(results.reduce((sum, { replayed }) => sum + replayed, 0)).toBe(3);
    expect(results.every(({ replayed, skipped }) => replayed + skipped === 3)).toBe(true);
    const { rows } = await pool.query(
      `select actor_name, after from audit_entries where action = 'crm.replayed' order by id desc limit 3`,
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ actor_name: 'admin', after: { ids: 3 } });
  });
});
