/** A list that moves while it is read lacks some. */
import { CrmUnavailableError, type FoundListings, type PulledListing } from '../../crm/crm.ts';
import type { SyncRun } from '../store/runs.ts';
import type { ClaimedRun, ListingSyncDeps } from './deps.ts';
import { keysOfEverything, listKeys } from './list-keys.ts';
import { tryPage } from './pull-pages.ts';
import { toStagedPage } from './stage-page.ts';

type NextReferences = (run: SyncRun, after: string, limit: number) => Promise<string[]>;

/**
 * Asks by reference; else a second whole pull must lack them too. Too many are staged as gone: a person is asked.
 * @returns how many seem gone and stay, since nobody said so
 * @throws PullEndedError, SyncRunLostError, or the signal's reason
 */
export async function confirmAbsence(deps: ListingSyncDeps, claimed: ClaimedRun, signal: AbortSignal): Promise<number> {
  const { store, settings, provider, log } = deps;
  const missing = await store.comparison.countMissing(claimed.run);
  if (missing === 0) return 0;
  const present = await store.comparison.presentAfter(claimed.run);
  if (missing > present * settings.mostRemoved) {
    log.warn({ run: claimed.run.id, missing, present }, 'more listings seem gone than are looked after one by one');
    await stageMissing(deps, claimed, signal);
    return 0;
  }
  if (provider.fetchListings !== undefined) return stageFetched(deps, claimed, store.comparison.missing, signal);
  try {
    await listKeys(deps, claimed, keysOfEverything(deps), signal);
  } catch (error) {
    await noteUnanswered(deps, claimed, error);
    return missing;
  }
  await stageMissing(deps, claimed, signal);
  return 0;
}

function stageMissing(deps: ListingSyncDeps, claimed: ClaimedRun, signal: AbortSignal): Promise<void> {
  return forEachPage({ deps, claimed, signal }, deps.store.comparison.missing, async (references) => ({
    items: [],
    deleted: references.map((reference) => ({ reference, deletedAt: null })),
  }));
}

/**
 * At most as many as may be asked for in a run.
 * @returns how many were not answered
 * @throws SyncRunLostError, or the signal's reason
 */
export async function stageFetched(
  deps: ListingSyncDeps,
  claimed: ClaimedRun,
  next: NextReferences,
  signal: AbortSignal,
): Promise<number> {
  const { fetchListings } = deps.provider;
  if (fetchListings === undefined) return 0;
  let left = deps.settings.mostConfirmed;
  let unanswered = 0;
  let failed = false;
  await forEachPage({ deps, claimed, signal }, next, async (references) => {
    const asked = failed ? [] : references.slice(0, left);
    left -= asked.length;
    const found = asked.length === 0 ? nothing : await ask(asked);
    unanswered += references.length - found.items.length - found.deleted.length;
    return found;
  });
  return unanswered;

  async function ask(references: string[]): Promise<FoundListings> {
    try {
      const found = await tryPage(deps, claimed.run, signal, (limit) => fetchListings!(references, limit));
      return answersTo(references, found);
    } catch (error) {
      await noteUnanswered(deps, claimed, error);
      // a CRM that does not answer is asked for the others next time
      failed = true;
      return nothing;
    }
  }
}

const nothing: FoundListings = { items: [], deleted: [] };

/** Rethrows what is no fault of the CRM. */
async function noteUnanswered({ store, log }: ListingSyncDeps, { run }: ClaimedRun, error: unknown): Promise<void> {
  if (!(error instanceof CrmUnavailableError)) throw error;
  log.warn({ run: run.id, status: error.status }, 'the CRM did not answer when asked for single listings');
  if (error.retryAfterMs !== null) await store.noteWait(run, error.retryAfterMs);
}

/**
 * Each reference once.
 * @throws CrmUnavailableError where it answered another question
 */
function answersTo(references: readonly string[], { items, deleted }: FoundListings): FoundListings {
  const open = new Set(references);
  const isAnswer = (reference: string | null): boolean => {
    if (reference === null || !references.includes(reference))
      throw new CrmUnavailableError('The CRM answered with another listing than it was asked for');
    return open.delete(reference);
  };
  // a listing counts before a word that it is not there
  return {
    items: items.filter((item) => isAnswer(referenceOf(item))),
    deleted: deleted.filter(({ reference }) => isAnswer(reference)),
  };
}

const referenceOf = (item: PulledListing): string | null => (item.ok ? item.record.reference : item.reference);

interface Task {
  deps: ListingSyncDeps;
  claimed: ClaimedRun;
  signal: AbortSignal;
}

/** Each page is staged before the next: after a death the run goes on there. */
async function forEachPage(
  { deps, claimed, signal }: Task,
  next: NextReferences,
  find: (references: string[]) => Promise<FoundListings>,
): Promise<void> {
  const { store, settings } = deps;
  for (let after = ''; ;) {
    signal.throwIfAborted();
    const references = await next(claimed.run, after, settings.pageSize);
    const last = references.at(-1);
    if (last === undefined) return;
    const found = await find(references);
    const staged = toStagedPage({ ...found, nextCursor: null, total: null, withheld: null });
    // this says nothing about how far changes were read
    claimed.run = await store.stage(claimed.run, { ...staged, newest: null }, settings.leaseMs);
    after = last;
  }
}
