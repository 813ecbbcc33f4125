import { expect, it } from 'vitest';
import { setCount, stepSet } from './sets.ts';

it.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [9, 3],
])('%i listings make %i sets', (count, sets) => {
  expect(setCount(count)).toBe(sets);
});

it('wraps around at both ends', () => {
  expect(stepSet(2, 1, 3)).toBe(0);
  expect(stepSet(0, -1, 3)).toBe(2);
  expect(stepSet(0, 1, 1)).toBe(0);
});
