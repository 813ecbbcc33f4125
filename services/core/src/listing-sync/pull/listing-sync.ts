import { setTimeout as sleep } from 'node:timers/promises';
import type { PullEnd } from './sync-metrics.ts';
import type { SyncTrigger } from '../listing-sync.ts';
import type { ListingSyncDeps } from './deps.ts';
import { runPull, type PullOptions, type PullOutcome } from './run-pull.ts';
import { defaultSettings, type ListingSyncSettings } from './settings.ts';

export interface ListingSync {
  /**
   * Joins the pull of this process; a full one follows a pull of changes. `busy` when another process is at it.
   * @throws what the database throws, and when the process is stopping
   */
  pull(options: PullOptions): Promise<PullOutcome>;
  /** The first pull ever, or one that a death interrupted. */
  start(): void;
  /** The next start goes on with the pull. */
  stop(): Promise<void>;
}

type Options = Omit<ListingSyncDeps, 'settings'> & {
  settings?: Partial<ListingSyncSettings>;
  /** Not after a stop: it has not ended. */
  onEnd?: (end: PullEnd) => void;
};

const longestWaitMs = 60_000;
/** Pulls of changes that who wants everything waits for. */
const mostJoined = 3;

export function createListingSync(options: Options): ListingSync {
  const deps: ListingSyncDeps = { ...options, settings: { ...defaultSettings, ...options.settings } };
  const { store, provider, log } = deps;
  const stopping = new AbortController();
  let running: Promise<PullOutcome> | null = null;
  let starting: Promise<void> | null = null;

  function joinOrBegin(pullOptions: PullOptions): Promise<PullOutcome> {
    running ??= pullOnce(pullOptions).finally(() => {
      running = null;
    });
    return running;
  }

  async function pull(pullOptions: PullOptions): Promise<PullOutcome> {
    for (let round = 0; round < mostJoined; round += 1) {
      const outcome = await joinOrBegin(pullOptions);
      if (pullOptions.full !== true || outcome.kind !== 'done' || outcome.full) return outcome;
    }
    return { kind: 'busy' };
  }

  async function pullOnce(pullOptions: PullOptions): Promise<PullOutcome> {
    try {
      const outcome = await runPull(deps, pullOptions, stopping.signal);
      options.onEnd?.(outcome.kind);
      return outcome;
    } catch (error) {
      if (!stopping.signal.aborted) options.onEnd?.('broken');
      throw error;
    }
  }

  /** Waits for a CRM that is not up yet, or until a lease of the dead has run out. */
  async function startPull(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      stopping.signal.throwIfAborted();
      try {
        const { running: left, succeeded } = await store.startState(provider.name);
        if (succeeded && !left) return;
        const trigger: SyncTrigger = succeeded ? 'schedule' : 'first-start';
        const { kind } = await pull({ trigger });
        if (kind === 'done' || kind === 'stopped') return;
      } catch (error) {
        stopping.signal.throwIfAborted();
        log.error({ err: error }, 'first pull of listings failed');
      }
      const waitMs = Math.min(longestWaitMs, deps.settings.firstPullEveryMs * 2 ** Math.min(attempt, 10));
      await sleep(waitMs, undefined, { signal: stopping.signal });
    }
  }

  return {
    pull,
    start() {
      starting ??= startPull().catch(() => undefined);
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled([running, starting]);
    },
  };
}
