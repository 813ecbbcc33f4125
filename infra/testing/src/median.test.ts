import { expect, it } from 'vitest';
import { median } from './median.ts';

it('the median is the middle one, or the mean of the two', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
});
