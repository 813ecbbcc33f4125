import { logBreaker } from '@manzil/core/deliveries/breaker/log-breaker';
import { busy, delivered, noAnswer } from '@manzil/core/deliveries/testing/fake-crm';
import type { Outcome } from '@manzil/core/deliveries/delivery';
import { forceRetry } from '@manzil/core/deliveries/engine/force-retry';
import { takeForDispatch } from '@manzil/core/deliveries/store/delivery-dispatch';
import { createForceStore } from '@manzil/core/deliveries/store/delivery-force';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { saveLead } from '@manzil/core/leads/testing/save-lead';
import { addLeadToDeliver, lane, ledgerRow, makeDue } from '@manzil/core/deliveries/testing/ledger-fixture';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool } = fixture;
const lines: object[] = [];
const note = (fields: object): void => void lines.push(fields);
const newLedger = () =>
  createDeliveryStore(pool, {
    onBreaker: logBreaker({ info: note, warn: note, error: note }),
    onBreakerFailure: (error) => note({ error }),
  });
let ledger = newLedger();
const worker = (changes: Parameters<typeof fixture.worker>[0] = {}) => fixture.worker(changes, ledger);

let calls = 0;
beforeEach(() => {
  calls = 0;
  lines.length = 0;
  ledger = newLedger();
});

/** From now on, once so many were asked. */
function answer(outcome: Outcome, together = 1): void {
  const meet = meeting(together);
  fixture.crm.onSend = async (write) => {
    calls += 1;
    await meet();
    if (outcome.kind === 'delivered') write();
    return outcome;
  };
}

/** Ends when so many have come, and stays open. */
function meeting(size: number): () => Promise<void> {
  let here = 0;
  const met = Promise.withResolvers<void>();
  return () => {
    here += 1;
    if (here === size) met.resolve();
    return met.promise;
  };
}

const mayTry = () => pool.query(`update breakers set open_until = now() - interval '1 s', last_call_at = '-infinity'`);
const stateNow = async (): Promise<string | undefined> =>
  (await pool.query<{ state: string }>('select state from breakers')).rows[0]?.state;

async function outage(waiting: number): Promise<string[]> {
  answer(busy);
  for (let n = 0; n < 5; n += 1) await addLeadToDeliver(pool, `MZL-FAILED-${String(n)}`);
  await worker({ backoffBaseMs: 300_000, backoffMaxMs: 300_000 }).sendPending(null);
  expect(await stateNow()).toBe('open');
  calls = 0;
  const ids: string[] = [];
  for (let n = 0; n < waiting; n += 1) ids.push((await addLeadToDeliver(pool, `MZL-${String(n)}`)).id);
  await pool.query(`update deliveries set created_at = now() - interval '10 s'`);
  return ids;
}

describe('when the CRM fails', () => {
  it('what was claimed and not yet sent goes back, untouched', async () => {
    answer(busy, 5);
    for (let n = 0; n < 60; n += 1) await addLeadToDeliver(pool, `MZL-${String(n)}`);
    const results = await worker({ concurrency: 5 }).sendPending(null);
    expect(calls).toBeLessThan(30);
    expect(results.filter((result) => result === 'handed_back')).toHaveLength(60 - calls);
    const { rows } = await pool.query(
      `select count(*)::int as n from deliveries where state = 'pending' and attempts = 0`,
    );
    expect(rows).toEqual([{ n: 60 - calls }]);
    expect(lines).toEqual([{ provider: 'fake', code: 'breaker.open', reason: 'breaker.only_failures' }]);
  });

  it('a lookup that was claimed and not yet asked is due again at once when the CRM asks for a pause', async () => {
    answer(noAnswer);
    for (let n = 0; n < 2; n += 1) await addLeadToDeliver(pool, `MZL-${String(n)}`);
    await worker().sendPending(null);
    await pool.query('update deliveries set due_at = now(), not_before = null');
    fixture.crm.onLookup = async () => {
      await pool.query(`insert into breakers (provider, state, open_ms, open_until, hold_until)
        values ('fake', 'open', 30000, now() + interval '1 hour', now() + interval '1 hour')`);
      return { kind: 'failed', httpStatus: 500, code: 'crm.server_error', text: 'x', retryAfterMs: null };
    };
    expect(
      (await worker({ concurrency: 1, backoffBaseMs: 300_000, backoffMaxMs: 300_000 }).resolveUnknown(null)).toSorted(),
    ).toEqual(['lost', 'unknown']);
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from deliveries where state = 'unknown' and due_at <= now()`,
    );
    expect(rows).toEqual([{ due: 1 }]);
  });

  it('a key that is refused for three leads alerts', async () => {
    answer({ ...busy, httpStatus: 401, code: 'crm.unauthorized' } as Outcome);
    for (let n = 0; n < 3; n += 1) await addLeadToDeliver(pool, `MZL-${String(n)}`);
    await worker({ concurrency: 1 }).sendPending(null);
    expect(calls).toBe(3);
    expect(lines).toEqual([{ provider: 'fake', code: 'breaker.open', reason: 'crm.unauthorized', alert: true }]);
  });

  it.each([1, 2])('%i leads that are refused again and again hold up no other', async (odd) => {
    fixture.crm.onSend = async (write) => {
      calls += 1;
      if (calls <= odd * 20) return { ...busy, httpStatus: 403, code: 'crm.forbidden' } as Outcome;
      write();
      return delivered;
    };
    for (let n = 0; n < odd; n += 1) await addLeadToDeliver(pool, `MZL-ODD-${String(n)}`);
    for (let n = 0; n < 20; n += 1) {
      await worker().sendPending(null);
      await worker().sendRetries(null);
      await pool.query(`update deliveries set due_at = now() where state = 'retry_wait'`);
    }
    expect(await stateNow()).toBeUndefined();
    const { id } = await addLeadToDeliver(pool, 'MZL-FINE');
    await worker().sendPending(id);
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
  });

  it('neither first attempts nor retries leave; lookups do, and the relay publishes nothing else', async () => {
    const [id = ''] = await outage(3);
    answer(noAnswer);
    let lookups = 0;
    fixture.crm.onLookup = async (found) => {
      lookups += 1;
      return found;
    };
    await pool.query(`update deliveries set due_at = now() where state = 'retry_wait'`);
    await pool.query(`update deliveries set state = 'sending', lease_until = now() where id = $1`, [id]);
    await pool.query(
      `insert into delivery_attempts (delivery_id, fence, kind, provider, subject_version, request, ended_at, outcome)
       values ($1, 0, 'send', 'fake', 1, '{"operation":"upsert","reference":"MZL-0","version":1}', now(), 'unknown')`,
      [id],
    );
    await pool.query(`update deliveries set state = 'unknown', lease_until = null where id = $1`, [id]);
    const engine = worker();
    expect(await engine.sendPending(null)).toEqual([]);
    expect(await engine.sendRetries(null)).toEqual([]);
    const query = { limit: 100, trustMs: 30_000, graceMs: 0, again: true };
    expect(await takeForDispatch(pool, query)).toMatchObject([{ id, state: 'unknown' }]);
    await makeDue(pool, id);
    expect(await engine.resolveUnknown(id)).toEqual(['unknown']);
    expect([calls, lookups]).toEqual([0, 1]);
    await mayTry();
    expect(await takeForDispatch(pool, query)).toHaveLength(3);
  });
});

describe('when it may be tried', () => {
  it('three leave, however many workers race, and what else waits follows when one worked', async () => {
    await outage(20);
    await mayTry();
    let answered = 0;
    let ended = 0;
    const before: number[] = [];
    fixture.crm.onSend = async (write) => {
      before.push(answered);
      // the other two have found nothing that may leave
      if (before.length <= 3) await vi.waitUntil(() => before.length >= 3 && ended >= 2, { timeout: 15_000 });
      write();
      answered += 1;
      return delivered;
    };
    // a busy machine must give up no answer
    const patient = { requestTimeoutMs: 20_000, leaseMarginMs: 25_000, leaseMs: 60_000 };
    const results = await Promise.all(
      Array.from({ length: 5 }, () => worker(patient)).map((one) => one.sendPending(null).finally(() => (ended += 1))),
    );
    expect(new Set(results.flat())).toEqual(new Set(['delivered']));
    // none left before one of the three was answered
    expect(before.filter((n) => n === 0)).toHaveLength(3);
    expect(before).toHaveLength(20);
    expect(await stateNow()).toBe('closed');
  });

  it('what was never sent goes first, and three that fail are enough', async () => {
    const ids = await outage(20);
    await pool.query(`update deliveries set due_at = now() - interval '1 minute' where state = 'retry_wait'`);
    await mayTry();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([worker().sendRetries(null), worker().sendPending(null), worker().sendPending(null)]);
      expect(await stateNow()).toBe('open');
    }
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from deliveries where attempts = 1 and id = any ($1)',
      [ids],
    );
    // one that failed may be due again before the third
    expect(calls).toBeGreaterThanOrEqual(3);
    expect(calls).toBeLessThan(9);
    expect(rows[0]!.n).toBeGreaterThan(0);
    expect((await pool.query('select open_ms from breakers')).rows).toEqual([{ open_ms: 60_000 }]);
  });

  it('and there is nothing to try, it stays as it is', async () => {
    await outage(0);
    await mayTry();
    expect(await worker().sendPending(null)).toEqual([]);
    expect(await stateNow()).toBe('open');
  });
});

describe('staff', () => {
  const force = () => ({
    store: createForceStore(pool),
    lane,
    publish: async (all: { id: string }[]) => void all.map(({ id }) => worker().sendRetries(id)),
    timeoutMs: 5_000,
  });

  it('are answered at once while it is open, and nothing leaves', async () => {
    await outage(2);
    const startedAt = performance.now();
    expect(await forceRetry(force())).toMatchObject({ processed: 0, remaining: 7 });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(calls).toBe(0);
  });

  it('bring the probe forward when the last call is long ago', async () => {
    const [id = ''] = await outage(1);
    await pool.query(
      `update breakers set open_until = now() + interval '4 minutes', last_call_at = now() - interval '40 s'`,
    );
    answer(delivered);
    await forceRetry(force());
    expect(calls).toBeGreaterThan(0);
    expect(await stateNow()).toBe('closed');
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
  });
});

it('a lead is taken in whatever the breaker says', async () => {
  await outage(0);
  const person = { firstName: 'Noor', lastName: '', email: 'noor@example.com', phone: null, message: null };
  const about = { source: 'contact_form', propertyId: null, agentId: null, page: null, language: 'en' } as const;
  const lead = { ...person, ...about, consent: null, idempotency: null, requestId: 'request' };
  const { jobs } = await saveLead(pool, lead, [lane]);
  expect((await ledgerRow(pool, jobs[0]!.id)).state).toBe('pending');
});
