/** What staff can ask for and wait for: everything that waits for the CRM, or one lead, tried now. */
import type { DeliveryLane, DispatchedDelivery, ForceStore, LeadSyncState } from '../domain/delivery-ports.ts';
import { waitForOutcome } from './wait-for-outcome.ts';

export interface ForceDeps {
  store: ForceStore;
  lane: DeliveryLane;
  /** Tells the queues, for `crm-retry` to do it; never throws. What it loses, the relay finds. */
  publish(deliveries: DispatchedDelivery[], options: { forced: true }): Promise<unknown>;
  timeoutMs?: number;
}

/** More than this wait for their own turn, which the same workers give them as they go on. */
const mostAtOnce = 1_000;
const answerWithinMs = 25_000;

/** Tries what waits, as far as a Retry-After allows. `remaining` counts all that still waits then. */
export async function forceRetry(deps: ForceDeps): Promise<{ processed: number; remaining: number }> {
  const { store, lane, timeoutMs = answerWithinMs } = deps;
  const marked = await store.markDue(lane, mostAtOnce);
  await deps.publish(marked, { forced: true });
  const ids = marked.map(({ id }) => id);
  const processed = ids.length === 0 ? 0 : await waitForOutcome(store, ids, timeoutMs);
  return { processed, remaining: await store.countWaiting(lane) };
}

/**
 * Sends these leads now. One that the CRM has is not sent again; one that was rejected or parked is tried once more.
 * @param leadIds at most 1,000
 * @returns the leads' states when all were tried or the time was up; those that do not exist are left out
 */
export async function syncLeads(deps: ForceDeps, leadIds: readonly number[]): Promise<LeadSyncState[]> {
  const { store, lane, timeoutMs = answerWithinMs } = deps;
  const before = await store.leadStates(leadIds);
  const missing = before.filter(({ synced }) => !synced).map(({ id }) => id);
  if (missing.length === 0) return before;
  const marked = await store.markLeadsDue(lane, missing);
  await deps.publish(marked, { forced: true });
  const ids = marked.map(({ id }) => id);
  if (ids.length > 0) await waitForOutcome(store, ids, timeoutMs);
  return store.leadStates(leadIds);
}
