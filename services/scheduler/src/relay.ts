/** Publishes what is due and of which no queue knows: after a failed publish, a wait, a dead worker or a wiped queue. */
import type { DispatchedDelivery } from '@manzil/core/domain/delivery-ports';
import type { DispatchQuery } from '@manzil/core/persistence/delivery-dispatch';

export interface RelayDeps {
  take(query: DispatchQuery): Promise<DispatchedDelivery[]>;
  undo(ids: string[]): Promise<void>;
  canPublish(): boolean;
  publish(deliveries: DispatchedDelivery[]): Promise<string[]>;
  trustMs: number;
}

/** One round publishes at most `batch` × `mostBatches`; a larger backlog drains in batches of its own anyway. */
const batch = 200;
const mostBatches = 10;
/** The writer publishes by itself right after its commit; within this time the relay leaves it to that. */
const graceMs = 2_000;

/**
 * One round.
 * @param again true for the sweep, which takes also what was dispatched already
 * @returns how many were published
 */
export async function relayOnce(deps: RelayDeps, again = false): Promise<number> {
  let published = 0;
  for (let round = 0; round < mostBatches && deps.canPublish(); round += 1) {
    const taken = await deps.take({ limit: batch, trustMs: deps.trustMs, graceMs, again: again && round === 0 });
    const failed = await deps.publish(taken);
    published += taken.length - failed.length;
    if (failed.length > 0) {
      await deps.undo(failed);
      break;
    }
    if (taken.length < batch) break;
  }
  return published;
}
