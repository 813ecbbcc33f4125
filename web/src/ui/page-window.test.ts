import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 10, [1, 2, 3, 4, 5]],
  [3, 10, [1, 2, 3, 4, 5]],
  [4, 10, [2, 3, 4, 5, 6]],
  [9, 10, [6, 7, 8, 9, 10]],
  [10, 10, [6, 7, 8, 9, 10]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [1, 0, []],
])('page %i of %i offers %j', (page, total, expected) => {
  expect(pageWindow(page, total)).toEqual(expected);
});
