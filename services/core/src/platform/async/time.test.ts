import { expect, test } from 'vitest';
import { limited, rest } from './time.ts';

test('a rest and a limited signal end with the signal', async () => {
  const stop = new AbortController();
  const signal = limited(stop.signal, 60_000);
  const resting = rest(60_000, signal);
  stop.abort();
  await resting;
  expect(signal.aborted).toBe(true);
});
