import { describe, expect, it } from 'vitest';
import { comparedWith, daysOf } from './period.ts';

describe('the period before', () => {
  it.each([
    ['2026-11-29', '2026-11-29', '2026-11-28', '2026-11-28'],
    ['2026-11-01', '2026-11-29', '2026-10-03', '2026-10-31'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2024-03-01', '2024-03-02', '2024-02-28', '2024-02-29'],
  ])('of %s to %s is as long, and ends the day before [M-1213]', (from, to, first, last) => {
    expect(comparedWith({ from, to }, 'previous')).toEqual({ from: first, to: last });
    expect(daysOf({ from: first, to: last })).toBe(daysOf({ from, to }));
  });

  it.each([
    ['2026-11-01', '2026-11-29', '2025-11-01', '2025-11-29'],
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-28'],
  ])('of %s to %s by years is the same days [M-1213]', (from, to, first, last) => {
    expect(comparedWith({ from, to }, 'year')).toEqual({ from: first, to: last });
  });
});
