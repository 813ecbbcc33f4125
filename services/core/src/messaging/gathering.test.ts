import { expect, it } from 'vitest';
import { createGathering } from './gathering.ts';

function slowQueue() {
  const batches: number[][] = [];
  const answers: ((taken: boolean) => void)[] = [];
  const send = (items: number[]): Promise<boolean> => {
    batches.push(items);
    return new Promise((resolve) => answers.push(resolve));
  };
  const answer = async (taken: boolean): Promise<void> => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(taken);
  };
  return { batches, send, answer };
}

it('sends the first at once and gathers what comes meanwhile', async () => {
  const { batches, send, answer } = slowQueue();
  const gather = createGathering(send, { most: 10, restMs: 0 });
  const results = [gather([1]), gather([2]), gather([3, 4])];
  await answer(true);
  await answer(true);
  expect(await Promise.all(results)).toEqual([true, true, true]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

it('tells each what became of its own batch', async () => {
  const { send, answer } = slowQueue();
  const gather = createGathering(send, { most: 10, restMs: 0 });
  const results = [gather([1]), gather([2])];
  await answer(false);
  await answer(true);
  expect(await Promise.all(results)).toEqual([false, true]);
});

it('gathers no more than a batch may hold, and keeps the order', async () => {
  const { batches, send, answer } = slowQueue();
  const gather = createGathering(send, { most: 3, restMs: 0 });
  const results = [gather([1]), gather([2, 3]), gather([4, 5]), gather([6])];
  for (let n = 0; n < 3; n += 1) await answer(true);
  await Promise.all(results);
  expect(batches).toEqual([[1], [2, 3], [4, 5, 6]]);
});

it('goes on after a batch that failed', async () => {
  const calls: number[][] = [];
  const gather = createGathering<number>(
    (items) => {
      calls.push(items);
      return items[0] === 1 ? Promise.reject(new Error('away')) : Promise.resolve(true);
    },
    { most: 10, restMs: 0 },
  );
  const first = gather([1]);
  const second = gather([2]);
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe(true);
  expect(await gather([3])).toBe(true);
  expect(calls).toEqual([[1], [2], [3]]);
});

it('begins a batch no sooner than the rest after the one before, and gathers until then', async () => {
  const begun: { items: number[]; at: number }[] = [];
  const gather = createGathering<number>(
    (items) => {
      begun.push({ items, at: performance.now() });
      return Promise.resolve(true);
    },
    { most: 10, restMs: 300 },
  );
  await gather([1]);
  expect(await Promise.all([gather([2]), gather([3])])).toEqual([true, true]);
  expect(begun.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  // a timer may fire a millisecond early
  expect(begun[1]!.at - begun[0]!.at).toBeGreaterThan(295);
});
