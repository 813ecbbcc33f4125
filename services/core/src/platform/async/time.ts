import { setTimeout as sleep } from 'node:timers/promises';

/** Aborts with `signal`, and after so long in any case. */
export const limited = (signal: AbortSignal, ms: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ms)]);

/** Waits; less, and without throwing, when `signal` aborts. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
