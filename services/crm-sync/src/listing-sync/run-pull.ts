/** One run from beginning to end: pages into staging, every row judged, pictures fetched, all of it applied at once. */
import { CrmUnavailableError } from '@manzil/core/domain/crm';
import type { SyncResult, SyncTrigger } from '@manzil/core/domain/listing-sync';
import { SyncRunLostError } from '@manzil/core/persistence/listing-sync-store-runs';
import type { HeldRun, ListingSyncDeps } from './deps.ts';
import { importPictures } from './import-pictures.ts';
import { pullPages } from './pull-pages.ts';

export interface PullOptions {
  trigger: SyncTrigger;
  /** All listings, not only what changed; what is missing then counts as deleted. */
  full?: boolean;
  /** A person has agreed that many listings may go. */
  allowRemovals?: boolean;
}

export type PullOutcome =
  | { kind: 'done'; result: SyncResult }
  /** Nothing was changed, and nothing will be until a person agrees. */
  | { kind: 'stopped'; code: string; text: string }
  /** Nothing was changed; the next pull tries again. */
  | { kind: 'failed'; code: string; text: string }
  /** Another worker is at it. */
  | { kind: 'busy' };

/** Never throws for what the CRM does. Throws the signal's reason after giving the run back, and what the database throws. */
export async function runPull(
  deps: ListingSyncDeps,
  { trigger, full = false, allowRemovals = false }: PullOptions,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const { store, provider, settings, log } = deps;
  const { leaseMs, overlapMs } = settings;
  // a CRM that tells of no deletions shows them only by what a full pull lacks
  const everything = full || !provider.capabilities.givesDeletions;
  const run = await store.begin({ provider: provider.name, trigger, full: everything, leaseMs, overlapMs });
  if (run === null) return { kind: 'busy' };
  log.info({ run: run.id, trigger, resumed: run.resumed, pages: run.pages }, 'pull of listings begins');
  const held: HeldRun = { run };
  try {
    return await pull(deps, held, allowRemovals, signal);
  } catch (error) {
    if (error instanceof SyncRunLostError) return { kind: 'busy' };
    if (error instanceof CrmUnavailableError)
      return await giveUp(deps, held, { kind: 'failed', code: 'sync.crm_unavailable', text: error.message });
    // stopping, or the database failed: whoever comes next goes on where this one was
    await store.release(held.run).catch(() => undefined);
    throw error;
  }
}

async function pull(
  deps: ListingSyncDeps,
  held: HeldRun,
  allowRemovals: boolean,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const { store, settings, log } = deps;
  await pullPages(deps, held, signal);
  const { removed, present } = await store.classify(held.run);
  if (removed > present * settings.mostRemoved && !allowRemovals) {
    const text = `${String(removed)} of ${String(present)} listings are gone from the CRM. Nothing was changed; check the CRM first`;
    return giveUp(deps, held, { kind: 'stopped', code: 'sync.too_many_removed', text });
  }
  held.run = await store.keep(held.run, settings.leaseMs);
  const failedPictures = await importPictures(deps, held, signal);
  const result = await store.apply(held.run, failedPictures);
  log.info({ ...result, picturesLeftOut: failedPictures.size }, 'pull of listings done');
  await store.prune(deps.provider.name).catch((error: unknown) => {
    log.warn({ err: error }, 'old staging rows could not be deleted');
  });
  return { kind: 'done', result };
}

async function giveUp(
  { store, log }: ListingSyncDeps,
  { run }: HeldRun,
  outcome: Extract<PullOutcome, { kind: 'stopped' | 'failed' }>,
): Promise<PullOutcome> {
  const { kind, code, text } = outcome;
  log.warn({ run: run.id, code }, 'pull of listings ended without a change');
  await store.end(run, { state: kind === 'stopped' ? 'stopped' : 'error', code, text });
  return outcome;
}
