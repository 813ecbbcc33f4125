import type { DispatchedDelivery } from '@manzil/core/domain/delivery-ports';
import type { DispatchQuery } from '@manzil/core/persistence/delivery-dispatch';
import { describe, expect, it } from 'vitest';
import { relayOnce, type RelayDeps } from './relay.ts';

/** A ledger with so many due deliveries, and a queue that takes some of what it is given. */
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
        return { id: `d${left + n}`, event: 'lead.created', subjectId: 1, seq: 1, state: 'pending' };
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
  it('publishes all that is due in several batches', async () => {
    const { deps, published, queries } = relayOver(450);
    expect(await relayOnce(deps)).toBe(450);
    expect(new Set(published).size).toBe(450);
    expect(queries).toHaveLength(3);
  });

  it('is bounded in one round', async () => {
    const { deps } = relayOver(100_000);
    expect(await relayOnce(deps)).toBe(2_000);
  });

  it('gives back what no queue took, and stops until the next round', async () => {
    const { deps, undone, queries } = relayOver(450, { publish: async (all) => all.map(({ id }) => id) });
    expect(await relayOnce(deps)).toBe(0);
    expect(undone).toHaveLength(200);
    expect(queries).toHaveLength(1);
  });

  it('marks nothing while the queue is known to be away', async () => {
    const { deps, queries } = relayOver(5, { canPublish: () => false });
    expect(await relayOnce(deps)).toBe(0);
    expect(queries).toEqual([]);
  });

  it('takes again what was dispatched, once, when it sweeps', async () => {
    const { deps, queries } = relayOver(300);
    await relayOnce(deps, true);
    expect(queries.map(({ again }) => again)).toEqual([true, false]);
  });
});
