/**
 * Finds what a pull by time does not show. A listing that is gone leaves no trace in what changed, and a change may have
 * been missed: the keys of both sides say it. Whatever they say is asked for once more before it is believed.
 */
import type { ListingComparison, ListingPage } from '@manzil/core/domain/crm';
import { CrmUnavailableError } from '@manzil/core/domain/crm';
import type { HeldRun, ListingSyncDeps } from './deps.ts';
import { tryPage } from './pull-pages.ts';
import { toStagedPage } from './stage-page.ts';

/** More pages of keys than any agency has. */
const mostKeyPages = 20_000;

/**
 * Compares where the provider can and it is due, and stages what comes of it. A full pull has all listings and only looks
 * after what it lacks.
 * @throws CrmUnavailableError, SyncRunLostError, or the signal's reason
 */
export async function compareKeys(deps: ListingSyncDeps, held: HeldRun, signal: AbortSignal): Promise<void> {
  const { comparison } = deps.provider;
  if (comparison === undefined || held.run.comparison === 'done') return;
  const task: Task = { deps, held, comparison, signal };
  const full = held.run.modifiedSince === null;
  if (!full && held.run.comparison === 'none' && !(await isDue(task))) return;
  const before = await count(task);
  if (!full) await listKeys(task);
  await settleMissing(task);
  await fetchAll(task, deps.store.comparison.stale);
  // a count that moved meanwhile says nothing to measure later ones by: the next pull compares again, as it does after a gap
  // that no comparison before this one found
  const after = await count(task);
  const gap = after === null || after !== before ? null : after - (await deps.store.comparison.presentAfter(held.run));
  held.run = await deps.store.comparison.finish(held.run, gap, deps.settings.leaseMs);
  deps.log.info({ run: held.run.id, full, gap }, 'keys of both sides compared');
}

interface Task {
  deps: ListingSyncDeps;
  held: HeldRun;
  comparison: ListingComparison;
  signal: AbortSignal;
}

/** Once a day, and whenever the CRM counts otherwise than it did beside us after the last two comparisons. */
async function isDue(task: Task): Promise<boolean> {
  const { store, provider, settings } = task.deps;
  const last = await store.comparison.last(provider.name);
  if (last === null || last.ageMs >= settings.compareEveryMs) return true;
  const there = await count(task);
  return there !== null && there - (await store.comparison.presentAfter(task.held.run)) !== last.gap;
}

/** How many listings the CRM offers; null where it does not count. */
function count({ deps, held, comparison, signal }: Task): Promise<number | null> {
  return tryPage(deps, held.run, signal, (limit) => comparison.count(limit));
}

async function listKeys({ deps, held, comparison, signal }: Task): Promise<void> {
  const { store, settings } = deps;
  for (let pages = 0; held.run.comparison !== 'listed'; pages += 1) {
    signal.throwIfAborted();
    if (pages >= mostKeyPages) throw new CrmUnavailableError('The CRM gave more pages of keys than there can be');
    const { keysCursor: cursor } = held.run;
    const page = await tryPage(deps, held.run, signal, (limit) =>
      comparison.keys({ cursor, limit: settings.keysPageSize, signal: limit }),
    );
    if (page.nextCursor !== null && page.nextCursor === cursor)
      throw new CrmUnavailableError('The CRM gave the same page of keys again');
    held.run = await store.comparison.stageKeys(
      held.run,
      { keys: page.keys, cursor: page.nextCursor },
      settings.leaseMs,
    );
  }
}

/**
 * Each listing that seems gone is asked for by its key: a list that shifted while it was read must not remove one. Where
 * more seem gone than may be removed without a person, that person is asked instead.
 */
async function settleMissing(task: Task): Promise<void> {
  const { deps, held } = task;
  const { store, settings } = deps;
  const missing = await store.comparison.countMissing(held.run);
  const present = await store.comparison.presentAfter(held.run);
  if (missing <= present * settings.mostRemoved) return fetchAll(task, store.comparison.missing);
  deps.log.warn({ run: held.run.id, missing, present }, 'more listings seem gone than are looked after one by one');
  await forEachPage(task, store.comparison.missing, async (references) => ({
    items: [],
    deleted: references.map((reference) => ({ reference, deletedAt: null })),
  }));
}

type Next = (run: HeldRun['run'], after: string, limit: number) => Promise<string[]>;
type Found = Pick<ListingPage, 'items' | 'deleted'>;

function fetchAll(task: Task, next: Next): Promise<void> {
  const { deps, held, comparison, signal } = task;
  return forEachPage(task, next, (references) =>
    tryPage(deps, held.run, signal, (limit) => comparison.fetch(references, limit)),
  );
}

/** Each page is staged before the next is asked for, so that a run whose worker died goes on where it was. */
async function forEachPage(task: Task, next: Next, find: (references: string[]) => Promise<Found>): Promise<void> {
  const { deps, held, signal } = task;
  const { store, settings } = deps;
  for (let after = ''; ;) {
    signal.throwIfAborted();
    const references = await next(held.run, after, settings.pageSize);
    const last = references.at(-1);
    if (last === undefined) return;
    const found = await find(references);
    const staged = toStagedPage({ ...found, nextCursor: null, total: null, withheld: null });
    // the clock of what was looked after one by one says nothing about how far changes were read
    held.run = await store.stage(held.run, { ...staged, newest: null }, settings.leaseMs);
    after = last;
  }
}
