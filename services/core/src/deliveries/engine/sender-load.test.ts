import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../delivery.ts';
import type { LeasedDelivery } from './lease.ts';
import { createSender } from './sender.ts';
import type { DeliverySettings } from './settings.ts';
import { busy, delivered, noAnswer } from '../testing/fake-crm.ts';
import { allQuiet, fakeDeps, type FakeSubject } from '../testing/fake-deps.ts';
import { fakeDelivery } from '../testing/fake-delivery.ts';
import { stillClock } from '../testing/still-clock.ts';

function setting(changes: Partial<DeliverySettings> = {}) {
  const deps = fakeDeps(changes);
  const draining = new AbortController();
  const stopping = new AbortController().signal;
  const send = createSender<FakeSubject>({ ...deps, random: () => 0, draining: draining.signal, stopping });
  return { ...deps, draining, send };
}

function leasedMany(count: number, from = 1, leaseMs = 60_000): LeasedDelivery[] {
  return Array.from({ length: count }, (_, n) => ({
    delivery: fakeDelivery({ id: `delivery-${String(from + n)}`, subjectId: from + n }),
    leaseEndsAt: performance.now() + leaseMs,
  }));
}
const sizes = (calls: unknown[][][]): number[] => calls.map(([items]) => items?.length ?? 0);

describe('where every call fails', () => {
  it('one whose lease lasts is tried soon, however many wait before it whose leases run out', async () => {
    stillClock();
    const { send, target } = setting();
    target.send.mockResolvedValue(busy);
    const failing = send(leasedMany(8));
    await vi.advanceTimersByTimeAsync(1_000);
    await failing;
    const results = Promise.all([send(leasedMany(40, 10, 3_000)), send(leasedMany(1, 100))]);
    await vi.advanceTimersByTimeAsync(2_000);
    const [late, lasting] = await results;
    expect(late.filter((result) => result === 'handed_back').length).toBeGreaterThan(30);
    expect(lasting).toEqual(['retry_wait']);
  });
});

describe('requests under way', () => {
  it('are never more than allowed, over all who send, while others are read already', async () => {
    const { send, store, subjects, target } = setting({ concurrency: 2 });
    const answer = Promise.withResolvers<Outcome>();
    target.send.mockImplementation(() => answer.promise);
    const sending = Promise.all([send(leasedMany(5)), send(leasedMany(5, 6))]);
    await allQuiet();
    expect(target.send).toHaveBeenCalledTimes(2);
    // it would have to be looked up if the process died
    expect(store.begin.mock.calls.flat(2)).toHaveLength(2);
    expect(subjects.read.mock.calls.flat(2)).toHaveLength(6);
    answer.resolve(delivered);
    expect((await sending).flat()).toEqual(Array.from({ length: 10 }, () => 'delivered'));
    expect(target.send).toHaveBeenCalledTimes(10);
  });

  it.each<[string, Outcome]>([
    ['took a lead', delivered],
    ['asked to come again', busy],
    ['gave no clear answer', noAnswer],
    ['refused it for good', { kind: 'rejected', httpStatus: 422, code: 'crm.rejected', text: 'bad', answer: null }],
  ])('are followed by the next as soon as the other side %s', async (_, outcome) => {
    const { send, store, target } = setting({ concurrency: 1 });
    target.send.mockResolvedValue(outcome);
    const database = Promise.withResolvers<void>();
    store.settle.mockImplementation((settlements) => database.promise.then(() => settlements.map(() => true)));
    const sending = send(leasedMany(2));
    await allQuiet();
    expect(target.send).toHaveBeenCalledTimes(2);
    database.resolve();
    const settled = { delivered: 'delivered', retry: 'retry_wait', unknown: 'unknown', rejected: 'rejected' }[
      outcome.kind
    ];
    expect(await sending).toEqual([settled, settled]);
  });

  it('leave their place to the next one when nothing could be sent', async () => {
    const { send, store, target } = setting({ concurrency: 1 });
    store.begin.mockResolvedValueOnce([false]).mockRejectedValueOnce(new Error('disk full'));
    const results = await Promise.allSettled([send(leasedMany(1)), send(leasedMany(1, 2)), send(leasedMany(1, 3))]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(target.send.mock.calls.map(([{ reference }]) => reference)).toEqual(['MZL-3']);
  });
});

describe('what happens together', () => {
  it('is read, begun and settled in statements of at most a batch', async () => {
    const { send, store, subjects } = setting({ batch: 2 });
    expect(await send(leasedMany(5))).toHaveLength(5);
    for (const { mock } of [subjects.read, store.begin, store.settle]) expect(sizes(mock.calls)).toEqual([2, 2, 1]);
  });

  it('is handed back in statements of at most a batch', async () => {
    const { send, store, draining } = setting({ batch: 2 });
    draining.abort();
    expect(await send(leasedMany(5))).toEqual(Array.from({ length: 5 }, () => 'handed_back'));
    expect(sizes(store.handBack.mock.calls)).toEqual([2, 2, 1]);
  });

  it('is cancelled in statements of at most a batch', async () => {
    const { send, store, subjects } = setting({ batch: 2 });
    subjects.read.mockImplementation(async (keys) => keys.map(() => null));
    expect(await send(leasedMany(5))).toEqual(Array.from({ length: 5 }, () => 'cancelled'));
    expect(sizes(store.cancel.mock.calls).reduce((sum, size) => sum + size)).toBe(5);
    expect(Math.max(...sizes(store.cancel.mock.calls))).toBe(2);
  });
});
