import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../delivery.ts';
import type { EngineContext } from './deps.ts';
import type { LeasedDelivery } from './lease.ts';
import { createSender } from './sender.ts';
import type { DeliverySettings } from './settings.ts';
import { busy, delivered, noAnswer } from '../testing/fake-crm.ts';
import { allQuiet, fakeDeps, type FakeSubject, stopTime } from '../testing/fake-deps.ts';
import { fakeDelivery } from '../testing/fake-delivery.ts';

function setting(changes: Partial<DeliverySettings> = {}, more: Partial<EngineContext<FakeSubject>> = {}) {
  const deps = fakeDeps(changes);
  const [draining, stopping] = [new AbortController(), new AbortController()];
  const context = { ...deps, random: () => 0, draining: draining.signal, stopping: stopping.signal, ...more };
  return { ...deps, draining, stopping, send: createSender<FakeSubject>(context) };
}

function leased(n = 1, leaseMs = 10_000): LeasedDelivery {
  const delivery = fakeDelivery({ id: `delivery-${String(n)}`, subjectId: n });
  return { delivery, leaseEndsAt: performance.now() + leaseMs };
}
const leasedMany = (count: number): LeasedDelivery[] => Array.from({ length: count }, (_, n) => leased(n + 1));

describe('a claimed delivery', () => {
  it("is sent with its subject's latest state, after its attempt was committed, and settled", async () => {
    const { send, store, subjects, target } = setting();
    const one = leased(7);
    const subject = { reference: 'MZL-7', version: 3 };
    subjects.read.mockResolvedValue([subject]);
    expect(await send([one])).toEqual(['delivered']);
    expect(subjects.read.mock.calls).toEqual([[[{ kind: 'lead', id: 7 }]]]);
    const request = { operation: 'upsert', reference: 'MZL-7', version: 3 };
    expect(store.begin.mock.calls).toEqual([[[{ delivery: one.delivery, kind: 'send', request, marginMs: 2_000 }]]]);
    expect(target.send.mock.calls).toEqual([
      [subject, { idempotencyKey: 'key-1', requestId: null, signal: expect.any(AbortSignal) }],
    ]);
    expect(store.settled).toEqual([
      expect.objectContaining({ delivery: one.delivery, to: 'delivered', externalId: 'CRM-1', coveredVersion: 3 }),
    ]);
    const order = [subjects.read, store.begin, target.send, store.settle];
    const turns = order.map(({ mock }) => mock.invocationCallOrder[0] ?? 0);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect([store.handBack.mock.calls, store.cancel.mock.calls]).toEqual([[], []]);
  });

  it('whose subject is gone for good is cancelled, and nothing is sent', async () => {
    const { send, store, subjects, target } = setting();
    subjects.read.mockResolvedValue([null]);
    const one = leased();
    expect(await send([one])).toEqual(['cancelled']);
    expect(store.cancel.mock.calls).toEqual([[[one.delivery]]]);
    expect(store.handBack).not.toHaveBeenCalled();
    expect([store.begin.mock.calls, target.send.mock.calls, store.settled]).toEqual([[], [], []]);
  });

  it('whose attempt the ledger refuses is handed back unsent', async () => {
    const { send, store, target } = setting();
    store.begin.mockResolvedValue([false]);
    const one = leased();
    expect(await send([one])).toEqual(['handed_back']);
    expect(store.handBack.mock.calls).toEqual([[[one.delivery]]]);
    expect([target.send.mock.calls, store.settled]).toEqual([[], []]);
  });

  it('that somebody else has settled meanwhile is lost, and alerts nobody', async () => {
    const { send, store, target, log } = setting();
    target.send.mockResolvedValue({ ...busy, alert: true } as Outcome);
    store.settle.mockResolvedValue([false]);
    expect(await send([leased()])).toEqual(['lost']);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('among many has a result of its own, in the order of the claim', async () => {
    const { send, subjects, target } = setting();
    subjects.read.mockResolvedValue([{ reference: 'MZL-1', version: 1 }, null, { reference: 'MZL-3', version: 1 }]);
    target.send.mockImplementation(async ({ reference }) => (reference === 'MZL-1' ? busy : delivered));
    expect(await send(leasedMany(3))).toEqual(['retry_wait', 'cancelled', 'delivered']);
    expect(await send([])).toEqual([]);
  });
});

describe('before anything is read', () => {
  it('a worker that drains hands it back', async () => {
    const { send, store, subjects, draining } = setting();
    draining.abort();
    const one = leased();
    expect(await send([one])).toEqual(['handed_back']);
    expect(store.handBack.mock.calls).toEqual([[[one.delivery]]]);
    expect(subjects.read).not.toHaveBeenCalled();
  });

  it.each([
    [1_999, 'handed_back', 0],
    [2_000, 'delivered', 1],
  ])('a lease with %i of the 2,000 ms that it must have left: %s', async (leftMs, result, reads) => {
    stopTime();
    const { send, subjects, target } = setting();
    expect(await send([leased(1, leftMs)])).toEqual([result]);
    expect(subjects.read).toHaveBeenCalledTimes(reads);
    expect(target.send).toHaveBeenCalledTimes(reads);
  });
});

describe('between reading and sending', () => {
  it('a worker that begins to drain hands it back without an attempt', async () => {
    const { send, store, subjects, draining } = setting();
    subjects.read.mockImplementation(async () => {
      draining.abort();
      return [{ reference: 'MZL-1', version: 1 }];
    });
    const one = leased();
    expect(await send([one])).toEqual(['handed_back']);
    expect(store.handBack.mock.calls).toEqual([[[one.delivery]]]);
    expect(store.begin).not.toHaveBeenCalled();
  });

  it.each([
    [8_001, 'handed_back', 0],
    [8_000, 'delivered', 1],
  ])('a read that took %i of the 8,000 ms there were: %s', async (tookMs, result, begun) => {
    stopTime();
    const { send, store, subjects, target } = setting();
    subjects.read.mockImplementation(async () => {
      vi.advanceTimersByTime(tookMs);
      return [{ reference: 'MZL-1', version: 1 }];
    });
    expect(await send([leased()])).toEqual([result]);
    expect(store.begin).toHaveBeenCalledTimes(begun);
    expect(target.send).toHaveBeenCalledTimes(begun);
  });

  it.each([
    [9_001, 'lost', 0],
    [9_000, 'delivered', 1],
  ])('a process that stood still for %i ms after its attempt was committed: %s', async (tookMs, result, sent) => {
    stopTime();
    const { send, store, target } = setting();
    store.begin.mockImplementation(async () => {
      vi.advanceTimersByTime(tookMs);
      return [true];
    });
    expect(await send([leased()])).toEqual([result]);
    expect(target.send).toHaveBeenCalledTimes(sent);
    expect(store.settled).toHaveLength(sent);
    expect(store.handBack).not.toHaveBeenCalled();
  });
});

describe('when the database fails', () => {
  it.each(['read', 'begin', 'cancel'] as const)('at %s, nothing was sent, and it is handed back', async (step) => {
    const { send, store, subjects, target } = setting();
    const failure = new Error('disk full');
    if (step === 'read') subjects.read.mockRejectedValue(failure);
    else store[step].mockRejectedValue(failure);
    if (step === 'cancel') subjects.read.mockResolvedValue([null]);
    const one = leased();
    await expect(send([one])).rejects.toBe(failure);
    expect(store.handBack.mock.calls).toEqual([[[one.delivery]]]);
    expect(target.send).not.toHaveBeenCalled();
  });

  it('and it cannot be handed back either, the first failure is the one that is told', async () => {
    const { send, store, subjects } = setting();
    subjects.read.mockRejectedValue(new Error('disk full'));
    store.handBack.mockRejectedValue(new Error('still full'));
    await expect(send([leased()])).rejects.toThrow('disk full');
  });

  it('after a delivery was taken, it is not handed back, as others must not send it again', async () => {
    const { send, store } = setting();
    store.settle.mockRejectedValue(new Error('disk full'));
    await expect(send([leased()])).rejects.toThrow('disk full');
    expect(store.handBack).not.toHaveBeenCalled();
  });

  it('for one, the others are sent before the failure is told', async () => {
    const { send, store, subjects } = setting({ batch: 1 });
    subjects.read.mockRejectedValueOnce(new Error('disk full'));
    await expect(send(leasedMany(3))).rejects.toThrow('disk full');
    expect(store.settled.map(({ delivery }) => delivery.id)).toEqual(['delivery-2', 'delivery-3']);
  });
});

describe('what the other side says', () => {
  it('and refuses our key is an alert with nothing but the delivery and the code', async () => {
    const { send, target, log } = setting();
    target.send.mockResolvedValue({ ...busy, httpStatus: 401, code: 'crm.unauthorized', alert: true } as Outcome);
    expect(await send([leased(4)])).toEqual(['retry_wait']);
    expect(log.error.mock.calls).toEqual([[{ deliveryId: 'delivery-4', code: 'crm.unauthorized' }, 'crm refuses us']]);
  });

  it('and is merely busy alerts nobody', async () => {
    const { send, target, log } = setting();
    target.send.mockResolvedValue(busy);
    expect(await send([leased()])).toEqual(['retry_wait']);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each([
    [0, 50],
    [0.5, 75],
  ])('lets it wait by the backoff, with %d as the luck of the draw', async (luck, waitMs) => {
    const { send, store, target } = setting({}, { random: () => luck });
    target.send.mockResolvedValue(busy);
    await send([leased()]);
    expect(store.settled[0]).toMatchObject({ to: 'retry_wait', waitMs });
  });

  it('when it says nothing is looked up after the limit of the request and what it needs to show a write', async () => {
    const { send, store, target } = setting();
    target.send.mockResolvedValue(noAnswer);
    target.capabilities.visibilityHorizonMs = 700;
    expect(await send([leased()])).toEqual(['unknown']);
    expect(store.settled[0]).toMatchObject({ to: 'unknown', waitMs: 1_700 });
  });

  it('when it says nothing and takes no key twice is simply sent again', async () => {
    const { send, store, target } = setting();
    target.send.mockResolvedValue(noAnswer);
    target.capabilities.idempotentByKey = true;
    expect(await send([leased()])).toEqual(['retry_wait']);
    expect(store.settled[0]).toMatchObject({ waitMs: 50 });
  });

  it('is told to whom it concerns before it is settled, with the time it took', async () => {
    stopTime();
    const onAttempt = vi.fn();
    const { send, target, log, store } = setting({}, { onAttempt });
    store.begin.mockImplementation(async () => {
      vi.advanceTimersByTime(5);
      return [true];
    });
    target.send.mockImplementation(async () => {
      vi.advanceTimersByTime(80);
      return delivered;
    });
    await send([leased()]);
    expect(onAttempt.mock.calls).toEqual([[{ consumer: 'crm', kind: 'send', outcome: 'delivered', ms: 80 }]]);
    expect(log.info.mock.calls).toEqual([[expect.objectContaining({ ms: 80, status: 200 }), 'delivery attempted']]);
    const [settled = 0] = store.settle.mock.invocationCallOrder;
    expect(onAttempt.mock.invocationCallOrder[0]).toBeLessThan(settled);
  });

  it('is unknown when the process must end before it has answered', async () => {
    stopTime();
    const { send, store, target, stopping } = setting();
    target.send.mockImplementation(
      (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(noAnswer))),
    );
    const sending = send([leased()]);
    await allQuiet();
    expect(store.settled).toEqual([]);
    stopping.abort();
    expect(await sending).toEqual(['unknown']);
  });

  it('is unknown when it does not come within the limit of a request', async () => {
    stopTime();
    const { send, target } = setting();
    target.send.mockImplementation(
      (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(noAnswer))),
    );
    const sending = send([leased()]);
    await allQuiet();
    vi.advanceTimersByTime(999);
    expect(target.send.mock.calls[0]?.[1].signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await sending).toEqual(['unknown']);
  });
});
