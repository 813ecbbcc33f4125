import type { DeliveryLane, DispatchedDelivery, ForceStore, LeadSyncState } from '../delivery-ports.ts';
import { waitForOutcome } from './wait-for-outcome.ts';

export interface ForceDeps {
  store: ForceStore;
  lane: DeliveryLane;
  /** Never throws; what it loses, the relay finds. */
  publish(deliveries: DispatchedDelivery[], options: { forced: true }): Promise<unknown>;
  timeoutMs?: number;
}

/** The rest keeps its own time. */
const mostAtOnce = 100;
const answerWithinMs = 25_000;

/** As far as a Retry-After allows. @returns `processed`: those that wait no more; `remaining`: all that still do */
export async function forceRetry(deps: ForceDeps): Promise<{ processed: number; remaining: number }> {
  const { store, lane } = deps;
  const processed = await tryNow(deps, store.markDue(lane, mostAtOnce));
  return { processed, remaining: await store.countWaiting(lane) };
}

/** What waits for these leads, or was refused, set aside or lost. @param leadIds at most 1,000 */
export async function tryLeadsNow(deps: ForceDeps, leadIds: readonly number[]): Promise<void> {
  await tryNow(deps, deps.store.markLeadsDue(deps.lane, leadIds));
}

/** @returns how many of them wait no more */
async function tryNow(deps: ForceDeps, marking: Promise<DispatchedDelivery[]>): Promise<number> {
  const endsAt = performance.now() + (deps.timeoutMs ?? answerWithinMs);
  const marked = await marking;
  await deps.publish(marked, { forced: true });
  const ids = marked.map(({ id }) => id);
  return ids.length === 0 ? 0 : waitForOutcome(deps.store, ids, endsAt - performance.now());
}

/** Those that the CRM does not have; at most 1,000. @returns their states afterwards, without unknown leads */
export async function syncLeads(deps: ForceDeps, leadIds: readonly number[]): Promise<LeadSyncState[]> {
  const before = await deps.store.leadStates(leadIds);
  const missing = before.filter(({ synced }) => !synced).map(({ id }) => id);
  if (missing.length === 0) return before;
  await tryLeadsNow(deps, missing);
  return deps.store.leadStates(leadIds);
}
