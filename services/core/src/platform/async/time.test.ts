import { expect, test } from 'vitest';
import { rest, signalWithin } from './time.ts';

test('a rest and a bounded signal end with the signal', async () => {
  const stop = new AbortController();
  const bounded = signalWithin(stop.signal, 60_000);
  const resting = rest(60_000, bounded);
  stop.abort();
  await resting;
  expect(bounded.aborted).toBe(true);
});
