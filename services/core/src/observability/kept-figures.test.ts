import { expect, it, vi } from 'vitest';
import { keepFigures } from './kept-figures.ts';

it('reads once for many that ask at once, and again when what it has is too old', async () => {
  let now = 0;
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const figures = keepFigures(read, { keepMs: 100, now: () => now });
  expect(await Promise.all([figures(), figures()])).toEqual([1, 1]);
  now = 99;
  expect(await figures()).toBe(1);
  now = 100;
  expect(await figures()).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

it('has nothing while reading fails, and asks again at once', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(2);
  const figures = keepFigures(read);
  expect(await figures()).toBeNull();
  expect(await figures()).toBe(2);
});

it('does not wait for a reading that hangs, and begins no second one', async () => {
  const hanging = Promise.withResolvers<number>();
  const read = vi.fn<() => Promise<number>>().mockReturnValue(hanging.promise);
  const figures = keepFigures(read, { limitMs: 10 });
  expect(await figures()).toBeNull();
  expect(await figures()).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
  hanging.resolve(7);
  await hanging.promise;
  expect(await figures()).toBe(7);
});
