import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPictureWishes } from './picture-wishes.ts';

const wish = vi.fn<(covers: readonly number[], whole: readonly number[]) => Promise<unknown>>();
const warn = vi.fn();
const shown = (id: number, images: string[] = [], source = 'crm') => ({ id, images, source });

beforeEach(() => {
  vi.useFakeTimers();
  wish.mockReset().mockResolvedValue(0);
});
afterEach(() => void vi.useRealTimers());

it('asks once for all that was looked at, and not again until somebody looks [M-505]', () => {
  const wishes = createPictureWishes({ wish, log: { warn } });
  wishes.listed([shown(1), shown(2, ['/media/a/1280.webp']), shown(3)]);
  wishes.listed([shown(1)]);
  wishes.opened(shown(2, ['/media/a/1280.webp']));
  expect(wish).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(wish.mock.calls).toEqual([[[1, 3], [2]]]);
  vi.advanceTimersByTime(60_000);
  wishes.listed([shown(2, ['/media/a/1280.webp']), shown(4, [], 'manual')]);
  vi.advanceTimersByTime(60_000);
  expect(wish).toHaveBeenCalledTimes(1);
});

it('asks one thing at a time, and goes on collecting meanwhile', async () => {
  const first = Promise.withResolvers<number>();
  wish.mockReturnValueOnce(first.promise);
  const wishes = createPictureWishes({ wish, log: { warn } });
  wishes.listed([shown(1)]);
  await vi.advanceTimersByTimeAsync(2_000);
  wishes.listed([shown(2)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wish.mock.calls).toEqual([[[1], []]]);
  first.resolve(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wish.mock.calls[1]).toEqual([[2], []]);
});

it('keeps its bound, and what is lost is only said', async () => {
  wish.mockRejectedValueOnce(new Error('no database'));
  const wishes = createPictureWishes({ wish, log: { warn }, most: 2 });
  wishes.listed([1, 2, 3].map((id) => shown(id)));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wish.mock.calls).toEqual([[[1, 2], []]]);
  expect(warn).toHaveBeenCalledTimes(1);
  wishes.listed([shown(3)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wish.mock.calls[1]).toEqual([[3], []]);
});
