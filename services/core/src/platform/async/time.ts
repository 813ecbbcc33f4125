import { setTimeout as sleep } from 'node:timers/promises';

export const limited = (signal: AbortSignal, ms: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ms)]);

/** Ends early, without throwing, when `signal` aborts. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
