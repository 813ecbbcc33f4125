import { describe, expect, it } from 'vitest';
import { createLimiter, type Limiter } from './limiter.ts';

/** Those in `failing` throw. */
async function runTogether(limiter: Limiter, count: number, failing: number[] = []) {
  let now = 0;
  let most = 0;
  const order: number[] = [];
  const tasks = Array.from({ length: count }, (_, n) =>
    limiter.run(async () => {
      now += 1;
      most = Math.max(most, now);
      order.push(n);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (failing.includes(n)) throw new Error(`no ${String(n)}`);
      return n;
    }),
  );
  const results = await Promise.allSettled(tasks);
  return { most, order, results };
}

describe('a limiter', () => {
  it('runs so many at once, the others in order, and frees the place of one that failed', async () => {
    const { most, order, results } = await runTogether(createLimiter(2), 5, [1]);
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(results).toEqual([
      { status: 'fulfilled', value: 0 },
      { status: 'rejected', reason: new Error('no 1') },
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 3 },
      { status: 'fulfilled', value: 4 },
    ]);
  });

  it('has all its places again once everything has ended, and not one more', async () => {
    const limiter = createLimiter(3);
    await runTogether(limiter, 7, [2, 6]);
    expect((await runTogether(limiter, 3)).most).toBe(3);
    expect((await runTogether(limiter, 7)).most).toBe(3);
  });

  it('runs one at a time rather than none where it is told none', async () => {
    for (const concurrency of [0, -1, 1]) expect((await runTogether(createLimiter(concurrency), 3)).most).toBe(1);
  });
});
