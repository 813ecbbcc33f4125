import { setTimeout as sleep } from 'node:timers/promises';
import { CrmUnavailableError } from '../../crm/crm.ts';
import type { SyncRun } from '../store/runs.ts';
import { collectGarbage } from '../../platform/collect-garbage.ts';
import { cursorRepeats } from '../listing-sync.ts';
import type { ClaimedRun, ListingSyncDeps } from './deps.ts';
import { checkEnd, endedByCircles, PullEndedError } from './pull-limits.ts';
import { toStagedPage } from './stage-page.ts';
import { limited } from '../../platform/async/time.ts';

/** A page leaves some 5 MB behind. */
const pagesPerCollection = 5;

/** @throws CrmUnavailableError, PullEndedError, SyncRunLostError, or the signal's reason */
export async function pullPages(deps: ListingSyncDeps, claimed: ClaimedRun, signal: AbortSignal): Promise<void> {
  // else it has all of them
  while (claimed.run.pages === 0 || claimed.run.cursor !== null) {
    signal.throwIfAborted();
    const { run } = claimed;
    const page = await tryPage(deps, run, signal, (limit) =>
      deps.provider.pullListings({
        modifiedSince: run.modifiedSince,
        cursor: run.cursor,
        checkpoint: run.checkpoint,
        limit: deps.settings.pageSize,
        listingsOf: deps.store.listingsOfPictures,
        signal: limit,
      }),
    );
    claimed.run = await endedByCircles(deps.store.stage(run, toStagedPage(page), deps.settings.leaseMs));
    if (claimed.run.cursor !== null) checkEnd(claimed.run, deps.settings);
    if (claimed.run.pages % pagesPerCollection === 0) collectGarbage();
  }
}

/** Again where a short wait may mend. @throws CrmUnavailableError, PullEndedError, or the signal's reason */
export async function tryPage<T>(
  deps: ListingSyncDeps,
  run: SyncRun,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { settings, store, log } = deps;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(limited(signal, settings.pageTimeoutMs));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CrmUnavailableError)) throw error;
      if (error.code === cursorRepeats) throw new PullEndedError(cursorRepeats, error.message);
      const waitMs = error.retryAfterMs ?? settings.retryBaseMs * 2 ** (attempt - 1);
      // else the lease is lost; the next scheduled pull comes anyway
      if (attempt >= settings.pageTries || waitMs > settings.leaseMs / 2) throw error;
      log.warn({ run: run.id, attempt, status: error.status }, 'page of listings failed');
      if (error.retryAfterMs !== null) await store.noteWait(run, waitMs);
      await sleep(waitMs, undefined, { signal });
    }
  }
}
