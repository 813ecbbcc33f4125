/** Finds what is gone and what a pull by time missed; asks again before it believes. */
import type { ListingComparison } from '../../crm/crm.ts';
import { confirmAbsence, stageFetched } from './confirm-absence.ts';
import type { ClaimedRun, ListingSyncDeps } from './deps.ts';
import { listKeys } from './list-keys.ts';
import { tryPage } from './pull-pages.ts';

/**
 * A full pull only looks after what it lacks.
 * @throws CrmUnavailableError, PullEndedError, SyncRunLostError, or the signal's reason
 */
export async function compareKeys(deps: ListingSyncDeps, claimed: ClaimedRun, signal: AbortSignal): Promise<void> {
  const task: Task = { deps, claimed, comparison: deps.provider.comparison ?? null, signal };
  const full = claimed.run.modifiedSince === null;
  if (claimed.run.comparison === 'done' || (!full && !(await isDue(task)))) return;
  const before = await count(task);
  if (!full && task.comparison !== null)
    await listKeys(deps, claimed, task.comparison.keys.bind(task.comparison), signal);
  const unconfirmed = await confirmAbsence(deps, claimed, signal);
  const unanswered = await stageFetched(deps, claimed, deps.store.comparison.stale, signal);
  // a count that moved says nothing: the next pull compares again
  const after = await count(task);
  const settled = after !== null && after === before && unconfirmed + unanswered === 0;
  const gap = settled ? after - (await deps.store.comparison.presentAfter(claimed.run)) : null;
  claimed.run = await deps.store.comparison.finish(claimed.run, { gap, unconfirmed }, deps.settings.leaseMs);
  deps.log.info({ run: claimed.run.id, full, gap, unconfirmed, unanswered }, 'keys of both sides compared');
}

interface Task {
  deps: ListingSyncDeps;
  claimed: ClaimedRun;
  comparison: ListingComparison | null;
  signal: AbortSignal;
}

/** Once a day, when the provider asks, and when the CRM's count beside ours is not that of the last two times. */
async function isDue(task: Task): Promise<boolean> {
  const { store, provider, settings } = task.deps;
  if (task.comparison === null) return false;
  if (task.claimed.run.comparison !== 'none') return true;
  const last = await store.comparison.last(provider.name);
  if (last === null || last.ageMs >= settings.compareEveryMs) return true;
  const there = await count(task);
  return there !== null && there - (await store.comparison.presentAfter(task.claimed.run)) !== last.gap;
}

/** Null where the CRM does not count. */
async function count({ deps, claimed, comparison, signal }: Task): Promise<number | null> {
  return comparison === null ? null : tryPage(deps, claimed.run, signal, (limit) => comparison.count(limit));
}
