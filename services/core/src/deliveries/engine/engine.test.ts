import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ClaimedDelivery } from '../delivery.ts';
import { createDeliveryEngine } from './engine.ts';
import type { DeliverySettings } from './settings.ts';
import { busy } from '../testing/fake-crm.ts';
import { fakeDeps, stopTime } from '../testing/fake-deps.ts';
import { fakeDelivery, fakeLookup } from '../testing/fake-delivery.ts';

function setting(changes: Partial<DeliverySettings> = {}) {
  const deps = fakeDeps(changes);
  return { ...deps, engine: createDeliveryEngine({ ...deps, random: () => 0 }) };
}

const lane = { consumer: 'crm', provider: 'fake' };
/** As the settings of the fakes have it. */
const claimOf = { ...lane, deliveryId: null, limit: 64, leaseMs: 10_000, poison: false, probe: null };
const lookupOf = { ...lane, deliveryId: null, limit: 64, holdMs: 10_000, poison: false };

const waiting = (count: number): ClaimedDelivery[] =>
  Array.from({ length: count }, (_, n) => fakeDelivery({ id: `delivery-${String(n + 1)}`, subjectId: n + 1 }));

describe('a job', () => {
  it('of a first attempt sends its delivery and whatever else is pending', async () => {
    const { engine, store, target } = setting();
    store.usual.toSend = waiting(2);
    expect(await engine.sendPending('delivery-1')).toEqual(['delivered', 'delivered']);
    expect(store.claimDue.mock.calls).toStrictEqual([[{ ...claimOf, deliveryId: 'delivery-1', states: ['pending'] }]]);
    expect(target.send.mock.calls.map(([{ reference }]) => reference)).toEqual(['MZL-1', 'MZL-2']);
  });

  it('of a retry sends its delivery and whatever else waits for a retry', async () => {
    const { engine, store } = setting({ batch: 7, leaseMs: 9_000 });
    store.usual.toSend = waiting(1);
    expect(await engine.sendRetries('delivery-1')).toEqual(['delivered']);
    const query = { ...claimOf, deliveryId: 'delivery-1', states: ['retry_wait'], limit: 7, leaseMs: 9_000 };
    expect(store.claimDue.mock.calls).toStrictEqual([[query]]);
  });

  it('of an unknown outcome asks the other side and sends nothing', async () => {
    const { engine, store, target } = setting({ batch: 7, leaseMs: 9_000 });
    store.usual.toLookUp = [fakeLookup({ id: 'delivery-1' })];
    store.usual.toSend = waiting(1);
    expect(await engine.resolveUnknown('delivery-1')).toEqual(['delivered']);
    const query = { ...lookupOf, deliveryId: 'delivery-1', limit: 7, holdMs: 9_000 };
    expect(store.claimUnknown.mock.calls).toStrictEqual([[query]]);
    expect(target.lookup).toHaveBeenCalledOnce();
    expect(target.send).not.toHaveBeenCalled();
  });

  it('without a delivery of its own takes what is due', async () => {
    const { engine, store } = setting();
    store.usual.toSend = waiting(1);
    store.usual.toLookUp = [fakeLookup()];
    expect(await engine.sendPending(null)).toEqual(['delivered']);
    expect(await engine.resolveUnknown(null)).toEqual(['delivered']);
    expect(store.claimDue.mock.calls).toStrictEqual([[{ ...claimOf, states: ['pending'] }]]);
    expect(store.claimUnknown.mock.calls).toStrictEqual([[lookupOf]]);
  });

  it.each([
    [8_000, 'delivered'],
    [8_001, 'handed_back'],
  ])('whose claim took %i ms of a lease of 10 s, 2 s of which must be left: %s', async (tookMs, result) => {
    stopTime();
    const { engine, store } = setting();
    store.claimDue.mockImplementationOnce(async () => {
      vi.advanceTimersByTime(tookMs);
      return waiting(1);
    });
    expect(await engine.sendPending(null)).toEqual([result]);
  });

  it('that the database fails says so', async () => {
    const { engine, store } = setting();
    store.claimDue.mockRejectedValue(new Error('the database is away'));
    await expect(engine.sendPending(null)).rejects.toThrow('the database is away');
    expect(store.takeProbe).not.toHaveBeenCalled();
  });
});

describe('the backoff', () => {
  it('is drawn as the caller wants it', async () => {
    const { engine, store, target } = setting();
    target.send.mockResolvedValue(busy);
    store.usual.toSend = waiting(1);
    await engine.sendPending(null);
    expect(store.settled[0]?.waitMs).toBe(50);
  });

  it('is drawn by chance where the caller has no wish', async () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => chance.mockRestore());
    const deps = fakeDeps();
    deps.target.send.mockResolvedValue(busy);
    deps.store.usual.toSend = waiting(1);
    await createDeliveryEngine(deps).sendPending(null);
    expect(deps.store.settled[0]?.waitMs).toBe(75);
  });
});

describe('leases of workers that died', () => {
  it('are taken over, 500 at a time, to be looked up once their request can have no effect any more', async () => {
    const { engine, store, target } = setting();
    store.expireLeases.mockResolvedValue({ unknown: 2, pending: 3 });
    target.capabilities.visibilityHorizonMs = 700;
    expect(await engine.expireLeases()).toEqual({ unknown: 2, pending: 3 });
    expect(store.expireLeases.mock.calls).toStrictEqual([[lane, 500, 1_700]]);
  });
});

describe('while the breaker is open', () => {
  it('nothing is asked for a permit as long as a claim finds something', async () => {
    const { engine, store } = setting();
    store.usual.toSend = waiting(1);
    await engine.sendPending(null);
    expect(store.takeProbe).not.toHaveBeenCalled();
  });

  it('nothing leaves without a permit', async () => {
    const { engine, store, target } = setting();
    store.breakerOpen = true;
    store.usual.toSend = waiting(3);
    store.takeProbe.mockResolvedValue(null);
    expect(await engine.sendPending(null)).toEqual([]);
    expect(store.takeProbe.mock.calls).toStrictEqual([[lane, 10_000]]);
    expect(store.claimDue).toHaveBeenCalledOnce();
    expect(store.returnProbe).not.toHaveBeenCalled();
    expect(target.send).not.toHaveBeenCalled();
  });

  it('a few deliveries leave, each with a permit of its own, and no more when they fail', async () => {
    const { engine, store, target } = setting();
    store.breakerOpen = true;
    store.usual.toSend = waiting(5);
    target.send.mockResolvedValue(busy);
    expect(await engine.sendRetries('delivery-1')).toEqual(['retry_wait', 'retry_wait', 'retry_wait']);
    const job = { ...claimOf, deliveryId: 'delivery-1', states: ['retry_wait'] };
    const tries = { ...job, limit: 1, probe: 'permit', untried: true };
    expect(store.claimDue.mock.calls.slice(0, 4)).toStrictEqual([[job], [tries], [tries], [tries]]);
    expect(target.send).toHaveBeenCalledTimes(3);
    expect(store.settled.map(({ delivery }) => delivery.probe)).toEqual(['permit', 'permit', 'permit']);
    expect(store.returnProbe.mock.calls).toStrictEqual([['permit'], ['permit'], ['permit']]);
  });

  it('what was never sent is tried before what has failed', async () => {
    const { engine, store } = setting();
    store.breakerOpen = true;
    const claim = store.claimDue.getMockImplementation()!;
    store.usual.toSend = waiting(1);
    store.claimDue.mockImplementation(async (query) => (query.untried === true ? [] : claim(query)));
    expect(await engine.sendPending(null)).toEqual(['delivered']);
    const job = { ...claimOf, states: ['pending'] };
    const permit = { ...job, limit: 1, probe: 'permit' };
    expect(store.claimDue.mock.calls.slice(0, 3)).toStrictEqual([[job], [{ ...permit, untried: true }], [permit]]);
  });

  it('lookups go on, and need no permit', async () => {
    const { engine, store } = setting();
    store.breakerOpen = true;
    store.usual.toLookUp = [fakeLookup({ id: 'delivery-1' }), fakeLookup({ id: 'delivery-2' })];
    expect(await engine.resolveUnknown('delivery-1')).toEqual(['delivered', 'delivered']);
    expect(store.claimUnknown.mock.calls).toStrictEqual([[{ ...lookupOf, deliveryId: 'delivery-1' }]]);
    expect(store.takeProbe).not.toHaveBeenCalled();
  });

  it('the permit goes back when there was nothing to try, and no backlog is looked for', async () => {
    const { engine, store } = setting();
    store.breakerOpen = true;
    expect(await engine.sendPending(null)).toEqual([]);
    expect(store.returnProbe.mock.calls).toStrictEqual([['permit']]);
    expect(store.claimDue).toHaveBeenCalledTimes(3);
  });

  it('the permit goes back when the work with it failed', async () => {
    const { engine, store } = setting();
    store.breakerOpen = true;
    store.claimDue.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('the database is away'));
    await expect(engine.sendPending(null)).rejects.toThrow('the database is away');
    expect(store.returnProbe.mock.calls).toStrictEqual([['permit']]);
    expect(store.claimDue).toHaveBeenCalledTimes(2);
  });

  it('the permit is kept until what it was for has been settled', async () => {
    const { engine, store } = setting();
    store.breakerOpen = true;
    store.usual.toSend = waiting(1);
    await engine.sendPending(null);
    const [settled = 0] = store.settle.mock.invocationCallOrder;
    expect(store.returnProbe.mock.invocationCallOrder[0]).toBeGreaterThan(settled);
  });
});

describe('when the one that tried has closed the breaker', () => {
  it('all that waits follows batch by batch, first attempts and retries, until there is no more', async () => {
    const { engine, store } = setting();
    store.breakerOpen = true;
    store.usual.toSend = waiting(150);
    expect(await engine.sendPending('delivery-1')).toEqual(['delivered']);
    const backlog = { ...claimOf, states: ['pending', 'retry_wait'] };
    expect(store.claimDue.mock.calls.slice(2)).toStrictEqual(Array.from({ length: 4 }, () => [backlog]));
    expect(store.settled).toHaveLength(150);
  });

  it('twenty batches follow at most, as the relay has the rest published', async () => {
    const { engine, store } = setting({ batch: 1 });
    store.breakerOpen = true;
    store.usual.toSend = waiting(30);
    await engine.sendPending(null);
    expect(store.settled).toHaveLength(21);
    expect(store.usual.toSend).toHaveLength(9);
  });

  it('a batch that waited too long for its claim is handed back', async () => {
    stopTime();
    const { engine, store } = setting();
    store.breakerOpen = true;
    store.usual.toSend = waiting(1);
    const claim = store.claimDue.getMockImplementation()!;
    store.claimDue.mockImplementation(async (query) => {
      if (query.probe !== null || store.breakerOpen) return claim(query);
      vi.advanceTimersByTime(8_001);
      return store.handBack.mock.calls.length === 0 ? waiting(1) : [];
    });
    await engine.sendPending(null);
    expect(store.handBack).toHaveBeenCalledOnce();
    expect(store.settled).toHaveLength(1);
  });

  it('a batch that fails fails the job, after the permit went back', async () => {
    const { engine, store } = setting();
    store.breakerOpen = true;
    store.claimDue
      .mockResolvedValueOnce([])
      .mockResolvedValueOnce(waiting(1))
      .mockRejectedValueOnce(new Error('the database is away'));
    await expect(engine.sendPending(null)).rejects.toThrow('the database is away');
    expect(store.returnProbe).toHaveBeenCalledOnce();
  });
});
