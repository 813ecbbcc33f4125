import { busy, delivered, noAnswer } from '@manzil/core/deliveries/testing/fake-crm';
import type { Outcome } from '@manzil/core/deliveries/delivery';
import { forceRetry, syncLeads } from '@manzil/core/deliveries/engine/force-retry';
import { takeForDispatch } from '@manzil/core/deliveries/store/delivery-dispatch';
import { createForceStore } from '@manzil/core/deliveries/store/delivery-force';
import { replayDeliveries } from '@manzil/core/deliveries/store/delivery-replay';
import { addLeadToDeliver, forceState, lane, ledgerRow } from '@manzil/core/deliveries/testing/ledger-fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool, worker } = fixture;
const hour = 3_600_000;
const staff = { actor: { id: 1, username: 'admin', role: 'admin' }, requestId: 'r' } as never;

const slowDown = (askedMs: number) => ({ ...busy, httpStatus: 429, retryAfterMs: askedMs }) as Outcome;
const perhaps = (askedMs: number) => ({ ...noAnswer, httpStatus: 503, retryAfterMs: askedMs }) as Outcome;

let calls = 0;
let lookups = 0;
let id: string;
let leadId: number;

/** To the first try; later ones are taken. */
async function answered(outcome: Outcome): Promise<void> {
  fixture.crm.onSend = async () => outcome;
  ({ id, leadId } = await addLeadToDeliver(pool, 'MZL-HELD'));
  await worker().sendPending(id);
  calls = 0;
  fixture.crm.onSend = async (write) => {
    calls += 1;
    write();
    return delivered;
  };
  fixture.crm.onLookup = async (answer) => {
    lookups += 1;
    return answer;
  };
}

/** By two workers. */
async function tryEveryRoad(): Promise<void> {
  const engines = [worker(), worker()];
  const publish = async (): Promise<void> => {
    await Promise.all(engines.map((one) => one.sendRetries(id)));
  };
  const force = { store: createForceStore(pool), lane, publish, timeoutMs: 500 };
  await forceRetry(force);
  await syncLeads(force, [leadId]);
  for (const again of [false, true]) {
    const due = await takeForDispatch(pool, { limit: 100, trustMs: 30_000, graceMs: 0, again });
    expect(due.map((one) => one.id)).not.toContain(id);
  }
  await Promise.all(
    engines.flatMap((one) => [one.sendPending(id), one.sendRetries(id), one.resolveUnknown(id), one.expireLeases()]),
  );
  await engines[0]!.sendPoison(0);
}

const passes = (ms: number) =>
  pool.query(
    `update deliveries set due_at = due_at - $2 * interval '1 ms', not_before = not_before - $2 * interval '1 ms' where id = $1`,
    [id, ms],
  );

beforeEach(() => {
  calls = 0;
  lookups = 0;
});

describe.each([
  ['7 seconds', 7_000],
  ['an hour', hour],
  ['two days', hour, 48 * hour],
] as [string, number, number?][])('a Retry-After of %s', (_name, countsMs, askedMs = countsMs) => {
  it.each([
    ['a refusal', slowDown(askedMs)],
    ['an answer that leaves open what was written', perhaps(askedMs)],
  ])('with %s is undercut on no road, and over when it is over', async (_kind, outcome) => {
    await answered(outcome);
    const { due_in_ms: dueIn, state } = await ledgerRow(pool, id);
    expect(dueIn).toBeGreaterThan(countsMs - 5_000);
    await passes(countsMs - 3_000);
    await tryEveryRoad();
    expect([calls, lookups]).toEqual([0, 0]);
    expect((await ledgerRow(pool, id)).state).toBe(state);

    await passes(3_000);
    const engine = worker();
    if (state === 'retry_wait') await engine.sendRetries(id);
    else await engine.resolveUnknown(id);
    expect(calls + lookups).toBe(1);
  });

  it('is not undercut by a replay of what was set aside meanwhile', async () => {
    await answered(slowDown(askedMs));
    await forceState(pool, id, 'parked');
    await passes(countsMs - 3_000);
    expect(await replayDeliveries(pool, [lane], { ids: [id] }, staff)).toMatchObject({ replayed: 1 });
    await tryEveryRoad();
    expect(calls).toBe(0);
    await passes(3_000);
    await worker().sendPending(id);
    expect(calls).toBe(1);
  });

  it('is not undercut by the call that tries whether the CRM is back', async () => {
    await answered(slowDown(askedMs));
    await pool.query(
      `insert into breakers (provider, state, reason, open_ms, last_call_at, open_until)
       values ('fake', 'open', 'breaker.only_failures', 5, now() - interval '1 hour', now() - interval '1 second')`,
    );
    await passes(countsMs - 3_000);
    await tryEveryRoad();
    expect(calls).toBe(0);
  });
});

it('keeps the breaker from trying with another delivery, when the failures that opened it came with one', async () => {
  const asked = perhaps(hour);
  fixture.crm.onSend = async () => asked;
  for (let n = 0; n < 5; n += 1) await addLeadToDeliver(pool, `MZL-${String(n)}`);
  await worker().sendPending(null);
  await answered(asked);
  const { rows } = await pool.query<{ waits: boolean }>(
    `select open_until > now() + interval '59 minutes' as waits from breakers`,
  );
  expect(rows).toEqual([{ waits: true }]);
  await tryEveryRoad();
  expect([calls, lookups]).toEqual([0, 0]);
});
