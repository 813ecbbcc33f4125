/** What is due and in no queue: after a failed publish, a wait, a dead worker or a wiped queue. */
import type { DispatchedDelivery } from '../deliveries/delivery-ports.ts';
import type { DispatchQuery } from '../deliveries/store/delivery-dispatch.ts';
import { perJob } from './routing.ts';

export interface RelayDeps {
  take(query: DispatchQuery): Promise<DispatchedDelivery[]>;
  undo(ids: string[]): Promise<void>;
  canPublish(): boolean;
  publish(deliveries: DispatchedDelivery[]): Promise<string[]>;
  trustMs: number;
}

/** Of each provider, writes and lookups apart; a larger backlog drains by itself. */
const batch = 1_000;
const mostBatches = 2;
/** So few have a job each, to be taken side by side. */
const fewEnough = 16;
/** The writer publishes by itself after its commit. */
const graceMs = 2_000;

/** @param again the sweep: also what was dispatched @returns how many were taken */
export async function relayOnce(deps: RelayDeps, again = false): Promise<number> {
  let published = 0;
  for (let round = 0; round < mostBatches && deps.canPublish(); round += 1) {
    const taken = await deps.take({ limit: batch, trustMs: deps.trustMs, graceMs, again: again && round === 0 });
    const failed = await deps.publish(thinOut(taken));
    if (failed.length > 0) {
      // which others the lost jobs would have taken along cannot be told
      await deps.undo(taken.map(({ id }) => id));
      break;
    }
    published += taken.length;
    if (taken.length < batch) break;
  }
  return published;
}

function thinOut(taken: DispatchedDelivery[]): DispatchedDelivery[] {
  const groups = Map.groupBy(taken, ({ consumer, state }) => `${consumer} ${state}`);
  return [...groups.values()].flatMap((group) =>
    group.length <= fewEnough ? group : group.filter((_, n) => n % perJob === 0),
  );
}
