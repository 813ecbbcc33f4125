import { expect, it } from 'vitest';
import { lookOf } from './score-look.ts';

it.each([
  [100, 'excellent'],
  [90, 'excellent'],
  [89, 'fair'],
  [70, 'fair'],
  [69, 'poor'],
  [0, 'poor'],
] as const)('a score of %i is %s [A-267 A-455]', (score, look) => {
  expect(lookOf(score)).toBe(look);
});
