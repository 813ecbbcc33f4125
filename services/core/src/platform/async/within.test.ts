import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes in time is given, and no timer is left', async () => {
  expect(await within(1_000, Promise.resolve('done'), () => 'late')).toBe('done');
  await expect(within(1_000, Promise.reject(new Error('no')), () => 'late')).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes longer is left behind, also when it fails later', async () => {
  const work = Promise.withResolvers<string>();
  const given = within(1_000, work.promise, () => 'late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await given).toBe('late');
  work.reject(new Error('much later'));
  await vi.advanceTimersByTimeAsync(0);
});

test('being late may be an error', async () => {
  const given = within(1_000, new Promise(() => undefined), () => {
    throw new Error('too late');
  });
  await Promise.all([expect(given).rejects.toThrow('too late'), vi.advanceTimersByTimeAsync(1_000)]);
});
