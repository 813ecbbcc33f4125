import { setTimeout as sleep } from 'node:timers/promises';

/** Aborts with `signal`, and after so long in any case. */
export const within = (signal: AbortSignal, ms: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ms)]);

/** Waits; less, and without throwing, when `signal` aborts. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

/**
 * What `work` gives, or what `late` says once so long has passed: the work may then go on, and fail, unheard.
 * @throws what the work or `late` throws
 */
export async function inTime<T, L>(work: Promise<T>, ms: number, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, passed.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
