import { expect, it } from 'vitest';
import { restartBackoff } from './restart-backoff.ts';

it('waits twice as long each time, half a minute at most, and begins anew after a minute of life', () => {
  const backoff = restartBackoff();
  const waits = [0, 10, 20, 30, 40, 50, 50].map((seconds) => backoff(seconds * 1_000) / 1_000);
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect([backoff(61_000), backoff(5_000)]).toEqual([1_000, 2_000]);
});
