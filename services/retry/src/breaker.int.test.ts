/** What leaves for a CRM that fails, whoever asks: nothing but one call every now and then. */
import { logBreaker } from '@manzil/core/delivery/log-breaker';
import { busy, delivered, noAnswer } from '@manzil/core/delivery/testing/fake-crm';
import type { Outcome } from '@manzil/core/domain/delivery';
import { forceRetry } from '@manzil/core/delivery/force-retry';
import { takeForDispatch } from '@manzil/core/persistence/delivery-dispatch';
import { createForceStore } from '@manzil/core/persistence/delivery-force';
import { createDeliveryStore } from '@manzil/core/persistence/delivery-store';
import { saveLead } from '@manzil/core/persistence/lead-intake';
import { addLeadToDeliver, lane, ledgerRow, makeDue } from '@manzil/core/persistence/testing/ledger-fixture';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool } = fixture;
const lines: object[] = [];
const note = (fields: object): void => void lines.push(fields);
const ledger = createDeliveryStore(pool, {
  onBreaker: logBreaker({ info: note, warn: note, error: note }),
  onBreakerFailure: (error) => note({ error }),
});
const worker = (changes: Parameters<typeof fixture.worker>[0] = {}) => fixture.worker(changes, ledger);

let calls = 0;
beforeEach(() => {
  calls = 0;
  lines.length = 0;
});

/** From now on the CRM answers like this, once so many were asked. */
function answer(outcome: Outcome, together = 1): void {
  const meet = meeting(together);
  fixture.crm.onSend = async (write) => {
    calls += 1;
    await meet();
    if (outcome.kind === 'delivered') write();
    return outcome;
  };
}

/** Ends for all who wait in it as soon as so many have come; who comes later does not wait. */
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

/** Leads that wait, and a breaker that is open because of others. */
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
    expect(calls).toBeLessThan(16);
    expect(results.filter((result) => result === 'handed_back')).toHaveLength(60 - calls);
    const { rows } = await pool.query(
      `select count(*)::int as n from deliveries where state = 'pending' and attempts = 0`,
    );
    expect(rows).toEqual([{ n: 60 - calls }]);
    expect(lines).toEqual([{ provider: 'fake', code: 'breaker.open', reason: 'breaker.failures_in_row' }]);
  });

  it('a lookup that was claimed and not yet asked is due again at once', async () => {
    answer(noAnswer);
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await addLeadToDeliver(pool, `MZL-${String(n)}`)).id);
    await worker().sendPending(null);
    await pool.query('update deliveries set due_at = now(), not_before = null');
    const failed = { kind: 'failed', httpStatus: 500, code: 'crm.x', text: 'x', retryAfterMs: null } as const;
    fixture.crm.onLookup = async () => failed;
    // four sends and one lookup have failed: the breaker opens, and three lookups were claimed with it
    expect(
      (await worker({ concurrency: 1, backoffBaseMs: 300_000, backoffMaxMs: 300_000 }).resolveUnknown(null)).toSorted(),
    ).toEqual(['lost', 'lost', 'lost', 'unknown']);
    expect(await stateNow()).toBe('open');
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from deliveries where state = 'unknown' and due_at <= now()`,
    );
    expect(rows).toEqual([{ due: 3 }]);
  });

  it('one refused key is enough, and alerts', async () => {
    answer({ ...busy, httpStatus: 401, code: 'crm.unauthorized' } as Outcome);
    for (let n = 0; n < 5; n += 1) await addLeadToDeliver(pool, `MZL-${String(n)}`);
    await worker({ concurrency: 1 }).sendPending(null);
    expect(calls).toBe(1);
    expect(lines).toEqual([{ provider: 'fake', code: 'breaker.open', reason: 'crm.unauthorized', alert: true }]);
  });

  it('neither first attempts, retries nor lookups leave, and the relay publishes nothing', async () => {
    const [id = ''] = await outage(3);
    answer(noAnswer);
    let lookups = 0;
    fixture.crm.onLookup = async (found) => {
      lookups += 1;
      return found;
    };
    await pool.query(`update deliveries set due_at = now() where state = 'retry_wait'`);
    await pool.query(`update deliveries set state = 'sending', lease_until = now() where id = $1`, [id]);
    await pool.query(`update deliveries set state = 'unknown', lease_until = null where id = $1`, [id]);
    const engine = worker();
    expect(await engine.sendPending(null)).toEqual([]);
    expect(await engine.sendRetries(null)).toEqual([]);
    expect(await engine.resolveUnknown(id)).toEqual([]);
    const query = { limit: 100, trustMs: 30_000, graceMs: 0, again: true };
    expect(await takeForDispatch(pool, query)).toEqual([]);
    expect([calls, lookups]).toEqual([0, 0]);
    await mayTry();
    expect(await takeForDispatch(pool, query)).toHaveLength(1);
  });
});

describe('when it may be tried', () => {
  it('one call leaves, however many workers race, and what else waits follows when it worked', async () => {
    await outage(20);
    await mayTry();
    let answered = 0;
    let ended = 0;
    const before: number[] = [];
    fixture.crm.onSend = async (write) => {
      before.push(answered);
      // the first has its answer only after the three others have found nothing that may leave
      if (before.length === 1) await vi.waitUntil(() => ended === 3, { timeout: 15_000 });
      write();
      answered += 1;
      return delivered;
    };
    const results = await Promise.all(
      [worker(), worker(), worker(), worker()].map((one) => one.sendPending(null).finally(() => (ended += 1))),
    );
    expect(new Set(results.flat())).toEqual(new Set(['delivered']));
    // the second call left only after the first had its answer
    expect(before.filter((n) => n === 0)).toHaveLength(1);
    expect(before).toHaveLength(20);
    expect(await stateNow()).toBe('closed');
  });

  it('one call leaves and no more when it fails', async () => {
    await outage(20);
    await mayTry();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([worker().sendPending(null), worker().sendPending(null), worker().sendPending(null)]);
      expect(await worker().resolveUnknown(null)).toEqual([]);
      expect(calls).toBe(1);
      expect(await stateNow()).toBe('open');
    }
    const { rows } = await pool.query('select open_ms from breakers');
    expect(rows).toEqual([{ open_ms: 60_000 }]);
  });

  it('a lookup may be the one', async () => {
    const [id = ''] = await outage(1);
    await pool.query(`update deliveries set state = 'sending', lease_until = now(), fence = 1 where id = $1`, [id]);
    await pool.query(
      `insert into delivery_attempts (delivery_id, fence, kind, provider, subject_version, request)
       values ($1, 1, 'send', 'fake', 1, '{"operation":"upsert","reference":"MZL-0","version":1}')`,
      [id],
    );
    await worker().expireLeases();
    await makeDue(pool, id);
    await mayTry();
    fixture.crm.writes.set('MZL-0', [1]);
    expect(await worker().resolveUnknown(id)).toEqual(['delivered']);
    expect(await stateNow()).toBe('closed');
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
