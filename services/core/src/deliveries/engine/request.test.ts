import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LookupResult, Outcome } from '../delivery.ts';
import type { DeliveryTarget } from '../delivery-target.ts';
import { lookup, send } from './request.ts';
import { delivered } from '../testing/fake-crm.ts';
import { fakeDelivery } from '../testing/fake-delivery.ts';

const limitMs = 3_000;
const delivery = fakeDelivery({ idempotencyKey: 'key-7', requestId: 'request-7', subjectKind: 'property' });
const absent: LookupResult = { kind: 'absent', httpStatus: 404 };
const failures = {
  timeout: { code: 'crm.timeout', text: 'The CRM did not answer in time' },
  broken: { code: 'crm.provider_failed', text: 'The provider failed' },
} as const;

function silentSide() {
  const sent = Promise.withResolvers<Outcome>();
  const looked = Promise.withResolvers<LookupResult>();
  const target = {
    lane: { consumer: 'crm', provider: 'fake' } as const,
    capabilities: { idempotentByKey: false, lookupByReference: true, visibilityHorizonMs: 0 },
    failures,
    requestOf: () => ({ operation: 'upsert', reference: 'MZL-1', version: 1 }) as const,
    send: vi.fn<DeliveryTarget<string>['send']>(() => sent.promise),
    lookup: vi.fn<DeliveryTarget<string>['lookup']>(() => looked.promise),
  };
  return { target, sent, looked };
}

function watch<T>(request: Promise<T>): { readonly ended: T | undefined } {
  const seen: { ended: T | undefined } = { ended: undefined };
  void request.then((value) => (seen.ended = value));
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

describe('what the other side is told', () => {
  it('when it is sent a lead: the lead, the key, the request it came from and when to give up', async () => {
    const { target, sent } = silentSide();
    sent.resolve(delivered);
    expect(await send(target, delivery, 'the lead', limitMs, new AbortController().signal)).toBe(delivered);
    const context = { idempotencyKey: 'key-7', requestId: 'request-7', signal: expect.any(AbortSignal) };
    expect(target.send.mock.calls).toEqual([['the lead', context]]);
    expect(target.lookup).not.toHaveBeenCalled();
  });

  it('when it is asked for a reference: of what kind, under which name and for which request', async () => {
    const { target, looked } = silentSide();
    looked.resolve(absent);
    expect(await lookup(target, delivery, 'LUS-4', limitMs, new AbortController().signal)).toBe(absent);
    expect(target.lookup.mock.calls).toEqual([['property', 'LUS-4', expect.any(AbortSignal), 'request-7']]);
    expect(target.send).not.toHaveBeenCalled();
  });
});

const requests = [
  [
    'send',
    { kind: 'unknown', httpStatus: null, answer: null, retryAfterMs: null },
    (side: ReturnType<typeof silentSide>, stopping: AbortSignal) =>
      send(side.target, delivery, 'the lead', limitMs, stopping),
    (side: ReturnType<typeof silentSide>) => side.target.send.mock.lastCall![1].signal,
  ],
  [
    'lookup',
    { kind: 'failed', httpStatus: null, retryAfterMs: null },
    (side: ReturnType<typeof silentSide>, stopping: AbortSignal) =>
      lookup(side.target, delivery, 'LUS-4', limitMs, stopping),
    (side: ReturnType<typeof silentSide>) => side.target.lookup.mock.lastCall![2],
  ],
] as const;

describe.each(requests)('a %s without an answer', (_name, failure, begin, signalOf) => {
  it('is told to end at its limit and not before, and is left behind half a second later', async () => {
    const side = silentSide();
    const request = watch<unknown>(begin(side, new AbortController().signal));
    const signal = signalOf(side);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'The request took too long' });
    await vi.advanceTimersByTimeAsync(499);
    expect(request.ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(request.ended).toEqual({ ...failure, ...failures.timeout });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts with what it says itself within that half second', async () => {
    const side = silentSide();
    const request = watch<unknown>(begin(side, new AbortController().signal));
    await vi.advanceTimersByTimeAsync(limitMs + 499);
    side.sent.resolve(delivered);
    side.looked.resolve(absent);
    await vi.advanceTimersByTimeAsync(0);
    expect([delivered, absent]).toContain(request.ended);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told to end at once when the process must end, and is left behind half a second later', async () => {
    const side = silentSide();
    const stopping = new AbortController();
    const request = watch<unknown>(begin(side, stopping.signal));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signalOf(side).aborted).toBe(false);
    stopping.abort();
    expect(signalOf(side).reason).toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(499);
    expect(request.ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(request.ended).toEqual({ ...failure, ...failures.timeout });
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
  });

  it('is told to end from the start by a process that is ending already', async () => {
    const side = silentSide();
    const stopping = AbortSignal.abort();
    const request = watch<unknown>(begin(side, stopping));
    expect(signalOf(side).reason).toMatchObject({ name: 'TimeoutError' });
    expect(getEventListeners(stopping, 'abort')).toEqual([]);
    await vi.advanceTimersByTimeAsync(499);
    expect(request.ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(request.ended).toEqual({ ...failure, ...failures.timeout });
  });

  it('is left behind half a second after the first of both, the end of the process and its limit', async () => {
    const side = silentSide();
    const stopping = new AbortController();
    const request = watch<unknown>(begin(side, stopping.signal));
    await vi.advanceTimersByTimeAsync(limitMs - 100);
    stopping.abort();
    await vi.advanceTimersByTimeAsync(499);
    expect(request.ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(request.ended).toEqual({ ...failure, ...failures.timeout });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe.each(requests)('a %s that breaks on our side', (_name, failure, begin, signalOf) => {
  it('has an open outcome, and its message, which may quote the person, is kept nowhere', async () => {
    const side = silentSide();
    const stopping = new AbortController();
    const quoting = new Error('cannot send to sara@example.com');
    side.target.send.mockRejectedValue(quoting);
    side.target.lookup.mockRejectedValue(quoting);
    expect(await begin(side, stopping.signal)).toEqual({ ...failure, ...failures.broken });
    expect(signalOf(side).aborted).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
  });

  it('has one also where it broke before it asked at all', async () => {
    const side = silentSide();
    const breaks = (): never => {
      throw new TypeError('not a function');
    };
    side.target.send.mockImplementation(breaks);
    side.target.lookup.mockImplementation(breaks);
    expect(await begin(side, new AbortController().signal)).toEqual({ ...failure, ...failures.broken });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe.each(requests)('a %s that was answered', (_name, _failure, begin, signalOf) => {
  it('leaves no timer and no listener behind, and is not told to end by what comes later', async () => {
    const side = silentSide();
    const stopping = new AbortController();
    const done = begin(side, stopping.signal);
    expect(vi.getTimerCount()).toBe(1);
    expect(getEventListeners(stopping.signal, 'abort')).toHaveLength(1);
    side.sent.resolve(delivered);
    side.looked.resolve(absent);
    await done;
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
    stopping.abort();
    expect(signalOf(side).aborted).toBe(false);
  });
});
