import type { DispatchedDelivery } from '../deliveries/delivery-ports.ts';
import type { DispatchQuery } from '../deliveries/store/delivery-dispatch.ts';
import { describe, expect, it } from 'vitest';
import { relayOnce, type RelayDeps } from './relay.ts';

function relayOver(due: number, changes: Partial<RelayDeps> = {}) {
  const queries: DispatchQuery[] = [];
  const published: string[] = [];
  const undone: string[] = [];
  let left = due;
  const deps: RelayDeps = {
    take: async (query) => {
      queries.push(query);
      const count = Math.min(left, query.limit);
      left -= count;
      return Array.from({ length: count }, (_, n): DispatchedDelivery => {
        return { id: `d${left + n}`, consumer: 'crm', event: 'lead.created', subjectId: 1, seq: 1, state: 'pending' };
      });
    },
    undo: async (ids) => void undone.push(...ids),
    canPublish: () => true,
    publish: async (deliveries) => {
      published.push(...deliveries.map(({ id }) => id));
      return [];
    },
    trustMs: 30_000,
    ...changes,
  };
  return { deps, queries, published, undone };
}

describe('relayOnce', () => {
  it('publishes each of a few deliveries', async () => {
    const { deps, published } = relayOver(16);
    expect(await relayOnce(deps)).toBe(16);
    expect(new Set(published).size).toBe(16);
  });

  it('takes all that is due in several batches, with jobs enough to carry each twice', async () => {
    const { deps, published, queries } = relayOver(1_450);
    expect(await relayOnce(deps)).toBe(1_450);
    expect(queries).toHaveLength(2);
    const carriedByJob = 64;
    expect(published.length * carriedByJob).toBeGreaterThanOrEqual(2 * 1_450);
    expect(published.length).toBeLessThan(100);
  });

  it('counts each consumer and state alone, since a job carries only its own', async () => {
    const mixed = Array.from({ length: 60 }, (_, n): DispatchedDelivery => {
      const [consumer, state] = n < 40 ? (['crm', 'pending'] as const) : (['mail', 'retry_wait'] as const);
      return { id: `d${n}`, consumer, event: 'lead.created', subjectId: n, seq: 1, state };
    });
    const one: DispatchedDelivery = { ...mixed[0]!, id: 'one', state: 'unknown' };
    const { deps, published } = relayOver(0, { take: async () => [one, ...mixed] });
    expect(await relayOnce(deps)).toBe(61);
    expect(published).toEqual(['one', 'd0', 'd32', 'd40']);
  });

  it('is bounded in one round', async () => {
    const { deps } = relayOver(100_000);
    expect(await relayOnce(deps)).toBe(2_000);
  });

  it('gives back the whole batch of what no queue took, and stops until the next round', async () => {
    const { deps, undone, queries } = relayOver(1_450, { publish: async (all) => [all[0]!.id] });
    expect(await relayOnce(deps)).toBe(0);
    expect(undone).toHaveLength(1_000);
    expect(queries).toHaveLength(1);
  });

  it('marks nothing while the queue is known to be away', async () => {
    const { deps, queries } = relayOver(5, { canPublish: () => false });
    expect(await relayOnce(deps)).toBe(0);
    expect(queries).toEqual([]);
  });

  it('takes again what was dispatched, once, when it sweeps', async () => {
    const { deps, queries } = relayOver(1_300);
    await relayOnce(deps, true);
    expect(queries.map(({ again }) => again)).toEqual([true, false]);
  });
});
