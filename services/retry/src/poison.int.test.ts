import { parkOverdue } from '@manzil/core/deliveries/engine/park';
import { takeForDispatch } from '@manzil/core/deliveries/store/delivery-dispatch';
import {
  addLeadToDeliver,
  attemptOf,
  expireLease,
  lane,
  ledgerRow,
  makeDue,
  terms,
} from '@manzil/core/deliveries/testing/ledger-fixture';
import { describe, expect, it, vi } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool, store, worker } = fixture;
const gapMs = 150_000;

/** Before or after its attempt row was written. */
async function workerDies(id: string, started = false): Promise<void> {
  const [claimed] = await store.claimDue({ ...terms, deliveryId: id, states: [], limit: 1, leaseMs: 60_000 });
  if (started) await store.begin([attemptOf(claimed!)]);
  await expireLease(pool, id);
  await worker().expireLeases();
}

const deaths = async (id: string): Promise<number> =>
  (await pool.query<{ n: number }>('select worker_deaths as n from deliveries where id = $1', [id])).rows[0]!.n;

async function poisoned(reference: string): Promise<string> {
  const { id } = await addLeadToDeliver(pool, reference);
  for (let n = 0; n < 5; n += 1) await workerDies(id);
  return id;
}

describe('a delivery under which five workers died', () => {
  it('is never claimed with others, nor published', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-P');
    for (let n = 0; n < 4; n += 1) await workerDies(id);
    await addLeadToDeliver(pool, 'MZL-GOOD');
    const batch = await store.claimDue({ ...terms, deliveryId: null, states: ['pending'], limit: 64, leaseMs: 60_000 });
    expect(batch.map((one) => one.id)).toContain(id);
    await store.handBack(batch);
    await workerDies(id);
    expect(await deaths(id)).toBe(5);
    await pool.query(`update deliveries set created_at = now() - interval '10 s'`);
    const published = await takeForDispatch(pool, { limit: 100, trustMs: 1, graceMs: 0, again: true });
    expect(published.map((one) => one.id)).not.toContain(id);
    expect(await worker().sendPending(id)).toEqual(['delivered']);
    expect((await ledgerRow(pool, id)).state).toBe('pending');
  });

  it('goes with the others again when a worker has sent it and lives', async () => {
    const id = await poisoned('MZL-P');
    expect(await worker().sendPoison(gapMs)).toBe(1);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered' });
    expect(await deaths(id)).toBe(0);
  });

  it('is taken by one worker, one after the other, none together', async () => {
    for (let n = 0; n < 4; n += 1) await poisoned(`MZL-P${String(n)}`);
    let [now, most, ended] = [0, 0, 0];
    let first = true;
    const send = fixture.crm.onSend;
    fixture.crm.onSend = async (write, signal) => {
      now += 1;
      most = Math.max(most, now);
      if (first) {
        first = false;
        await vi.waitUntil(() => ended === 2, { timeout: 15_000 });
      }
      now -= 1;
      return send(write, signal);
    };
    const taken = await Promise.all(
      [worker(), worker(), worker()].map((one) => one.sendPoison(gapMs).finally(() => (ended += 1))),
    );
    expect(taken.reduce((sum, n) => sum + n)).toBe(4);
    expect(most).toBe(1);
  });

  it('costs the lane its turn when it ends the next worker as well, and is kept', async () => {
    const id = await poisoned('MZL-P');
    await poisoned('MZL-P2');
    expect(await store.takePoisonTurn(lane, gapMs)).toBe(true);
    expect(await worker().sendPoison(gapMs)).toBe(0);
    await pool.query(`update schedule_ticks set last_tick = last_tick - $1 * interval '1 ms'`, [gapMs + 1]);
    expect(await worker().sendPoison(gapMs)).toBe(2);
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
  });

  it('is looked up alone, and stays in its lane while only the lookup worked', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-P');
    for (let n = 0; n < 4; n += 1) await workerDies(id);
    await workerDies(id, true);
    await makeDue(pool, id);
    expect((await ledgerRow(pool, id)).state).toBe('unknown');
    expect(await worker().resolveUnknown(id)).toEqual([]);
    expect(await worker().sendPoison(gapMs)).toBe(1);
    expect(await deaths(id)).toBe(5);
    for (let n = 0; n < 3; n += 1) {
      await makeDue(pool, id);
      await worker().sendPoison(gapMs);
    }
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
  });

  it('counts a worker that died while it looked it up', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-P');
    await workerDies(id, true);
    const query = { ...terms, deliveryId: id, limit: 1, holdMs: 60_000 };
    for (let n = 0; n < 2; n += 1) {
      await makeDue(pool, id);
      const [claimed] = await store.claimUnknown(query);
      await store.begin([attemptOf(claimed!)]);
    }
    expect(await deaths(id)).toBe(2);
  });
});

it('what waited for seven days is parked, with an alert, also where workers die', async () => {
  const young = await poisoned('MZL-YOUNG');
  await pool.query(
    `update deliveries set waiting_since = now() - interval '7 days' + interval '1 minute' where id = $1`,
    [young],
  );
  const old = [await poisoned('MZL-OLD'), (await addLeadToDeliver(pool, 'MZL-OLD2')).id];
  await pool.query(`update deliveries set waiting_since = now() - interval '7 days' where id = any ($1::uuid[])`, [
    old,
  ]);
  const alerts: object[] = [];
  const note = (fields: object): void => void alerts.push(fields);
  expect(await parkOverdue(store, lane, { info: note, warn: note, error: note })).toBe(2);
  expect(alerts).toHaveLength(2);
  for (const id of old) expect((await ledgerRow(pool, id)).state).toBe('parked');
  expect((await ledgerRow(pool, young)).state).toBe('pending');
});
