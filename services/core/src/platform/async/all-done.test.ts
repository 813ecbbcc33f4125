import { describe, expect, it } from 'vitest';
import { allDone } from './all-done.ts';

describe('waiting for all', () => {
  it('gives the results in the order of the work, whichever ended first', async () => {
    const slow = Promise.withResolvers<string>();
    const all = allDone([slow.promise, Promise.resolve('quick')]);
    slow.resolve('slow');
    expect(await all).toEqual(['slow', 'quick']);
  });

  it('gives nothing for nothing', async () => {
    expect(await allDone([])).toEqual([]);
  });

  it('ends only when the last has ended, although another failed long before', async () => {
    const last = Promise.withResolvers<string>();
    const order: string[] = [];
    const failed = new Error('the database is away');
    const all = allDone([Promise.reject(failed), last.promise.finally(() => order.push('last'))]).catch(
      (error: unknown) => {
        order.push('all');
        return error;
      },
    );
    await new Promise((resolve) => setImmediate(resolve));
    last.resolve('sent');
    expect(await all).toBe(failed);
    expect(order).toEqual(['last', 'all']);
  });

  it('throws the first failure in the order of the work', async () => {
    const first = Promise.withResolvers<never>();
    const all = allDone([Promise.resolve(1), first.promise, Promise.reject(new Error('second'))]);
    first.reject(new Error('first'));
    await expect(all).rejects.toThrow('first');
  });
});
