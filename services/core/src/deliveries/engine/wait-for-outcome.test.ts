import { beforeEach, expect, it, vi } from 'vitest';
import type { ForceStore } from '../delivery-ports.ts';
import { stillClock } from '../testing/still-clock.ts';
import { waitForOutcome } from './wait-for-outcome.ts';

const ids = ['one', 'two'];

function ledger(progress: () => { settled: number; underWay: number }) {
  const asked: number[] = [];
  const startedAt = performance.now();
  const store = {
    progress: vi.fn<ForceStore['progress']>(async () => {
      asked.push(performance.now() - startedAt);
      return progress();
    }),
  };
  return { store: store as unknown as ForceStore & typeof store, asked };
}

async function after(ms: number, waiting: Promise<number>): Promise<number | undefined> {
  let settled: number | undefined;
  void waiting.then((count) => (settled = count));
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

beforeEach(stillClock);

it('answers at once how many deliveries wait no more where each was tried already', async () => {
  const { store, asked } = ledger(() => ({ settled: 1, underWay: 0 }));
  expect(await after(0, waitForOutcome(store, ids, 1_000))).toBe(1);
  expect(store.progress.mock.calls).toEqual([[ids]]);
  expect(asked).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('asks every quarter of a second until each was tried', async () => {
  let underWay = 3;
  const { store, asked } = ledger(() => {
    underWay -= 1;
    return { settled: 2 - underWay, underWay };
  });
  const waiting = waitForOutcome(store, ids, 60_000);
  expect(await after(499, waiting)).toBeUndefined();
  expect(asked).toEqual([0, 250]);
  expect(await after(1, waiting)).toBe(2);
  expect(asked).toEqual([0, 250, 500]);
});

it.each([
  [-1, 0],
  [0, 0],
  [1, 250],
  [499, 500],
  [500, 500],
  [501, 750],
])('with %i ms to wait answers after %i ms what was settled by then', async (timeoutMs, answeredAfter) => {
  const { store, asked } = ledger(() => ({ settled: 1, underWay: 1 }));
  expect(await after(5_000, waitForOutcome(store, ids, timeoutMs))).toBe(1);
  expect(asked.at(-1)).toBe(answeredAfter);
  expect(vi.getTimerCount()).toBe(0);
});
