import { expect, it } from 'vitest';
import { boundedRetryAfter } from './retry-after.ts';

it.each([
  [null, null],
  [Number.NaN, null],
  [-5, 1_000],
  [0, 1_000],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 1_001],
  [604_799_999, 604_799_999],
  [604_800_000, 604_800_000],
  [604_800_001, 604_800_000],
  [30_000, 30_000],
  [3_600_001, 3_600_001],
  [172_800_000, 172_800_000],
  [Number.POSITIVE_INFINITY, 604_800_000],
])('%s ms asked for are %s', (asked, bounded) => {
  expect(boundedRetryAfter(asked)).toBe(bounded);
});
