import { expect, it } from 'vitest';
import { slope } from './heap.ts';

it('finds the line through values, whatever they begin with', () => {
  expect(slope([40, 41, 42, 43], 10_000) * 10_000).toBeCloseTo(1);
  expect(slope([44, 44, 44], 5)).toBe(0);
  expect(slope([10, 12, 10, 12, 10], 1)).toBeCloseTo(0);
});
