import { expect, test } from 'vitest';
import { pageBounds, paginate } from './pagination.ts';

test('page and limit stay within their bounds', () => {
  expect(pageBounds(0, 0)).toEqual({ page: 1, limit: 1, offset: 0 });
  expect(pageBounds(-3, 5_000)).toEqual({ page: 1, limit: 1_000, offset: 0 });
  expect(pageBounds(Number.NaN, 12)).toEqual({ page: 1, limit: 12, offset: 0 });
  expect(pageBounds(3.7, 12)).toEqual({ page: 3, limit: 12, offset: 24 });
});

test.each([
  [1, 25, { totalPages: 3, hasNext: true, hasPrev: false }],
  [3, 25, { totalPages: 3, hasNext: false, hasPrev: true }],
  [9, 25, { totalPages: 3, hasNext: false, hasPrev: true }],
  [1, 0, { totalPages: 0, hasNext: false, hasPrev: false }],
  [2, 0, { totalPages: 0, hasNext: false, hasPrev: false }],
])('page %i of %i rows', (page, total, expected) => {
  expect(paginate(page, 12, total)).toEqual({ page, limit: 12, total, ...expected });
});
