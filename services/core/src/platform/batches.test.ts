import { expect, it } from 'vitest';
import { batchesOf } from './batches.ts';

it('divides a list, and nothing is none', () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batchesOf([1, 2], 2)).toEqual([[1, 2]]);
  expect(batchesOf([], 2)).toEqual([]);
});
