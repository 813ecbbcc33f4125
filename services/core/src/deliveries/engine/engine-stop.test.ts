import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../delivery.ts';
import { collectGarbage } from '../../platform/collect-garbage.ts';
import { createDeliveryEngine } from './engine.ts';
import { delivered, noAnswer } from '../testing/fake-crm.ts';
import { allQuiet, fakeDeps, stopTime } from '../testing/fake-deps.ts';
import { fakeDelivery, fakeLookup } from '../testing/fake-delivery.ts';

function setting() {
  const deps = fakeDeps({ requestTimeoutMs: 5_000, leaseMarginMs: 6_000 });
  return { ...deps, engine: createDeliveryEngine(deps) };
}

function watched(work: Promise<unknown>): { ended: boolean } {
  const watch = { ended: false };
  const end = (): void => void (watch.ended = true);
  work.then(end, end);
  return watch;
}

describe('an engine that stops', () => {
  it('claims nothing any more, whoever asks', async () => {
    const { engine, store } = setting();
    store.usual = { toSend: [fakeDelivery()], toLookUp: [fakeLookup()] };
    store.poisonous = { toSend: [fakeDelivery()], toLookUp: [fakeLookup()] };
    await engine.stop(1_000);
    expect(await engine.sendPending('delivery-1')).toEqual([]);
    expect(await engine.sendRetries(null)).toEqual([]);
    expect(await engine.resolveUnknown(null)).toEqual([]);
    expect(await engine.sendPoison(1_000)).toBe(0);
    for (const method of [store.claimDue, store.claimUnknown, store.takeProbe, store.takePoisonTurn])
      expect(method).not.toHaveBeenCalled();
  });

  it('hands back what it has claimed and not begun', async () => {
    const { engine, store, target } = setting();
    const claimed = Promise.withResolvers<ReturnType<typeof fakeDelivery>[]>();
    store.claimDue.mockReturnValueOnce(claimed.promise);
    const sending = engine.sendPending(null);
    const stopped = engine.stop(1_000);
    claimed.resolve([fakeDelivery()]);
    expect(await sending).toEqual(['handed_back']);
    await stopped;
    expect(target.send).not.toHaveBeenCalled();
  });

  it('asks for no permit to try when its claim then finds nothing', async () => {
    const { engine, store } = setting();
    const claimed = Promise.withResolvers<never[]>();
    store.breakerOpen = true;
    store.claimDue.mockReturnValueOnce(claimed.promise);
    const sending = engine.sendPending(null);
    const stopped = engine.stop(1_000);
    claimed.resolve([]);
    expect(await sending).toEqual([]);
    await stopped;
    expect(store.takeProbe).not.toHaveBeenCalled();
  });

  it('gives a permit that comes only then back before it has stopped, and claims nothing with it', async () => {
    const { engine, store } = setting();
    const permit = Promise.withResolvers<string>();
    store.breakerOpen = true;
    store.usual.toSend = [fakeDelivery()];
    store.takeProbe.mockReturnValueOnce(permit.promise);
    const sending = engine.sendPending(null);
    await allQuiet();
    const stopping = engine.stop(1_000);
    const watch = watched(stopping);
    await allQuiet();
    expect(watch.ended).toBe(false);
    permit.resolve('permit');
    await stopping;
    expect(store.returnProbe.mock.calls).toEqual([['permit']]);
    expect(await sending).toEqual([]);
    expect(store.claimDue).toHaveBeenCalledOnce();
  });

  it('takes no further batch of a backlog', async () => {
    const deps = fakeDeps({ batch: 2 });
    const { store, target } = deps;
    const engine = createDeliveryEngine(deps);
    store.breakerOpen = true;
    store.usual.toSend = Array.from({ length: 9 }, (_, n) => fakeDelivery({ id: `delivery-${String(n)}` }));
    let stopped = Promise.resolve();
    // the first is the one that tries, two follow it
    target.send.mockImplementation(async () => {
      if (target.send.mock.calls.length === 3) stopped = engine.stop(1_000);
      return delivered;
    });
    await engine.sendPending(null);
    await stopped;
    expect(target.send).toHaveBeenCalledTimes(3);
    expect(store.usual.toSend).toHaveLength(6);
  });

  it('ends at once when nothing is under way, and leaves no timer', async () => {
    stopTime();
    await setting().engine.stop(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['a send', 'a lookup', 'one that tries', 'a batch of a backlog'])(
    'waits for %s that is under way',
    async (kind) => {
      stopTime();
      const { engine, store, target } = setting();
      const answer = Promise.withResolvers<void>();
      const inTheEnd = (): Promise<Outcome> => answer.promise.then(() => delivered);
      if (kind === 'a lookup') {
        store.usual.toLookUp = [fakeLookup()];
        target.lookup.mockImplementation(async () => {
          await answer.promise;
          return { kind: 'found', externalId: null, version: 1, httpStatus: 200 };
        });
      } else {
        store.usual.toSend = [fakeDelivery({ id: 'first' }), fakeDelivery({ id: 'second' })];
        store.breakerOpen = kind !== 'a send';
        if (kind === 'a batch of a backlog') target.send.mockResolvedValueOnce(delivered);
        target.send.mockImplementation(inTheEnd);
      }
      const job = kind === 'a lookup' ? engine.resolveUnknown(null) : engine.sendPending(null);
      await allQuiet();
      const stopping = engine.stop(1_000);
      const watch = watched(stopping);
      await allQuiet();
      expect(watch.ended).toBe(false);
      answer.resolve();
      await stopping;
      expect(new Set(await job)).toEqual(new Set(['delivered']));
      expect(store.settled.length).toBeGreaterThan(0);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('gives what is under way its grace and not a moment more, and its outcome is then unknown', async () => {
    stopTime();
    const { engine, store, target } = setting();
    store.usual.toSend = [fakeDelivery()];
    let signal = AbortSignal.abort();
    target.send.mockImplementation((_, context) => {
      ({ signal } = context);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(noAnswer)));
    });
    const sending = engine.sendPending(null);
    await allQuiet();
    const stopping = engine.stop(1_000);
    const watch = watched(stopping);
    vi.advanceTimersByTime(999);
    await allQuiet();
    expect([signal.aborted, watch.ended]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
    expect(await sending).toEqual(['unknown']);
    await stopping;
    expect(store.settled).toMatchObject([{ to: 'unknown' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops although what was under way fails', async () => {
    const { engine, store } = setting();
    const claimed = Promise.withResolvers<never[]>();
    store.claimDue.mockReturnValueOnce(claimed.promise);
    const sending = engine.sendPending(null);
    const stopping = engine.stop(1_000);
    claimed.reject(new Error('the database is away'));
    await expect(sending).rejects.toThrow('the database is away');
    await expect(stopping).resolves.toBeUndefined();
  });
});

it('a worker that runs for months keeps nothing of the jobs that have ended', async () => {
  const { engine, store } = setting();
  const job = async (): Promise<WeakRef<object>> => {
    store.usual.toSend = [fakeDelivery()];
    return new WeakRef(await engine.sendPending(null));
  };
  const results = [await job(), await job()];
  await allQuiet();
  collectGarbage();
  expect(results.map((result) => result.deref())).toEqual([undefined, undefined]);
  await engine.stop(1_000);
});
