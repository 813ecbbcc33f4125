import { describe, expect, it } from 'vitest';
import { backoffMs, boundedRetryAfter } from './backoff.ts';

const settings = { backoffBaseMs: 5_000, backoffMaxMs: 300_000 };
const least = () => 0;
const most = () => 0.999_999;

describe('backoffMs', () => {
  it.each([
    [1, 2_500, 5_000],
    [2, 5_000, 10_000],
    [3, 10_000, 20_000],
    [6, 80_000, 160_000],
    [7, 150_000, 300_000],
    [8, 150_000, 300_000],
    [5_000, 150_000, 300_000],
  ])('after %i failures waits from %i to %i ms', (failures, low, high) => {
    expect(backoffMs(failures, settings, least)).toBe(low);
    expect(backoffMs(failures, settings, most)).toBe(high);
  });

  it('treats no failure as the first', () => {
    expect(backoffMs(0, settings, least)).toBe(2_500);
  });
});

describe('boundedRetryAfter', () => {
  it.each([
    [null, null],
    [Number.NaN, null],
    [-5, 1_000],
    [0, 1_000],
    [999, 1_000],
    [30_000, 30_000],
    [3_600_001, 3_600_000],
    [Number.POSITIVE_INFINITY, 3_600_000],
  ])('%s becomes %s', (asked, bounded) => {
    expect(boundedRetryAfter(asked)).toBe(bounded);
  });
});
