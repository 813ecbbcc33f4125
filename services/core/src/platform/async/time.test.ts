import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTime, rest, within } from './time.ts';

test('work that is in time gives what it gives, and throws what it throws', async () => {
  expect(await inTime(Promise.resolve(1), 1_000, () => null)).toBe(1);
  await expect(inTime(Promise.reject(new Error('broken')), 1_000, () => null)).rejects.toThrow('broken');
});

test('of work that is late its failure is not heard any more', async () => {
  const slow = sleep(20).then(() => {
    throw new Error('broken');
  });
  expect(await inTime(slow, 1, () => null)).toBeNull();
  const never = new Promise<never>(() => undefined);
  const late = (): never => {
    throw new Error('late');
  };
  await expect(inTime(never, 1, late)).rejects.toThrow('late');
  await sleep(30);
});

test('a rest ends with its signal, and a bounded signal with its time', async () => {
  const stop = new AbortController();
  const bounded = within(stop.signal, 5);
  const resting = rest(60_000, bounded);
  await resting;
  expect([bounded.aborted, stop.signal.aborted]).toEqual([true, false]);
  stop.abort();
  await rest(60_000, stop.signal);
});
