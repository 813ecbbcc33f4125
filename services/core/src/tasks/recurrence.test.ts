import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsOf, daysOf, nextDue, type Repeat, weekdayOf } from './recurrence.ts';

const local = (moment: string): number => Date.parse(`${moment}:00+03:00`);
const daily: Repeat = { every: 'daily', days: [], monthDay: null };
const monthly = (monthDay: number): Repeat => ({ every: 'monthly', days: [], monthDay });
const weekly = (...days: number[]): Repeat => ({ every: 'weekly', days, monthDay: null });

// 22 November 2026 is a Sunday
it.each([
  ['the next day', daily, '2026-11-22T09:00', '2026-11-22T08:00', '2026-11-23T09:00'],
  ['over the end of a year', daily, '2026-12-31T23:30', '2026-12-31T23:45', '2027-01-01T23:30'],
  [
    'a minute after midnight of Doha, which is the day before in UTC',
    daily,
    '2026-11-23T00:01',
    '2026-11-23T00:05',
    '2026-11-24T00:01',
  ],
  ['without making up for what was missed', daily, '2026-11-22T09:00', '2026-11-27T10:00', '2026-11-28T09:00'],
  ['today still, where its time lies ahead', daily, '2026-11-20T18:00', '2026-11-22T10:00', '2026-11-22T18:00'],
  ['the next day of the week', weekly(0, 2), '2026-11-22T09:00', '2026-11-22T08:00', '2026-11-24T09:00'],
  ['over the end of the week', weekly(0, 2), '2026-11-24T09:00', '2026-11-24T12:00', '2026-11-29T09:00'],
  ['by the weekday of Doha around midnight', weekly(1), '2026-11-23T00:30', '2026-11-23T00:31', '2026-11-30T00:30'],
  ['the next month', monthly(15), '2026-11-15T09:00', '2026-11-15T10:00', '2026-12-15T09:00'],
  ['on the last day of a shorter month', monthly(31), '2027-01-31T09:00', '2027-01-31T10:00', '2027-02-28T09:00'],
  ['and on its own day again after that', monthly(31), '2027-02-28T09:00', '2027-02-28T10:00', '2027-03-31T09:00'],
  ['on the 29th of a leap year', monthly(30), '2028-01-30T09:00', '2028-01-30T10:00', '2028-02-29T09:00'],
  ['a minute before midnight of the last day', monthly(31), '2026-10-31T23:59', '2026-11-01T00:05', '2026-11-30T23:59'],
  ['years later', monthly(31), '2020-01-31T09:00', '2026-11-22T10:00', '2026-11-30T09:00'],
])('comes next %s [M-1183]', (_name, repeat, due, now, next) => {
  expect(new Date(nextDue(local(due), repeat, local(now))).toISOString()).toBe(new Date(local(next)).toISOString());
});

it('always lies ahead, at the same time of day, on a day that is meant [M-1183]', () => {
  const moment = fc.integer({ min: local('2020-01-01T00:00'), max: local('2035-01-01T00:00') });
  const repeat = fc.oneof(
    fc.constant(daily),
    fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }).map((days) => weekly(...days)),
    fc.integer({ min: 1, max: 31 }).map(monthly),
  );
  fc.assert(
    fc.property(moment, moment, repeat, (due, now, wish) => {
      const next = nextDue(due, wish, now);
      expect(next).toBeGreaterThan(Math.max(due, now));
      expect((next - due) % 86_400_000).toBe(0);
      expect(wish.every !== 'weekly' || wish.days.includes(weekdayOf(next))).toBe(true);
    }),
  );
});

it('keeps the days of a week as bits [M-1183]', () => {
  expect(bitsOf([0, 2, 6])).toBe(0b1000101);
  expect(daysOf(0b1000101)).toEqual([0, 2, 6]);
  expect(daysOf(null)).toEqual([]);
});
