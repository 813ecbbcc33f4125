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

  it('takes along what is asked for later in the same turn of the event loop', async () => {
    const batches: string[][] = [];
    const echo = coalesce(async (items: string[]) => {
      batches.push(items);
      return items;
    }, 10);
    const first = echo('at once');
    await Promise.resolve();
    await Promise.all([first, echo('a moment later')]);
    expect(batches).toEqual([['at once', 'a moment later']]);
  });

  it('runs one batch at a time, and once for each item', async () => {
    let now = 0;
    let most = 0;
    const batches: number[][] = [];
    const echo = coalesce(async (items: number[]) => {
      batches.push(items);
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      return items;
    }, 2);
    await Promise.all([1, 2, 3, 4, 5].map(echo));
    expect(most).toBe(1);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('asks for nothing when nothing waits any more', async () => {
    const batches: number[][] = [];
    const echo = coalesce(async (items: number[]) => {
      batches.push(items);
      return items;
    }, 2);
    await Promise.all([1, 2].map(echo));
    await echo(3);
    expect(batches).toEqual([[1, 2], [3]]);
  });

  it('refuses all of a batch that failed and goes on', async () => {
    let fail = true;
    const failure = new Error('no');
    const echo = coalesce(async (items: number[]) => {
      if (fail) throw failure;
      return items;
    }, 10);
    const results = await Promise.allSettled([echo(1), echo(2)]);
    expect(results).toEqual([
      { status: 'rejected', reason: failure },
      { status: 'rejected', reason: failure },
    ]);
    fail = false;
    expect(await echo(3)).toBe(3);
  });

  it('refuses only the batch that failed, not the next one', async () => {
    const echo = coalesce(async (items: number[]) => {
      if (items.includes(1)) throw new Error('no');
      return items;
    }, 1);
    const results = await Promise.allSettled([echo(1), echo(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it.each([
    ['too few', [1]],
    ['too many', [1, 2, 3]],
  ])('refuses a batch that is answered with %s', async (_, answers) => {
    const wrong = coalesce(async () => answers, 10);
    const results = await Promise.allSettled([wrong(1), wrong(2)]);
    const refused = { status: 'rejected', reason: new Error('a batch was answered in part') };
    expect(results).toEqual([refused, refused]);
  });
});
