import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@manzil/core/reports/period';
import { byTime, spanOf } from './by-time.ts';
import { topOf } from './kit/time-chart.tsx';

const day = (name: string, total: number) => ({
  day: name,
  total,
  answered: total,
  inTime: total - 1,
  late: 1,
  stillInTime: 0,
});

it('weeks begin on Sundays, months with their first [M-1217]', () => {
  const days = [day('2026-10-31', 2), day('2026-11-01', 3), day('2026-11-07', 4), day('2026-11-08', 5)];
  expect(byTime(days, 'week').map((one) => [one.day, one.total])).toEqual([
    ['2026-10-25', 2],
    ['2026-11-01', 7],
    ['2026-11-08', 5],
  ]);
  expect(byTime(days, 'month')).toEqual([
    { day: '2026-10-01', total: 2, answered: 2, inTime: 1, late: 1, stillInTime: 0 },
    { day: '2026-11-01', total: 12, answered: 12, inTime: 9, late: 3, stillInTime: 0 },
  ]);
});

it('a period of any length has at most 62 columns, and loses nothing [M-1217]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 366 }), fc.integer({ min: 0, max: 6 }), (length, from) => {
      const days = Array.from({ length }, (_, n) => day(addDays('2026-01-01', from + n), n + 1));
      const columns = byTime(days, spanOf(length));
      expect(columns.length).toBeLessThanOrEqual(62);
      expect(columns.reduce((sum, one) => sum + one.total, 0)).toBe((length * (length + 1)) / 2);
    }),
  );
});

it.each([
  [1, 2],
  [2, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [81, 100],
  [401, 600],
])('the axis of %i ends where its half is a number that can be read [M-1217]', (most, top) => {
  expect(topOf(most)).toBe(top);
});
