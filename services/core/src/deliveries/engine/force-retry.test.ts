import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DispatchedDelivery, ForceStore, LeadSyncState } from '../delivery-ports.ts';
import { forceRetry, syncLeads, tryLeadsNow, type ForceDeps } from './force-retry.ts';
import { stillClock } from '../testing/still-clock.ts';

const marked: DispatchedDelivery[] = ['a', 'b', 'c'].map((id) => {
  return { id, consumer: 'crm', event: 'lead.created', subjectId: 1, seq: 1, state: 'retry_wait' };
});

const lane = { consumer: 'crm', provider: 'fake' } as const;

function deps() {
  let looks = 0;
  const store = {
    markDue: vi.fn<ForceStore['markDue']>(async () => marked),
    markLeadsDue: vi.fn<ForceStore['markLeadsDue']>(async () => marked.slice(0, 1)),
    progress: vi.fn<ForceStore['progress']>(async (ids) => {
      looks += 1;
      return { settled: looks, underWay: Math.max(0, ids.length - looks) };
    }),
    countWaiting: vi.fn<ForceStore['countWaiting']>(async () => 7),
    leadStates: vi.fn<ForceStore['leadStates']>(async () => [{ id: 1, synced: false, crmId: null, error: null }]),
  };
  return { lane, timeoutMs: 1_000, publish: vi.fn<ForceDeps['publish']>(async () => undefined), store };
}

async function ended<T>(work: Promise<T>, ms = 60_000): Promise<{ answer: T; afterMs: number } | undefined> {
  const startedAt = performance.now();
  let result: { answer: T; afterMs: number } | undefined;
  void work.then((answer) => (result = { answer, afterMs: performance.now() - startedAt }));
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}

beforeEach(stillClock);

describe('forceRetry', () => {
  it('tells the queues what it marked and counts what was settled and what still waits', async () => {
    const all = deps();
    expect(await ended(forceRetry(all))).toEqual({ answer: { processed: 3, remaining: 7 }, afterMs: 500 });
    expect(all.publish.mock.calls).toEqual([[marked, { forced: true }]]);
    expect(all.store.progress).toHaveBeenLastCalledWith(['a', 'b', 'c']);
    expect(all.store.countWaiting.mock.calls).toEqual([[lane]]);
  });

  it('counts what still waits only when the waiting is over', async () => {
    const all = deps();
    const answer = forceRetry(all);
    await vi.advanceTimersByTimeAsync(499);
    expect(all.store.countWaiting).not.toHaveBeenCalled();
    expect(await ended(answer)).toBeDefined();
    expect(all.store.countWaiting).toHaveBeenCalledOnce();
  });

  it('answers when the time is up', async () => {
    const slow = deps();
    slow.store.progress.mockResolvedValue({ settled: 1, underWay: 2 });
    expect(await ended(forceRetry({ ...slow, timeoutMs: 300 }))).toEqual({
      answer: { processed: 1, remaining: 7 },
      afterMs: 500,
    });
  });

  it('takes a hundred at most, and has 25 s for all of it, the marking included [A-229]', async () => {
    const { timeoutMs: _usual, ...production } = deps();
    production.store.progress.mockResolvedValue({ settled: 2, underWay: 1 });
    production.store.markDue.mockImplementation(async () => {
      await vi.advanceTimersByTimeAsync(4_000);
      return marked;
    });
    expect(await ended(forceRetry(production))).toEqual({ answer: { processed: 2, remaining: 7 }, afterMs: 25_000 });
    expect(production.store.markDue.mock.calls).toEqual([[lane, 100]]);
  });

  it('answers at once when nothing may be tried', async () => {
    const idle = deps();
    idle.store.markDue.mockResolvedValue([]);
    idle.store.progress.mockRejectedValue(new Error('not asked'));
    expect(await ended(forceRetry(idle))).toEqual({ answer: { processed: 0, remaining: 7 }, afterMs: 0 });
  });
});

describe('tryLeadsNow', () => {
  it('tells the queues what waits of these leads, and waits until it was tried', async () => {
    const some = deps();
    some.store.markLeadsDue.mockResolvedValue(marked);
    expect(await ended(tryLeadsNow(some, [1, 2]))).toEqual({ answer: undefined, afterMs: 500 });
    expect(some.store.markLeadsDue).toHaveBeenCalledExactlyOnceWith(lane, [1, 2]);
    expect(some.publish.mock.calls).toEqual([[marked, { forced: true }]]);
    expect(some.store.progress).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  });

  it('gives up waiting after 25 s', async () => {
    const { timeoutMs: _usual, ...production } = deps();
    production.store.progress.mockResolvedValue({ settled: 0, underWay: 1 });
    expect(await ended(tryLeadsNow(production, [1]))).toEqual({ answer: undefined, afterMs: 25_000 });
  });

  it('waits for nothing where nothing of these leads may be tried', async () => {
    const idle = deps();
    idle.store.markLeadsDue.mockResolvedValue([]);
    idle.store.progress.mockRejectedValue(new Error('not asked'));
    expect(await ended(tryLeadsNow(idle, [1]))).toEqual({ answer: undefined, afterMs: 0 });
  });
});

describe('syncLeads', () => {
  it('does not send again what the CRM has', async () => {
    const state: LeadSyncState = { id: 1, synced: true, crmId: 'CRM-1', error: null };
    const done = deps();
    done.store.leadStates.mockResolvedValue([state]);
    expect(await syncLeads(done, [1])).toEqual([state]);
    for (const untouched of [done.store.markLeadsDue, done.publish]) expect(untouched).not.toHaveBeenCalled();
  });

  it('leaves out what does not exist', async () => {
    const unknown = deps();
    unknown.store.leadStates.mockResolvedValue([]);
    expect(await syncLeads(unknown, [1])).toEqual([]);
  });

  it('sends those that are missing there, and answers what became of all', async () => {
    const looks = [
      [
        { id: 1, synced: false, crmId: null, error: null },
        { id: 2, synced: true, crmId: 'CRM-2', error: null },
      ],
      [
        { id: 1, synced: true, crmId: 'CRM-1', error: null },
        { id: 2, synced: true, crmId: 'CRM-2', error: null },
      ],
    ];
    const sent = deps();
    sent.store.leadStates.mockImplementation(async () => looks.shift() ?? []);
    expect(await syncLeads(sent, [1, 2])).toMatchObject([{ crmId: 'CRM-1' }, { crmId: 'CRM-2' }]);
    expect(sent.store.leadStates).toHaveBeenNthCalledWith(1, [1, 2]);
    expect(sent.store.leadStates).toHaveBeenNthCalledWith(2, [1, 2]);
    expect(sent.store.markLeadsDue.mock.calls).toEqual([[lane, [1]]]);
    expect(sent.publish.mock.calls).toEqual([[marked.slice(0, 1), { forced: true }]]);
  });
});
