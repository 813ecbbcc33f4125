import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/** Also for `node:timers/promises`. */
export function stillClock(): void {
  vi.useFakeTimers();
  // away from zero, where a difference equals its end
  vi.advanceTimersByTime(7_000);
  // vitest leaves these promises to the real clock
  const sleep = vi.spyOn(timers, 'setTimeout').mockImplementation((ms, value) => {
    const over = Promise.withResolvers<typeof value>();
    setTimeout(() => over.resolve(value), ms);
    return over.promise;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    sleep.mockRestore();
    syncBuiltinESMExports();
    vi.useRealTimers();
  });
}
