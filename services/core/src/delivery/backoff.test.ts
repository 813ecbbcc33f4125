import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

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
