/** Some lanes fetch, one clock puts what came onto the listings, spare time makes AVIF. */
import { createLimiter } from '../../platform/async/limiter.ts';
import { fetchPicture, type FetchResult, type PictureDeps } from './fetch-picture.ts';
import { defaultSettings, type PictureSettings } from './settings.ts';
import { rest } from '../../platform/async/time.ts';

export interface PictureQueue {
  start(): void;
  /** Looks at once: a pull may have wanted new pictures. */
  wake(): void;
  /** Until nothing is due, and shows it. @throws what the database throws */
  drain(): Promise<void>;
  /** Gives back what is under way. */
  stop(): Promise<void>;
}

type Options = Omit<PictureDeps, 'settings' | 'inTurn' | 'underWay'> & { settings?: Partial<PictureSettings> };

export function createPictureQueue(options: Options): PictureQueue {
  const settings: PictureSettings = { ...defaultSettings, ...options.settings };
  const deps: PictureDeps = {
    ...options,
    settings,
    inTurn: createLimiter(settings.renderAtOnce).run,
    underWay: new Map(),
  };
  const { store, log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let awake = Promise.withResolvers<void>();
  let restUntil = 0;
  let failures = 0;
  let busy = 0;
  let running: Promise<unknown> | null = null;

  function wake(): void {
    awake.resolve();
    awake = Promise.withResolvers<void>();
  }

  async function one(): Promise<boolean> {
    const claimed = await store.claim(settings.leaseMs);
    if (claimed === null) return false;
    if (busy === 0) wake();
    busy += 1;
    try {
      note(await fetchPicture(deps, claimed, signal));
    } finally {
      busy -= 1;
    }
    return true;
  }

  function note({ ok, retryAfterMs }: FetchResult): void {
    failures = ok ? 0 : failures + 1;
    const asked = retryAfterMs ?? (failures >= settings.restAfter ? settings.restMs : 0);
    restUntil = Math.max(restUntil, Date.now() + Math.min(asked, settings.longestRestMs));
  }

  async function forever(step: () => Promise<boolean>, lookEveryMs = settings.lookEveryMs): Promise<void> {
    while (!signal.aborted) if (!(await tried(step))) await Promise.race([pause(lookEveryMs), awake.promise]);
  }

  async function tried(step: () => Promise<boolean>): Promise<boolean> {
    try {
      return await step();
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'the queue of pictures stands still');
      return false;
    }
  }

  async function pause(ms: number): Promise<void> {
    await rest(ms, signal);
  }

  const fetchNext = async (): Promise<boolean> => Date.now() >= restUntil && one();
  /** Only when processors have nothing better to do. */
  const addAvif = async (): Promise<boolean> => busy === 0 && deps.inTurn(deps.media.addAvif);

  const showAll = async (): Promise<void> => {
    while ((await store.show(settings.showAtOnce)) === settings.showAtOnce) signal.throwIfAborted();
  };

  async function showForever(): Promise<void> {
    while (!signal.aborted) {
      await pause(settings.showEveryMs);
      await tried(async () => {
        await showAll();
        return true;
      });
    }
  }

  async function drainLane(): Promise<void> {
    while (await one()) signal.throwIfAborted();
  }

  return {
    start() {
      // when idle, one lane looks and wakes the others
      const { lanes, lookEveryMs } = settings;
      const others = Array.from({ length: lanes - 1 }, () => forever(fetchNext, lanes * lookEveryMs));
      running ??= Promise.all([forever(fetchNext), ...others, forever(addAvif), showForever()]);
    },
    wake,
    async drain() {
      await Promise.all(Array.from({ length: settings.lanes }, drainLane));
      await showAll();
    },
    async stop() {
      stopping.abort(new Error('The queue of pictures is stopped'));
      await running;
      // the next worker would show it too; it costs nothing now
      await showAll().catch(() => undefined);
    },
  };
}
