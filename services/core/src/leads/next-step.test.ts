import { expect, it } from 'vitest';
import { defaultOffice } from '../office/office.ts';
import { nextStepOf } from './next-step.ts';

const local = (moment: string): number => Date.parse(`${moment}:00+03:00`);
const iso = (moment: string): string => new Date(local(moment)).toISOString();

// 22 November 2026 is a Sunday
it.each([
  ['at once, in office hours', '2026-11-22T10:41', '2026-11-22T10:41', 'open'],
  ['at once, on a Friday', '2026-11-27T10:41', '2026-11-27T10:41', 'closed'],
  ['after a weekend, which is no delay', '2026-11-26T16:59', '2026-11-29T08:00', 'closed'],
  ['a minute before two working days have passed', '2026-11-22T10:00', '2026-11-24T09:59', 'open'],
  ['after two working days', '2026-11-22T10:00', '2026-11-24T10:00', 'overdue'],
  ['on a weekend after two working days', '2026-11-24T08:00', '2026-11-27T12:00', 'overdue'],
] as const)('says what happens next %s [M-1013]', (_name, received, now, kind) => {
  expect(nextStepOf(defaultOffice.hours, { receivedAt: local(received), now: local(now), answered: false }).kind).toBe(
    kind,
  );
});

it('asks for no more patience where staff have been in touch, however long ago [M-1013]', () => {
  const receivedAt = local('2026-11-01T10:00');
  expect(nextStepOf(defaultOffice.hours, { receivedAt, now: local('2026-11-22T10:00'), answered: true })).toEqual({
    kind: 'answered',
    closesAt: iso('2026-11-22T17:00'),
    opensAt: iso('2026-11-23T09:00'),
    opensInDays: 1,
  });
});
