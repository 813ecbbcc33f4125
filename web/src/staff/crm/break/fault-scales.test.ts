import { expect, it } from 'vitest';
import { faultScales, isAnythingBroken, isBroken, wellFaults } from './fault-scales.ts';

it('has a slider for every fault that is a number, and each holds the healthy value', () => {
  const numbers = Object.keys(wellFaults).filter((name) => name !== 'idempotent');
  expect(faultScales.map(({ name }) => name).toSorted()).toEqual(numbers.toSorted());
  for (const { name, min, max } of faultScales) {
    expect(wellFaults[name]).toBeGreaterThanOrEqual(min);
    expect(wellFaults[name]).toBeLessThanOrEqual(max);
  }
});

it('knows what is broken', () => {
  expect(isAnythingBroken(wellFaults)).toBe(false);
  expect(isAnythingBroken({ ...wellFaults, idempotent: false })).toBe(true);
  expect(isAnythingBroken({ ...wellFaults, retryAfterSeconds: 9 })).toBe(true);
  expect(isBroken({ ...wellFaults, retryAfterSeconds: 9 }, 'retryAfterSeconds')).toBe(false);
  expect(isBroken({ ...wellFaults, tooMany429: 0.1 }, 'retryAfterSeconds')).toBe(true);
  expect(isBroken({ ...wellFaults, delayMs: 500 }, 'delayMs')).toBe(true);
});
