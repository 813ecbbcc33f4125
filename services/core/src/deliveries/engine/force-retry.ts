/** What staff can ask for and wait for: everything that waits for the CRM, or one lead, tried now. */
import type { DeliveryLane, DispatchedDelivery, ForceStore, LeadSyncState } from '../delivery-ports.ts';
import { waitForOutcome } from './wait-for-outcome.ts';

export interface ForceDeps {
  store: ForceStore;
  lane: DeliveryLane;
  /** Tells the queues, for `crm-retry` to do it; never throws. What it loses, the relay finds. */
  publish(deliveries: DispatchedDelivery[], options: { forced: true }): Promise<unknown>;
  timeoutMs?: number;
}

/** What a person waits for; the rest keeps its own time, and is counted in the answer. */
const mostAtOnce = 100;
const answerWithinMs = 25_000;

/**
 * Tries what waits, at most 100 and for at most 25 s, as far as a Retry-After allows. `processed` counts those that wait no
 * more, `remaining` all that still do.
 */
export async function forceRetry(deps: ForceDeps): Promise<{ processed: number; remaining: number }> {
  const { store, lane, timeoutMs = answerWithinMs } = deps;
  const endsAt = performance.now() + timeoutMs;
  const marked = await store.markDue(lane, mostAtOnce);
  await deps.publish(marked, { forced: true });
  const ids = marked.map(({ id }) => id);
  const processed = ids.length === 0 ? 0 : await waitForOutcome(store, ids, endsAt - performance.now());
  return { processed, remaining: await store.countWaiting(lane) };
}

/**
 * Tries what waits, was refused or was set aside of these leads, to whom the lane says, and waits until it was tried or
 * the time is up.
 * @param leadIds at most 1,000
 */
export async function tryLeadsNow(deps: ForceDeps, leadIds: readonly number[]): Promise<void> {
  const { store, lane, timeoutMs = answerWithinMs } = deps;
  const marked = await store.markLeadsDue(lane, leadIds);
  await deps.publish(marked, { forced: true });
  const ids = marked.map(({ id }) => id);
  if (ids.length > 0) await waitForOutcome(store, ids, timeoutMs);
}

/**
 * Sends these leads now. One that the CRM has is not sent again; one that was rejected or parked is tried once more.
 * @param leadIds at most 1,000
 * @returns the leads' states when all were tried or the time was up; those that do not exist are left out
 */
export async function syncLeads(deps: ForceDeps, leadIds: readonly number[]): Promise<LeadSyncState[]> {
  const before = await deps.store.leadStates(leadIds);
  const missing = before.filter(({ synced }) => !synced).map(({ id }) => id);
  if (missing.length === 0) return before;
  await tryLeadsNow(deps, missing);
  return deps.store.leadStates(leadIds);
}
