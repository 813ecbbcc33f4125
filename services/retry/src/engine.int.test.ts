/** The engine on a real ledger, against a CRM that writes whatever it is sent twice, twice. */
import { createDeliveryEngine, type DeliveryEngine } from '@manzil/core/delivery/engine';
import type { DeliveryStore } from '@manzil/core/domain/delivery-ports';
import type { DeliverySettings } from '@manzil/core/delivery/settings';
import { busy, createFakeCrm, delivered, noAnswer, type FakeCrm } from '@manzil/core/delivery/testing/fake-crm';
import { createDeliveryStore } from '@manzil/core/persistence/delivery-store';
import { createSubjectReader } from '@manzil/core/persistence/subject-reader';
import {
  addDelivery,
  addLeadToDeliver,
  attemptOf,
  attemptRows,
  expireLease,
  lane,
  ledgerRow,
  makeDue,
  testPool,
} from '@manzil/core/persistence/testing/ledger-fixture';
import { createTestDatabase } from '@manzil/testing/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const database = await createTestDatabase();
const pool = testPool(database.url);
const store = createDeliveryStore(pool);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings: DeliverySettings = {
  requestTimeoutMs: 1_000,
  leaseMs: 10_000,
  leaseMarginMs: 2_000,
  backoffBaseMs: 10,
  backoffMaxMs: 20,
  concurrency: 16,
  batch: 64,
};
let crm: FakeCrm;

beforeEach(async () => {
  await pool.query('truncate deliveries, leads restart identity cascade');
  crm = createFakeCrm();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function worker(changes: Partial<DeliverySettings> = {}, ledger: DeliveryStore = store): DeliveryEngine {
  return createDeliveryEngine({
    store: ledger,
    subjects: createSubjectReader(pool),
    provider: crm.provider,
    settings: { ...settings, ...changes },
    log: silent,
    random: () => 0,
  });
}

/** What a worker leaves behind that was killed after its attempt row was committed. */
async function dieWhileSending(id: string, reference: string): Promise<void> {
  const [claimed] = await store.claimDue({ ...lane, deliveryId: id, states: [], limit: 1, leaseMs: 60_000 });
  await store.begin([attemptOf(claimed!, 0, 1, reference)]);
  await expireLease(pool, id);
}

async function resolveUntilSettled(engine: DeliveryEngine, id: string): Promise<void> {
  for (let round = 0; round < 5 && (await ledgerRow(pool, id)).state === 'unknown'; round += 1) {
    await makeDue(pool, id);
    await engine.resolveUnknown(id);
  }
}

describe('sending', () => {
  it('delivers a backlog once each, however many workers race', async () => {
    for (let n = 0; n < 150; n += 1) await addLeadToDeliver(pool, `MZL-${n}`);
    const engines = [worker(), worker(), worker()];
    for (let round = 0; round < 3; round += 1)
      await Promise.all(engines.flatMap((engine) => [engine.sendPending(null), engine.sendPending(null)]));
    expect(crm.writes.size).toBe(150);
    expect([...crm.writes.values()].every((versions) => versions.length === 1)).toBe(true);
    const { rows } = await pool.query('select state, count(*)::int as n from deliveries group by state');
    expect(rows).toEqual([{ state: 'delivered', n: 150 }]);
  });

  it('finds nothing to do in a job that comes twice', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-TWICE');
    const engine = worker();
    expect(await engine.sendPending(id)).toEqual(['delivered']);
    expect(await engine.sendPending(id)).toEqual([]);
    expect(await engine.sendRetries(id)).toEqual([]);
    expect(crm.writes.get('MZL-TWICE')).toEqual([1]);
  });

  it('sends the latest state, and supersedes what that covers', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'MZL-LATEST');
    await pool.query('update leads set version = 2 where id = $1', [leadId]);
    const second = await addDelivery(pool, { leadId, seq: 2, version: 2, event: 'lead.updated' });
    expect(await worker().sendPending(second)).toEqual(['delivered']);
    expect(crm.writes.get('MZL-LATEST')).toEqual([2]);
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
    expect((await ledgerRow(pool, second)).state).toBe('superseded');
  });

  it('never lets an older version follow a newer one, while workers race and answers get lost', async () => {
    const { leadId } = await addLeadToDeliver(pool, 'MZL-ORDER');
    let calls = 0;
    crm.onSend = async (write) => {
      await sleep(5);
      calls += 1;
      if (calls % 3 === 0) return busy;
      write();
      return calls % 2 === 0 ? noAnswer : delivered;
    };
    const engines = [worker({ requestTimeoutMs: 1 }), worker({ requestTimeoutMs: 1 })];
    for (let version = 2; version < 15; version += 1) {
      await pool.query('update leads set version = $2 where id = $1', [leadId, version]);
      await addDelivery(pool, { leadId, seq: version, version, event: 'lead.updated' });
      await Promise.all(engines.flatMap((e) => [e.sendPending(null), e.sendRetries(null), e.resolveUnknown(null)]));
    }
    for (let round = 0; round < 60; round += 1) {
      await Promise.all(engines.flatMap((e) => [e.sendPending(null), e.sendRetries(null), e.resolveUnknown(null)]));
      await sleep(20);
    }
    const versions = crm.writes.get('MZL-ORDER') ?? [];
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(versions.at(-1)).toBe(14);
    const { rows } = await pool.query(`select from deliveries where state not in ('delivered', 'superseded')`);
    expect(rows).toEqual([]);
  });

  it('waits after a refusal that will pass, and then sends', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-BUSY');
    crm.onSend = async () => busy;
    const engine = worker();
    expect(await engine.sendPending(id)).toEqual(['retry_wait']);
    expect(await engine.sendPending(id)).toEqual([]);
    crm.onSend = async (write) => {
      write();
      return delivered;
    };
    await makeDue(pool, id);
    expect(await engine.sendRetries(id)).toEqual(['delivered']);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('gives back at once what it could not start, because the database failed', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-DB');
    const broken = { ...store, begin: () => Promise.reject(new Error('disk full')) };
    await expect(worker({}, broken).sendPending(id)).rejects.toThrow('disk full');
    expect((await ledgerRow(pool, id)).state).toBe('pending');
    expect(crm.writes.size).toBe(0);
  });

  it('cancels the delivery of a lead that was deleted', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'MZL-GONE');
    await pool.query('delete from leads where id = $1', [leadId]);
    expect(await worker().sendPending(id)).toEqual(['cancelled']);
    expect(crm.writes.size).toBe(0);
  });
});

describe('a request without a clear answer', () => {
  it.each([
    ['the request had arrived', true],
    ['the request had not arrived', false],
  ])('of a worker that was killed is settled with one write: %s', async (_name, arrived) => {
    const { id } = await addLeadToDeliver(pool, 'MZL-KILLED');
    await dieWhileSending(id, 'MZL-KILLED');
    if (arrived) crm.writes.set('MZL-KILLED', [1]);
    const engine = worker();
    expect(await engine.sendPending(id)).toEqual([]);
    expect(await engine.expireLeases()).toEqual({ unknown: 1, pending: 0 });
    expect(await engine.resolveUnknown(id)).toEqual([]);
    await resolveUntilSettled(engine, id);
    if (!arrived) {
      expect((await ledgerRow(pool, id)).state).toBe('retry_wait');
      await makeDue(pool, id);
      await engine.sendRetries(id);
    }
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
    expect(crm.writes.get('MZL-KILLED')).toEqual([1]);
    const lookups = (await attemptRows(pool, id)).filter(({ kind }) => kind === 'lookup');
    expect(lookups).toHaveLength(arrived ? 1 : 2);
  });

  it('is pending again when the worker died before its attempt row', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-EARLY');
    await store.claimDue({ ...lane, deliveryId: id, states: [], limit: 1, leaseMs: 60_000 });
    await expireLease(pool, id);
    const engine = worker();
    expect(await engine.expireLeases()).toEqual({ unknown: 0, pending: 1 });
    expect(await engine.sendPending(id)).toEqual(['delivered']);
    expect(crm.writes.get('MZL-EARLY')).toEqual([1]);
  });

  it('is not written twice when the CRM wrote and the connection broke', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-CUT');
    crm.onSend = async (write) => {
      write();
      return noAnswer;
    };
    const engine = worker();
    expect(await engine.sendPending(id)).toEqual(['unknown']);
    await resolveUntilSettled(engine, id);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered', external_id: 'CRM-1' });
    expect(crm.writes.get('MZL-CUT')).toEqual([1]);
  });

  it.each([
    ['hangs', () => new Promise<never>(() => undefined)],
    ['throws', () => Promise.reject(new Error('programming error'))],
  ])('is unknown when the provider %s', async (_name, onSend) => {
    const { id } = await addLeadToDeliver(pool, 'MZL-ODD');
    crm.onSend = onSend;
    expect(await worker({ requestTimeoutMs: 50 }).sendPending(id)).toEqual(['unknown']);
  });

  it('is left to whoever took over, when the answer comes after the lease', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-LATE');
    crm.onSend = async (write) => {
      write();
      await expireLease(pool, id);
      await worker().expireLeases();
      return delivered;
    };
    expect(await worker().sendPending(id)).toEqual(['lost']);
    expect((await ledgerRow(pool, id)).state).toBe('unknown');
    await resolveUntilSettled(worker(), id);
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
    expect(crm.writes.get('MZL-LATE')).toEqual([1]);
  });

  it('is simply sent again where the CRM knows the key', async () => {
    crm = createFakeCrm({ idempotentByKey: true });
    crm.onSend = async () => noAnswer;
    const { id } = await addLeadToDeliver(pool, 'MZL-KEY');
    expect(await worker().sendPending(id)).toEqual(['retry_wait']);
  });

  it('is parked where the CRM cannot be asked', async () => {
    crm = createFakeCrm({ lookupByReference: false });
    const { id } = await addLeadToDeliver(pool, 'MZL-BLIND');
    await dieWhileSending(id, 'MZL-BLIND');
    const engine = worker();
    await engine.expireLeases();
    await makeDue(pool, id);
    expect(await engine.resolveUnknown(id)).toEqual(['parked']);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'parked', last_error_code: 'crm.no_lookup' });
  });

  it('waits longer and longer while the lookup itself fails', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-DEAF');
    await dieWhileSending(id, 'MZL-DEAF');
    const engine = worker({ backoffBaseMs: 10_000, backoffMaxMs: 300_000 });
    await engine.expireLeases();
    crm.onLookup = async () => ({ kind: 'failed', httpStatus: 503, code: 'crm.x', text: 'x', retryAfterMs: null });
    for (const wait of [5_000, 10_000, 20_000]) {
      await makeDue(pool, id);
      expect(await engine.resolveUnknown(id)).toEqual(['unknown']);
      const { due_in_ms: dueIn } = await ledgerRow(pool, id);
      expect(dueIn).toBeGreaterThan(wait - 2_000);
      expect(dueIn).toBeLessThanOrEqual(wait);
    }
  });
});

describe('leases', () => {
  it('hands back what could not be started in time, and sends it later', async () => {
    for (let n = 0; n < 10; n += 1) await addLeadToDeliver(pool, `MZL-SLOW-${n}`);
    crm.onSend = async (write) => {
      await sleep(300);
      write();
      return delivered;
    };
    const engine = worker({ concurrency: 2, leaseMs: 1_400, leaseMarginMs: 700, requestTimeoutMs: 600 });
    const first = await engine.sendPending(null);
    expect(first).toContain('delivered');
    expect(first).toContain('handed_back');
    expect(first).not.toContain('lost');
    for (let round = 0; round < 6; round += 1) await engine.sendPending(null);
    expect([...crm.writes.values()].map((versions) => versions.length)).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it('starts nothing new when it stops, hands back the rest and gives up what hangs', async () => {
    for (let n = 0; n < 5; n += 1) await addLeadToDeliver(pool, `MZL-STOP-${n}`);
    crm.onSend = (_write, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          resolve(noAnswer);
        });
      });
    const engine = worker({ concurrency: 2 });
    const sending = engine.sendPending(null);
    await sleep(150);
    await engine.stop(100);
    expect((await sending).sort()).toEqual(['handed_back', 'handed_back', 'handed_back', 'unknown', 'unknown']);
    expect(await engine.sendPending(null)).toEqual([]);
    const { rows } = await pool.query('select state, count(*)::int as n from deliveries group by state order by state');
    expect(rows).toEqual([
      { state: 'pending', n: 3 },
      { state: 'unknown', n: 2 },
    ]);
  });
});
