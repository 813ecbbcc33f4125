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
  const { store, lane, timeoutMs = answerWithinMs } = deps;
  const endsAt = performance.now() + timeoutMs;
  const marked = await store.markDue(lane, mostAtOnce);
  await deps.publish(marked, { forced: true });
  const ids = marked.map(({ id }) => id);
  const processed = ids.length === 0 ? 0 : await waitForOutcome(store, ids, endsAt - performance.now());
  return { processed, remaining: await store.countWaiting(lane) };
}

/** What waits for these leads, or was refused, set aside or lost. @param leadIds at most 1,000 */
export async function tryLeadsNow(deps: ForceDeps, leadIds: readonly number[]): Promise<void> {
  const { store, lane, timeoutMs = answerWithinMs } = deps;
  const marked = await store.markLeadsDue(lane, leadIds);
  await deps.publish(marked, { forced: true });
  const ids = marked.map(({ id }) => id);
  if (ids.length > 0) await waitForOutcome(store, ids, timeoutMs);
}

/** Those that the CRM does not have; at most 1,000. @returns their states afterwards, without unknown leads */
export async function syncLeads(deps: ForceDeps, leadIds: readonly number[]): Promise<LeadSyncState[]> {
  const before = await deps.store.leadStates(leadIds);
  const missing = before.filter(({ synced }) => !synced).map(({ id }) => id);
  if (missing.length === 0) return before;
  await tryLeadsNow(deps, missing);
  return deps.store.leadStates(leadIds);
}
