import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('runs so many at once, the others in order, and frees the place of one that failed', async () => {
  const limiter = createLimiter(2);
  let now = 0;
  let most = 0;
  const order: number[] = [];
  const task = (n: number) =>
    limiter.run(async () => {
      now += 1;
      most = Math.max(most, now);
      order.push(n);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (n === 1) throw new Error('no');
      return n;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(task));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
