import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

describe('coalesce', () => {
  it('joins calls made together and those made meanwhile, in order and bounded', async () => {
    const batches: number[][] = [];
    const double = coalesce(async (items: number[]) => {
      batches.push(items);
      await new Promise(setImmediate);
      return items.map((item) => item * 2);
    }, 3);
    const first = [1, 2, 3, 4].map(double);
    await first[0];
    const second = [5, 6].map(double);
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10, 12]);
    expect(batches).toEqual([[1, 2, 3], [4], [5, 6]]);
  });

  it('refuses all of a batch that failed and goes on', async () => {
    let fail = true;
    const echo = coalesce(async (items: number[]) => {
      if (fail) throw new Error('no');
      return items;
    }, 10);
    const results = await Promise.allSettled([echo(1), echo(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fail = false;
    expect(await echo(3)).toBe(3);
  });

  it('refuses a batch that is answered in part', async () => {
    const short = coalesce(async () => [1], 10);
    const results = await Promise.allSettled([short(1), short(2)]);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });
});
