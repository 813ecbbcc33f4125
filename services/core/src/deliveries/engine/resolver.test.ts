import { describe, expect, it, vi } from 'vitest';
import type { LookupResult } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-ports.ts';
import type { DeliveryTarget, TargetCapabilities } from '../delivery-target.ts';
import type { EngineContext } from './deps.ts';
import { createResolver } from './resolver.ts';
import { fakeLookup } from '../testing/fake-delivery.ts';
import { stillClock } from '../testing/still-clock.ts';

const found: LookupResult = { kind: 'found', externalId: 'CRM-9', version: 1, httpStatus: 200 };
const absent: LookupResult = { kind: 'absent', httpStatus: 404 };
const failed: LookupResult = {
  kind: 'failed',
  httpStatus: 503,
  code: 'crm.server_error',
  text: 'no',
  retryAfterMs: null,
};
const settings = {
  requestTimeoutMs: 1_000,
  leaseMs: 60_000,
  leaseMarginMs: 2_000,
  backoffBaseMs: 4_000,
  backoffMaxMs: 60_000,
  concurrency: 2,
  batch: 64,
  lookupLagMs: 0,
  retryAfterMaxMs: 3_600_000,
};

function setting(changes: Partial<EngineContext<string>> & { can?: Partial<TargetCapabilities> } = {}) {
  const store = {
    begin: vi.fn<DeliveryStore['begin']>(async (starts) => starts.map(() => true)),
    settle: vi.fn<DeliveryStore['settle']>(async (settlements) => settlements.map(() => true)),
    returnLookup: vi.fn<DeliveryStore['returnLookup']>(async () => undefined),
  };
  const lookup = vi.fn<DeliveryTarget<string>['lookup']>(async () => found);
  const capabilities = { idempotentByKey: false, lookupByReference: true, visibilityHorizonMs: 7_000, ...changes.can };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onAttempt = vi.fn<NonNullable<EngineContext<string>['onAttempt']>>();
  const draining = new AbortController();
  const stopping = new AbortController();
  const resolve = createResolver<string>({
    store: store as unknown as DeliveryStore,
    subjects: { read: () => Promise.reject(new Error('nothing is sent here')) },
    target: {
      lane: { consumer: 'crm', provider: 'fake' },
      capabilities,
      failures: {
        timeout: { code: 'crm.timeout', text: 'too late' },
        broken: { code: 'crm.provider_failed', text: 'broken' },
      },
      requestOf: () => ({ operation: 'upsert', reference: 'not asked', version: 0 }),
      send: () => Promise.reject(new Error('nothing is sent here')),
      lookup,
    },
    settings,
    log,
    onAttempt,
    random: () => 0,
    draining: draining.signal,
    stopping: stopping.signal,
    ...changes,
  });
  return { resolve, store, lookup, capabilities, log, onAttempt, draining, stopping };
}

describe('a delivery whose outcome nobody knows', () => {
  it('is looked up by the reference that was sent, once the ledger knows of the lookup', async () => {
    const { resolve, store, lookup } = setting();
    store.begin.mockImplementation(async () => {
      expect(lookup).not.toHaveBeenCalled();
      return [true];
    });
    const lastSent = { operation: 'upsert', reference: 'MZL-77', version: 1 } as const;
    const delivery = fakeLookup({ lastSent, requestId: 'request-1' });
    expect(await resolve([delivery])).toEqual(['delivered']);
    // a lookup holds no lease
    expect(store.begin.mock.calls).toEqual([[[{ delivery, kind: 'lookup', request: lastSent, marginMs: 0 }]]]);
    expect(lookup.mock.calls).toEqual([['lead', 'MZL-77', expect.any(AbortSignal), 'request-1']]);
    expect(store.settle.mock.calls).toEqual([
      [[expect.objectContaining({ delivery, to: 'delivered', externalId: 'CRM-9', coveredVersion: 1 })]],
    ]);
    expect(store.returnLookup).not.toHaveBeenCalled();
  });

  it('waits as long as the CRM may still hide a write, by what the CRM says at that moment', async () => {
    const { resolve, store, lookup, capabilities } = setting();
    lookup.mockResolvedValue(absent);
    capabilities.visibilityHorizonMs = 9_000;
    // 8 s ago; 1 s for the request, 9 s in which it may not show
    expect(await resolve([fakeLookup({ absences: 5, sentAgoMs: 8_000 })])).toEqual(['unknown']);
    expect(store.settle.mock.lastCall?.[0][0]).toMatchObject({ to: 'unknown', waitMs: 2_000, absences: 6 });
    expect(await resolve([fakeLookup({ absences: 6, sentAgoMs: 10_000 })])).toEqual(['retry_wait']);
  });

  it.each([
    [0, 2_000],
    [0.5, 3_000],
  ])('with chance %d is asked for again after %i ms where the lookup fails', async (chance, waitMs) => {
    const { resolve, store, lookup } = setting({ random: () => chance });
    lookup.mockResolvedValue(failed);
    expect(await resolve([fakeLookup()])).toEqual(['unknown']);
    expect(store.settle.mock.lastCall?.[0][0]).toMatchObject({ to: 'unknown', waitMs, lookupFailures: 1 });
  });

  it('is left to whoever took it over meanwhile', async () => {
    for (const answer of [[false], []]) {
      const { resolve, store, lookup } = setting();
      store.settle.mockResolvedValue(answer);
      expect(await resolve([fakeLookup()])).toEqual(['lost']);
      expect(lookup).toHaveBeenCalledOnce();
      expect(store.returnLookup).not.toHaveBeenCalled();
    }
  });

  it('is handed back without being asked for where the lookup could not be written down', async () => {
    for (const answer of [[false], []]) {
      const { resolve, store, lookup, onAttempt } = setting();
      store.begin.mockResolvedValue(answer);
      const delivery = fakeLookup();
      expect(await resolve([delivery])).toEqual(['lost']);
      expect(store.returnLookup.mock.calls).toEqual([[delivery]]);
      for (const untouched of [lookup, store.settle, onAttempt]) expect(untouched).not.toHaveBeenCalled();
    }
  });

  it('is handed back untouched by a process that starts nothing new', async () => {
    const { resolve, store, lookup, draining } = setting();
    draining.abort();
    const [one, other] = [fakeLookup({ id: 'one' }), fakeLookup({ id: 'other' })];
    expect(await resolve([one, other])).toEqual(['lost', 'lost']);
    expect(store.returnLookup.mock.calls).toEqual([[one], [other]]);
    for (const untouched of [store.begin, lookup, store.settle]) expect(untouched).not.toHaveBeenCalled();
  });
});

describe('a delivery that cannot be looked up', () => {
  it('is parked with an alert where the CRM can neither be asked nor told twice', async () => {
    const { resolve, store, lookup, log, onAttempt } = setting({ can: { lookupByReference: false } });
    expect(await resolve([fakeLookup({ id: 'one' })])).toEqual(['parked']);
    const error = { code: 'crm.no_lookup', text: 'The CRM cannot be asked what became of it' };
    expect(store.settle.mock.lastCall?.[0][0]).toMatchObject({ to: 'parked', attempt: null, error });
    expect(log.error.mock.calls).toEqual([[{ deliveryId: 'one', code: 'crm.no_lookup' }, 'delivery parked']]);
    for (const untouched of [store.begin, lookup, onAttempt]) expect(untouched).not.toHaveBeenCalled();
  });

  it('is sent once more where the CRM takes what comes twice for the same', async () => {
    const { resolve, store, lookup, log } = setting({ can: { lookupByReference: false, idempotentByKey: true } });
    expect(await resolve([fakeLookup({ lastSent: null, attempt: 2 })])).toEqual(['retry_wait']);
    expect(store.settle.mock.lastCall?.[0][0]).toMatchObject({ to: 'retry_wait', attempt: null, waitMs: 4_000 });
    for (const untouched of [store.begin, lookup, log.error]) expect(untouched).not.toHaveBeenCalled();
  });

  it('is looked up where the CRM can be asked, also one that takes things twice', async () => {
    const { resolve, lookup } = setting({ can: { idempotentByKey: true } });
    expect(await resolve([fakeLookup()])).toEqual(['delivered']);
    expect(lookup).toHaveBeenCalledOnce();
  });

  it('is parked with an alert where nobody knows what was sent', async () => {
    const { resolve, store, lookup, log } = setting();
    expect(await resolve([fakeLookup({ id: 'one', lastSent: null })])).toEqual(['parked']);
    const error = { code: 'delivery.no_attempt', text: 'There is no record of what was sent' };
    expect(store.settle.mock.lastCall?.[0][0]).toMatchObject({ to: 'parked', error });
    expect(log.error.mock.calls).toEqual([[{ deliveryId: 'one', code: 'delivery.no_attempt' }, 'delivery parked']]);
    for (const untouched of [store.begin, lookup]) expect(untouched).not.toHaveBeenCalled();
  });

  it('raises no alert where another process has parked it already', async () => {
    const { resolve, store, log } = setting({ can: { lookupByReference: false } });
    store.settle.mockResolvedValue([false]);
    expect(await resolve([fakeLookup()])).toEqual(['lost']);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('what operators see of a lookup', () => {
  it('is how it ended and how long it took, and no alert for what heals by waiting', async () => {
    stillClock();
    const { resolve, lookup, log, onAttempt } = setting();
    const answer = Promise.withResolvers<LookupResult>();
    lookup.mockReturnValue(answer.promise);
    const done = resolve([fakeLookup({ id: 'one' })]);
    await vi.advanceTimersByTimeAsync(900);
    answer.resolve(failed);
    expect(await done).toEqual(['unknown']);
    expect(onAttempt.mock.calls).toEqual([[{ consumer: 'crm', kind: 'lookup', outcome: 'failed', ms: 900 }]]);
    const line = {
      deliveryId: 'one',
      kind: 'lookup',
      outcome: 'failed',
      status: 503,
      code: 'crm.server_error',
      ms: 900,
    };
    expect(log.info.mock.calls).toEqual([[expect.objectContaining(line), 'delivery attempted']]);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('a CRM that does not answer a lookup', () => {
  it('keeps the delivery unknown after the time that a request may take', async () => {
    stillClock();
    const { resolve, store, lookup } = setting();
    lookup.mockImplementation((_kind, _reference, signal) => {
      const over = Promise.withResolvers<LookupResult>();
      signal.addEventListener('abort', () => over.resolve(failed), { once: true });
      return over.promise;
    });
    const done = resolve([fakeLookup()]);
    await vi.advanceTimersByTimeAsync(999);
    expect(store.settle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toEqual(['unknown']);
  });

  it('is given up when the process must end', async () => {
    const { resolve, lookup, stopping } = setting();
    const asked = Promise.withResolvers<AbortSignal>();
    const over = Promise.withResolvers<LookupResult>();
    lookup.mockImplementation((_kind, _reference, signal) => {
      signal.addEventListener('abort', () => over.resolve(failed), { once: true });
      asked.resolve(signal);
      return over.promise;
    });
    const done = resolve([fakeLookup()]);
    const signal = await asked.promise;
    expect(signal.aborted).toBe(false);
    stopping.abort();
    expect(signal.aborted).toBe(true);
    expect(await done).toEqual(['unknown']);
  });
});

describe('many deliveries of unknown outcome', () => {
  it('are looked up as many at a time as the settings say, and answered in the order they came', async () => {
    stillClock();
    const { resolve, lookup } = setting();
    const answers = [1, 2, 3].map(() => Promise.withResolvers<LookupResult>());
    let asked = 0;
    lookup.mockImplementation(() => answers[asked++]!.promise);
    const done = resolve([fakeLookup(), fakeLookup(), fakeLookup()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
    answers[1]!.resolve(failed);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(3);
    answers[0]!.resolve(found);
    answers[2]!.resolve(absent);
    expect(await done).toEqual(['delivered', 'unknown', 'unknown']);
  });

  it('are handed back as far as they still wait when the process starts nothing new', async () => {
    const { resolve, store, lookup, draining } = setting();
    lookup.mockImplementation(async () => {
      draining.abort();
      return found;
    });
    const waiting = fakeLookup({ id: 'waiting' });
    expect(await resolve([fakeLookup(), fakeLookup(), waiting])).toEqual(['delivered', 'delivered', 'lost']);
    expect(store.returnLookup.mock.calls).toEqual([[waiting]]);
  });

  it('do not hold each other up: where the ledger fails for one the others are settled first', async () => {
    const { resolve, store } = setting();
    store.settle.mockRejectedValueOnce(new Error('the database went away'));
    await expect(resolve([fakeLookup(), fakeLookup(), fakeLookup()])).rejects.toThrow('the database went away');
    expect(store.settle).toHaveBeenCalledTimes(3);
  });
});
