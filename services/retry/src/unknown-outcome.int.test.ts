import type { DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { createFakeCrm, delivered, noAnswer } from '@manzil/core/deliveries/testing/fake-crm';
import {
  addLeadToDeliver,
  attemptOf,
  attemptRows,
  expireLease,
  terms,
  ledgerRow,
  makeDue,
} from '@manzil/core/deliveries/testing/ledger-fixture';
import { describe, expect, it } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool, store, worker } = fixture;

/** After its attempt row was committed. */
async function dieWhileSending(id: string, reference: string): Promise<void> {
  const [claimed] = await store.claimDue({ ...terms, deliveryId: id, states: [], limit: 1, leaseMs: 60_000 });
  await store.begin([attemptOf(claimed!, 0, 1, reference)]);
  await expireLease(pool, id);
}

async function resolveUntilSettled(engine: DeliveryEngine, id: string): Promise<void> {
  for (let round = 0; round < 5 && (await ledgerRow(pool, id)).state === 'unknown'; round += 1) {
    await makeDue(pool, id);
    await engine.resolveUnknown(id);
  }
}

describe('a request without a clear answer', () => {
  it.each([
    ['the request had arrived', true],
    ['the request had not arrived', false],
  ])('of a worker that was killed is settled with one write: %s', async (_name, arrived) => {
    const { id } = await addLeadToDeliver(pool, 'MZL-KILLED');
    await dieWhileSending(id, 'MZL-KILLED');
    if (arrived) fixture.crm.writes.set('MZL-KILLED', [1]);
    const engine = worker();
    expect(await engine.sendPending(id)).toEqual([]);
    expect(await engine.expireLeases()).toEqual({ unknown: 1, pending: 0 });
    expect(await engine.resolveUnknown(id)).toEqual([]);
    await resolveUntilSettled(engine, id);
    expect((await ledgerRow(pool, id)).state).toBe(arrived ? 'delivered' : 'retry_wait');
    await makeDue(pool, id);
    await engine.sendRetries(id);
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
    expect(fixture.crm.writes.get('MZL-KILLED')).toEqual([1]);
    const lookups = (await attemptRows(pool, id)).filter(({ kind }) => kind === 'lookup');
    expect(lookups).toHaveLength(arrived ? 1 : 2);
  });

  it('is pending again when the worker died before its attempt row', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-EARLY');
    await store.claimDue({ ...terms, deliveryId: id, states: [], limit: 1, leaseMs: 60_000 });
    await expireLease(pool, id);
    const engine = worker();
    expect(await engine.expireLeases()).toEqual({ unknown: 0, pending: 1 });
    expect(await engine.sendPending(id)).toEqual(['delivered']);
    expect(fixture.crm.writes.get('MZL-EARLY')).toEqual([1]);
  });

  it('is not written twice when the CRM wrote and the connection broke', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-CUT');
    fixture.crm.onSend = async (write) => {
      write();
      return noAnswer;
    };
    const engine = worker();
    expect(await engine.sendPending(id)).toEqual(['unknown']);
    await resolveUntilSettled(engine, id);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered', external_id: 'CRM-1' });
    expect(fixture.crm.writes.get('MZL-CUT')).toEqual([1]);
  });

  it.each([
    ['hangs', () => new Promise<never>(() => undefined)],
    ['throws', () => Promise.reject(new Error('programming error'))],
  ])('is unknown when the provider %s', async (_name, onSend) => {
    const { id } = await addLeadToDeliver(pool, 'MZL-ODD');
    fixture.crm.onSend = onSend;
    expect(await worker({ requestTimeoutMs: 50 }).sendPending(id)).toEqual(['unknown']);
  });

  it('is left to whoever took over, when the answer comes after the lease', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-LATE');
    fixture.crm.onSend = async (write) => {
      write();
      await expireLease(pool, id);
      await worker().expireLeases();
      return delivered;
    };
    expect(await worker().sendPending(id)).toEqual(['lost']);
    expect((await ledgerRow(pool, id)).state).toBe('unknown');
    await resolveUntilSettled(worker(), id);
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
    expect(fixture.crm.writes.get('MZL-LATE')).toEqual([1]);
  });

  it('is simply sent again where the CRM knows the key', async () => {
    fixture.crm = createFakeCrm({ idempotentByKey: true });
    fixture.crm.onSend = async () => noAnswer;
    const { id } = await addLeadToDeliver(pool, 'MZL-KEY');
    expect(await worker().sendPending(id)).toEqual(['retry_wait']);
  });

  it('is looked up from the moment on that the CRM says it does not know the key', async () => {
    const able = createFakeCrm({ idempotentByKey: true });
    let { capabilities } = able.provider;
    Object.defineProperty(able.provider, 'capabilities', { get: () => capabilities });
    fixture.crm = able;
    fixture.crm.onSend = async () => noAnswer;
    const engine = worker();
    capabilities = { ...capabilities, idempotentByKey: false };
    const { id } = await addLeadToDeliver(pool, 'MZL-LEARNT');
    expect(await engine.sendPending(id)).toEqual(['unknown']);
  });

  it('is parked where the CRM cannot be asked', async () => {
    fixture.crm = createFakeCrm({ lookupByReference: false });
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
    fixture.crm.onLookup = async () => ({
      kind: 'failed',
      httpStatus: 503,
      code: 'crm.server_error',
      text: 'x',
      retryAfterMs: null,
    });
    for (const wait of [5_000, 10_000, 20_000]) {
      await makeDue(pool, id);
      expect(await engine.resolveUnknown(id)).toEqual(['unknown']);
      const { due_in_ms: dueIn } = await ledgerRow(pool, id);
      expect(dueIn).toBeGreaterThan(wait - 2_000);
      expect(dueIn).toBeLessThanOrEqual(wait);
    }
  });
});
