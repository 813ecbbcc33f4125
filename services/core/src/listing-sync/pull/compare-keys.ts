/** Finds what is gone, and changes that a pull by time missed; asks once more before it believes it. */
import type { ListingComparison } from '../../crm/crm.ts';
import { confirmAbsence, stageFetched } from './confirm-absence.ts';
import type { HeldRun, ListingSyncDeps } from './deps.ts';
import { listKeys } from './list-keys.ts';
import { tryPage } from './pull-pages.ts';

/**
 * A full pull only looks after what it lacks.
 * @throws CrmUnavailableError, PullEndedError, SyncRunLostError, or the signal's reason
 */
export async function compareKeys(deps: ListingSyncDeps, held: HeldRun, signal: AbortSignal): Promise<void> {
  const task: Task = { deps, held, comparison: deps.provider.comparison ?? null, signal };
  const full = held.run.modifiedSince === null;
  if (held.run.comparison === 'done' || (!full && !(await isDue(task)))) return;
  const before = await count(task);
  if (!full && task.comparison !== null) await listKeys(deps, held, task.comparison.keys.bind(task.comparison), signal);
  const unconfirmed = await confirmAbsence(deps, held, signal);
  const unanswered = await stageFetched(deps, held, deps.store.comparison.stale, signal);
  // a count that moved says nothing: the next pull compares again, as after a gap that is new
  const after = await count(task);
  const settled = after !== null && after === before && unconfirmed + unanswered === 0;
  const gap = settled ? after - (await deps.store.comparison.presentAfter(held.run)) : null;
  held.run = await deps.store.comparison.finish(held.run, { gap, unconfirmed }, deps.settings.leaseMs);
  deps.log.info({ run: held.run.id, full, gap, unconfirmed, unanswered }, 'keys of both sides compared');
}

interface Task {
  deps: ListingSyncDeps;
  held: HeldRun;
  comparison: ListingComparison | null;
  signal: AbortSignal;
}

/** Once a day, when the provider asks, and when the CRM's count beside ours is not that of the last two times. */
async function isDue(task: Task): Promise<boolean> {
  const { store, provider, settings } = task.deps;
  if (task.comparison === null) return false;
  if (task.held.run.comparison !== 'none') return true;
  const last = await store.comparison.last(provider.name);
  if (last === null || last.ageMs >= settings.compareEveryMs) return true;
  const there = await count(task);
  return there !== null && there - (await store.comparison.presentAfter(task.held.run)) !== last.gap;
}

/** Null where the CRM does not count. */
async function count({ deps, held, comparison, signal }: Task): Promise<number | null> {
  return comparison === null ? null : tryPage(deps, held.run, signal, (limit) => comparison.count(limit));
}
