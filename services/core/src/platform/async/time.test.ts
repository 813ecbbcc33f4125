import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, rest, within } from './time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that is in time gives what it gives, and throws what it throws', async () => {
  expect(await inTime(Promise.resolve(1), 1_000, () => null)).toBe(1);
  await expect(inTime(Promise.reject(new Error('broken')), 1_000, () => null)).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('of work that is late its failure is not heard any more', async () => {
  const work = Promise.withResolvers<never>();
  const waited = inTime(work.promise, 1_000, () => null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waited).toBeNull();
  work.reject(new Error('broken'));
  await vi.advanceTimersByTimeAsync(1);
});

test('a rest and a bounded signal end with the signal', async () => {
  const stop = new AbortController();
  const bounded = within(stop.signal, 60_000);
  const resting = rest(60_000, bounded);
  stop.abort();
  await resting;
  expect(bounded.aborted).toBe(true);
});
