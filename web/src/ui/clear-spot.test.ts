import { expect, it } from 'vitest';
import { liftOf } from './clear-spot.ts';

it('a box stays at the foot where nothing is in its way, and rises above what is [M-957]', () => {
  expect(liftOf(100, 800, [])).toBe(0);
  expect(liftOf(100, 800, [{ top: 0, bottom: 72 }])).toBe(0);
  expect(liftOf(100, 800, [{ top: 740, bottom: 800 }])).toBe(64);
  // between two that are far enough apart
  expect(
    liftOf(100, 800, [
      { top: 740, bottom: 800 },
      { top: 560, bottom: 604 },
    ]),
  ).toBe(64);
  expect(
    liftOf(100, 800, [
      { top: 740, bottom: 800 },
      { top: 600, bottom: 700 },
    ]),
  ).toBe(200);
});

it('where there is no free place it lies on the fewest, as low as it can', () => {
  const everywhere = Array.from({ length: 16 }, (_, n) => ({ top: n * 50, bottom: n * 50 + 44 }));
  const crowded = [...everywhere, { top: 760, bottom: 790 }];
  const lift = liftOf(100, 800, crowded);
  expect(lift).toBeGreaterThan(0);
  expect(lift).toBeLessThan(150);
});
