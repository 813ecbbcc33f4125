import { describe, expect, it } from 'vitest';
import type { ClaimedDelivery } from '../delivery.ts';
import { createDeliveryEngine } from './engine.ts';
import { delivered } from '../testing/fake-crm.ts';
import { fakeDeps } from '../testing/fake-deps.ts';
import { fakeDelivery, fakeLookup } from '../testing/fake-delivery.ts';

const lane = { consumer: 'crm', provider: 'fake' };
const gapMs = 150_000;

function setting(toSend: number) {
  const deps = fakeDeps();
  deps.store.poisonous.toSend = Array.from({ length: toSend }, (_, n): ClaimedDelivery => {
    const number = n + 1;
    return fakeDelivery({ id: `delivery-${String(number)}`, subjectId: number });
  });
  return { ...deps, engine: createDeliveryEngine(deps) };
}

describe('a poisonous delivery', () => {
  it('is claimed alone, for a lookup first, then to be sent', async () => {
    const { engine, store } = setting(1);
    expect(await engine.sendPoison(gapMs)).toBe(1);
    const alone = { ...lane, deliveryId: null, limit: 1, poison: true };
    expect(store.claimUnknown.mock.calls[0]).toStrictEqual([{ ...alone, holdMs: 10_000 }]);
    const states = ['pending', 'retry_wait'];
    expect(store.claimDue.mock.calls[0]).toStrictEqual([{ ...alone, probe: null, states, leaseMs: 10_000 }]);
    const [looked = 0] = store.claimUnknown.mock.invocationCallOrder;
    expect(store.claimDue.mock.invocationCallOrder[0]).toBeGreaterThan(looked);
  });

  it('that is looked up keeps others from being sent in the same turn', async () => {
    const { engine, store, target } = setting(1);
    store.poisonous.toLookUp = [fakeLookup()];
    const order: string[] = [];
    store.takePoisonTurn.mockImplementation(async () => {
      order.push('turn');
      return true;
    });
    target.lookup.mockImplementation(async () => {
      order.push('lookup');
      return { kind: 'absent', httpStatus: 404 };
    });
    target.send.mockImplementation(async () => {
      order.push('send');
      return delivered;
    });
    expect(await engine.sendPoison(gapMs)).toBe(2);
    expect(order).toEqual(['turn', 'lookup', 'turn', 'send', 'turn']);
  });

  it('leaves those alone that are fine', async () => {
    const { engine, store } = setting(0);
    store.usual.toSend = [fakeDelivery()];
    expect(await engine.sendPoison(gapMs)).toBe(0);
    expect(store.settled).toEqual([]);
  });

  it('may be the one that tries while the breaker is open', async () => {
    const { engine, store } = setting(1);
    store.breakerOpen = true;
    expect(await engine.sendPoison(gapMs)).toBe(1);
    expect(store.settled).toMatchObject([{ to: 'delivered', delivery: { probe: 'permit' } }]);
    expect(store.returnProbe.mock.calls).toStrictEqual([['permit']]);
  });
});

describe('poisonous deliveries', () => {
  it('are taken one after the other, each in a turn that is ended, until there are none', async () => {
    const { engine, store } = setting(3);
    expect(await engine.sendPoison(gapMs)).toBe(3);
    expect(store.settled.map(({ delivery }) => delivery.id)).toEqual(['delivery-1', 'delivery-2', 'delivery-3']);
    expect(store.takePoisonTurn.mock.calls).toStrictEqual(Array.from({ length: 4 }, () => [lane, gapMs]));
    expect(store.endPoisonTurn.mock.calls).toStrictEqual(Array.from({ length: 4 }, () => [lane]));
  });

  it('end their turn only after they were settled', async () => {
    const { engine, store } = setting(1);
    await engine.sendPoison(gapMs);
    const [settled = 0] = store.settle.mock.invocationCallOrder;
    expect(store.endPoisonTurn.mock.invocationCallOrder[0]).toBeGreaterThan(settled);
  });

  it('are left to whoever has the turn', async () => {
    const { engine, store } = setting(1);
    store.takePoisonTurn.mockResolvedValue(false);
    expect(await engine.sendPoison(gapMs)).toBe(0);
    expect([store.claimUnknown.mock.calls, store.claimDue.mock.calls]).toEqual([[], []]);
    // it is not ours to end
    expect(store.endPoisonTurn).not.toHaveBeenCalled();
  });

  it('are taken no more once the turn went to somebody else', async () => {
    const { engine, store } = setting(3);
    store.takePoisonTurn.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await engine.sendPoison(gapMs)).toBe(1);
    expect(store.poisonous.toSend).toHaveLength(2);
  });

  it('are fifty in one call at most', async () => {
    const { engine, store } = setting(51);
    expect(await engine.sendPoison(gapMs)).toBe(50);
    expect(store.takePoisonTurn).toHaveBeenCalledTimes(50);
    expect(store.poisonous.toSend).toHaveLength(1);
  });

  it('wait for the next worker when this one begins to drain, and the turn is ended', async () => {
    const { engine, store, target } = setting(3);
    let stopped = Promise.resolve();
    target.send.mockImplementation(async () => {
      stopped = engine.stop(1_000);
      return delivered;
    });
    expect(await engine.sendPoison(gapMs)).toBe(1);
    await stopped;
    expect(store.takePoisonTurn).toHaveBeenCalledOnce();
    expect(store.endPoisonTurn).toHaveBeenCalledOnce();
    expect(store.poisonous.toSend).toHaveLength(2);
  });
});
