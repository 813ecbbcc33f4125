import { expect, it } from 'vitest';
import { boundedRetryAfter, isLongPause } from './retry-after.ts';

it.each([
  [null, null],
  [Number.NaN, null],
  [-5, 1_000],
  [0, 1_000],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 1_001],
  [30_000, 30_000],
  [3_599_999, 3_599_999],
  [3_600_000, 3_600_000],
  [3_600_001, 3_600_000],
  [172_800_000, 3_600_000],
  [Number.POSITIVE_INFINITY, 3_600_000],
])('%s ms asked for are %s', (asked, bounded) => {
  expect(boundedRetryAfter(asked, 3_600_000)).toBe(bounded);
});

it.each([
  [null, false],
  [3_600_000, false],
  [3_600_001, true],
  [86_400_000, true],
])('%s ms are a pause that a person should know of: %s', (asked, long) => {
  expect(isLongPause(asked)).toBe(long);
});

it('no pause is shorter than a second, whatever the operator allows', () => {
  expect(boundedRetryAfter(5_000, 0)).toBe(1_000);
});
