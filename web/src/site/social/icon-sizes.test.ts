import { expect, it } from 'vitest';
import { iconSizes } from './icon-sizes.ts';

it('social icons come in three sizes, each larger than the one before and none under 24 px [P-206]', () => {
  expect(Object.keys(iconSizes)).toEqual(['sm', 'md', 'lg']);
  const quarters = Object.values(iconSizes).map((classes) => Number(/^size-(\d+)/.exec(classes)?.[1]));
  expect(quarters.toSorted((a, b) => a - b)).toEqual(quarters);
  expect(new Set(quarters).size).toBe(3);
  expect(quarters[0]! * 4).toBeGreaterThanOrEqual(24);
});
