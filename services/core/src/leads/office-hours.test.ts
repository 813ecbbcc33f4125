import { expect, it } from 'vitest';
import { officeAt, officeMinutes } from './office-hours.ts';

// 22 November 2026 is a Sunday
it.each([
  ['within one morning', '2026-11-22T09:00', '2026-11-22T10:30', 90],
  ['before the office opens', '2026-11-22T07:00', '2026-11-22T09:30', 30],
  ['over a night', '2026-11-22T16:30', '2026-11-23T09:15', 45],
  ['over the weekend', '2026-11-19T16:00', '2026-11-22T10:00', 120],
  ['a whole week', '2026-11-22T00:00', '2026-11-29T00:00', 5 * 8 * 60],
  ['until midnight', '2026-11-22T16:00', '2026-11-23T00:00', 60],
  ['from midnight', '2026-11-22T00:00', '2026-11-22T09:01', 1],
  ['on a Friday only', '2026-11-20T09:00', '2026-11-20T17:00', 0],
  ['nothing when the end is before the beginning', '2026-11-22T12:00', '2026-11-22T10:00', 0],
])('counts the open minutes %s', (_name, from, to, minutes) => {
  expect(officeMinutes(Date.parse(`${from}:00+03:00`), Date.parse(`${to}:00+03:00`))).toBe(minutes);
});

const local = (moment: string): number => Date.parse(`${moment}:00+03:00`);

// 22 November 2026 is a Sunday
it.each([
  ['before it opens', '2026-11-22T08:59', null, '2026-11-22T09:00', 0],
  ['when it opens', '2026-11-22T09:00', '2026-11-22T17:00', '2026-11-23T09:00', 1],
  ['a minute before it closes', '2026-11-22T16:59', '2026-11-22T17:00', '2026-11-23T09:00', 1],
  ['when it closes', '2026-11-22T17:00', null, '2026-11-23T09:00', 1],
  ['on a Thursday', '2026-11-26T12:00', '2026-11-26T17:00', '2026-11-29T09:00', 3],
  ['on a Thursday night', '2026-11-26T23:59', null, '2026-11-29T09:00', 3],
  ['on a Saturday', '2026-11-28T12:00', null, '2026-11-29T09:00', 1],
  ['at midnight', '2026-11-23T00:00', null, '2026-11-23T09:00', 0],
])('says when the office closes and opens %s [M-1013]', (_name, now, closesAt, opensAt, opensInDays) => {
  expect(officeAt(local(now))).toEqual({
    closesAt: closesAt === null ? null : local(closesAt),
    opensAt: local(opensAt),
    opensInDays,
  });
});
