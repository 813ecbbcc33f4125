import fc from 'fast-check';
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

  it('rounds to whole milliseconds', () => {
    expect(backoffMs(1, { backoffBaseMs: 5, backoffMaxMs: 5 }, least)).toBe(3);
    expect(backoffMs(1, { backoffBaseMs: 4, backoffMaxMs: 5 }, () => 0.2)).toBe(2);
  });

  it('doubles forty times at most, however long it fails', () => {
    const endless = { backoffBaseMs: 2, backoffMaxMs: Number.POSITIVE_INFINITY };
    expect([40, 41, 42].map((failures) => backoffMs(failures, endless, least))).toEqual([2 ** 39, 2 ** 40, 2 ** 40]);
  });

  const anySettings = fc
    .tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 0, max: 86_400_000 }))
    .map(([base, more]) => ({ backoffBaseMs: base, backoffMaxMs: base + more }));
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('of any settings waits at least half of the step and never more than the most', () => {
    fc.assert(
      fc.property(fc.nat(100_000), anySettings, chance, (failures, of, random) => {
        const ms = backoffMs(failures, of, () => random);
        const step = Math.min(of.backoffMaxMs, of.backoffBaseMs * 2 ** Math.min(Math.max(failures, 1) - 1, 40));
        expect(Number.isInteger(ms)).toBe(true);
        expect(ms).toBeGreaterThanOrEqual(Math.floor(step / 2));
        expect(ms).toBeLessThanOrEqual(of.backoffMaxMs);
      }),
    );
  });

  it('never waits less after more failures, nor with more chance', () => {
    fc.assert(
      fc.property(fc.nat(1_000), anySettings, chance, chance, (failures, of, one, other) => {
        expect(backoffMs(failures + 1, of, () => one)).toBeGreaterThanOrEqual(backoffMs(failures, of, () => one));
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(backoffMs(failures, of, () => more)).toBeGreaterThanOrEqual(backoffMs(failures, of, () => less));
      }),
    );
  });
});
