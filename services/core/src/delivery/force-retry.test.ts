import { describe, expect, it, vi } from 'vitest';
import type { DispatchedDelivery, ForceStore, LeadSyncState } from '../domain/delivery-ports.ts';
import { forceRetry, syncLeads, type ForceDeps } from './force-retry.ts';

const marked: DispatchedDelivery[] = ['a', 'b', 'c'].map((id) => {
  return { id, consumer: 'crm', event: 'lead.created', subjectId: 1, seq: 1, state: 'retry_wait' };
});

const sleep = vi.hoisted(() => (ms: number): Promise<void> => {
  const over = Promise.withResolvers<void>();
  setTimeout(() => over.resolve(), ms);
  return over.promise;
});
// the clock of a test does not move this module's timers
vi.mock('node:timers/promises', () => ({ setTimeout: sleep }));

/** A store in which deliveries settle one by one with each look. */
function deps(changes: Partial<ForceStore> = {}): ForceDeps & { published: string[] } {
  let looks = 0;
  const published: string[] = [];
  return {
    published,
    lane: { consumer: 'crm', provider: 'fake' },
    timeoutMs: 1_000,
    publish: async (deliveries) => void published.push(...deliveries.map(({ id }) => id)),
    store: {
      markDue: async () => marked,
      markLeadsDue: async () => marked.slice(0, 1),
      progress: async (ids) => {
        looks += 1;
        return { settled: looks, underWay: Math.max(0, ids.length - looks) };
      },
      countWaiting: async () => 7,
      leadStates: async () => [{ id: 1, synced: false, crmId: null, error: null }],
      ...changes,
    },
  };
}

describe('forceRetry', () => {
  it('publishes what it marked and counts what was settled and what still waits', async () => {
    const all = deps();
    expect(await forceRetry(all)).toEqual({ processed: 3, remaining: 7 });
    expect(all.published).toEqual(['a', 'b', 'c']);
  });

  it('answers when the time is up', async () => {
    const slow = deps({ progress: async () => ({ settled: 1, underWay: 2 }) });
    expect(await forceRetry({ ...slow, timeoutMs: 300 })).toEqual({ processed: 1, remaining: 7 });
  });

  it('takes a hundred at most, and has 25 s for all of it [A-229]', async () => {
    vi.useFakeTimers();
    try {
      const asked: number[] = [];
      const endless = deps({
        markDue: async (_lane, limit) => {
          asked.push(limit);
          await sleep(4_000);
          return marked;
        },
        progress: async () => ({ settled: 2, underWay: 1 }),
      });
      const { timeoutMs: _usual, ...production } = endless;
      let answeredAfter = 0;
      const startedAt = performance.now();
      const answer = forceRetry(production).finally(() => (answeredAfter = performance.now() - startedAt));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await answer).toEqual({ processed: 2, remaining: 7 });
      expect(asked).toEqual([100]);
      expect(answeredAfter).toBeGreaterThan(20_000);
      expect(answeredAfter).toBeLessThanOrEqual(25_250);
    } finally {
      vi.useRealTimers();
    }
  });

  it('answers at once when nothing may be tried', async () => {
    const idle = deps({ markDue: async () => [], progress: () => Promise.reject(new Error('not asked')) });
    expect(await forceRetry(idle)).toEqual({ processed: 0, remaining: 7 });
  });
});

describe('syncLeads', () => {
  it('does not send again what the CRM has', async () => {
    const state: LeadSyncState = { id: 1, synced: true, crmId: 'CRM-1', error: null };
    const done = deps({ leadStates: async () => [state] });
    expect(await syncLeads(done, [1])).toEqual([state]);
    expect(done.published).toEqual([]);
  });

  it('leaves out what does not exist', async () => {
    expect(await syncLeads(deps({ leadStates: async () => [] }), [1])).toEqual([]);
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
    const asked: (readonly number[])[] = [];
    const sent = deps({
      leadStates: async () => looks.shift() ?? [],
      markLeadsDue: async (_lane, ids) => {
        asked.push(ids);
        return marked.slice(0, 1);
      },
    });
    expect(await syncLeads(sent, [1, 2])).toMatchObject([{ crmId: 'CRM-1' }, { crmId: 'CRM-2' }]);
    expect([asked, sent.published]).toEqual([[[1]], ['a']]);
  });
});
