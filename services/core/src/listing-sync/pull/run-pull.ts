/** Pictures come after a run. */
import { CrmUnavailableError } from '../../crm/crm.ts';
import type { SyncResult, SyncTrigger } from '../listing-sync.ts';
import type { Classification } from '../store/classify.ts';
import { SyncRunLostError, type RunEnd } from '../store/runs.ts';
import { compareKeys } from './compare-keys.ts';
import type { ClaimedRun, ListingSyncDeps } from './deps.ts';
import { checkTakeovers, PullEndedError } from './pull-limits.ts';
import { pullPages } from './pull-pages.ts';
import { readingVersion } from './settings.ts';
import { limited } from '../../platform/async/time.ts';

const discoverMs = 20_000;

export interface PullOptions {
  trigger: SyncTrigger;
  /** What is missing then counts as deleted. */
  full?: boolean;
}

export type PullOutcome =
  /** A run taken over may be of changes only. */
  | { kind: 'done'; result: SyncResult; full: boolean }
  /** Until a person agrees, or the CRM gives listings. */
  | { kind: 'stopped'; code: string; text: string }
  /** Nothing was changed. */
  | { kind: 'failed'; code: string; text: string }
  | { kind: 'busy' };

/**
 * Does not throw for what the CRM does.
 * @throws the signal's reason after giving the run back, and what the database throws
 */
export async function runPull(
  deps: ListingSyncDeps,
  { trigger, full = false }: PullOptions,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const { store, provider, settings, log } = deps;
  const { leaseMs, overlapMs } = settings;
  await discover(deps, signal);
  if (!provider.capabilities.givesListings)
    return { kind: 'stopped', code: 'crm.not_offered', text: 'The CRM gives no listings' };
  const everything = full || (await mustPullAll(deps));
  const holdMs = await store.hold(provider.name);
  if (holdMs !== null) return askedToWait(holdMs);
  const { name, readAs = '' } = provider;
  const asked = { provider: name, trigger, full: everything, leaseMs, overlapMs };
  const run = await store.begin({ ...asked, readAs: `${readingVersion} ${readAs}`.trim() });
  if (run === null) return { kind: 'busy' };
  log.info({ run: run.id, trigger, resumed: run.resumed, pages: run.pages }, 'pull of listings begins');
  const claimed: ClaimedRun = { run };
  try {
    return await pull(deps, claimed, signal);
  } catch (error) {
    if (error instanceof SyncRunLostError) return { kind: 'busy' };
    const why = whyEnded(error);
    if (why !== null) return await giveUp(deps, claimed, { kind: 'failed', ...why });
    // whoever comes next goes on where this one was
    await store.release(claimed.run).catch(() => undefined);
    throw error;
  } finally {
    await forgetOld(deps);
  }
}

/** Null where it is no fault of the CRM. */
function whyEnded(error: unknown): Omit<RunEnd, 'state'> | null {
  if (error instanceof PullEndedError) return { code: error.code, text: error.message };
  if (!(error instanceof CrmUnavailableError)) return null;
  return { code: 'sync.crm_unavailable', text: error.message, retryAfterMs: error.retryAfterMs };
}

/**
 * Without deletions and keys only a full pull shows what is gone. With deletions a listing may still change under an
 * old date: without keys all is pulled once a day.
 */
async function mustPullAll({ provider, store, settings }: ListingSyncDeps): Promise<boolean> {
  if (provider.comparison !== undefined) return false;
  if (!provider.capabilities.givesDeletions) return true;
  const last = await store.comparison.last(provider.name);
  return last === null || last.ageMs >= settings.compareEveryMs;
}

/** What the CRM can may have changed; unsaid, it is as it was. */
async function discover({ provider, log }: ListingSyncDeps, signal: AbortSignal): Promise<void> {
  try {
    await provider.discover(limited(signal, discoverMs));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof CrmUnavailableError)) throw error;
    log.warn({ code: error.code, status: error.status }, 'the CRM did not say what it can');
  }
}

/** Nobody comes sooner, neither the schedule nor staff. */
function askedToWait(holdMs: number): PullOutcome {
  const minutes = Math.ceil(holdMs / 60_000);
  const text = `The CRM asked to be left alone for another ${String(minutes)} min`;
  return { kind: 'failed', code: 'sync.asked_to_wait', text };
}

async function pull(deps: ListingSyncDeps, claimed: ClaimedRun, signal: AbortSignal): Promise<PullOutcome> {
  const { store, settings, log } = deps;
  const provider = deps.provider.name;
  checkTakeovers(claimed.run, settings);
  await pullPages(deps, claimed, signal);
  await compareKeys(deps, claimed, signal);
  const found = await store.classify(provider, claimed.run);
  if (found.removed > found.present * settings.mostRemoved && found.answer?.decision !== 'apply')
    return stop(deps, claimed, found);
  claimed.run = await store.keep(claimed.run, settings.leaseMs);
  const result = await store.apply(claimed.run);
  log.info(result, 'pull of listings done');
  return { kind: 'done', result, full: claimed.run.modifiedSince === null };
}

/** One who has refused these removals before is not asked again. */
async function stop(deps: ListingSyncDeps, claimed: ClaimedRun, found: Classification): Promise<PullOutcome> {
  const { removed, present, answer } = found;
  const gone = `${String(removed)} of ${String(present)} listings are gone from the CRM. Nothing was changed`;
  const text = answer === null ? `${gone}; somebody must decide in the admin` : `${gone}, as was decided`;
  const removals = { wouldRemove: removed, present, answeredBy: answer?.runId ?? null };
  return giveUp(deps, claimed, { kind: 'stopped', code: 'sync.too_many_removed', text, removals });
}

async function forgetOld({ store, provider, log }: ListingSyncDeps): Promise<void> {
  await store
    .prune(provider.name)
    .catch((error: unknown) => log.warn({ err: error }, 'old staging rows could not be deleted'));
}

type Unchanged = Omit<RunEnd, 'state'> & { kind: 'stopped' | 'failed' };

async function giveUp({ store, log }: ListingSyncDeps, { run }: ClaimedRun, end: Unchanged): Promise<PullOutcome> {
  const { kind, ...why } = end;
  log.warn({ run: run.id, code: why.code }, 'pull of listings ended without a change');
  await store.end(run, { ...why, state: kind === 'stopped' ? 'stopped' : 'error' });
  return { kind, code: why.code, text: why.text };
}
