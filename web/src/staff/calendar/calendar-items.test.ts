import { expect, it } from 'vitest';
import { task, viewing } from '#testing/made/calendar.ts';
import { hoursOf, itemsOf, onDay, placedOf, snapped } from './calendar-items.ts';
import { addDays, dayAt, fieldOf, midnightOf, minutesInto, timeOf, weekOf } from './doha-time.ts';

const at = (startsAt: string, endsAt: string, id: number) => viewing({ id, startsAt, endsAt });

it('lays what overlaps side by side, and what does not in the whole width [M-1191]', () => {
  const items = itemsOf(
    [
      at('2026-11-24T06:00:00Z', '2026-11-24T07:00:00Z', 1),
      at('2026-11-24T06:30:00Z', '2026-11-24T07:30:00Z', 2),
      at('2026-11-24T07:00:00Z', '2026-11-24T07:30:00Z', 3),
      at('2026-11-24T10:00:00Z', '2026-11-24T10:45:00Z', 4),
    ],
    [],
  );
  expect(placedOf(items).map(({ from, to, lane, lanes }) => [from, to, lane, lanes])).toEqual([
    [540, 600, 0, 2],
    [570, 630, 1, 2],
    [600, 630, 0, 2],
    [780, 825, 0, 1],
  ]);
});

it('counts days and minutes by Doha, cuts at midnight, and shows more hours where something needs them [M-1191]', () => {
  const items = itemsOf(
    [at('2026-11-24T20:30:00Z', '2026-11-24T22:00:00Z', 1)],
    [task({ dueAt: '2026-11-24T21:30:00Z' }), task({ id: 42, dueAt: '2026-11-24T02:15:00Z' })],
  );
  const [today, tomorrow] = [placedOf(onDay(items, '2026-11-24')), placedOf(onDay(items, '2026-11-25'))];
  expect(today.map(({ from, to }) => [from, to])).toEqual([
    [315, 345],
    [1410, 1440],
  ]);
  expect(tomorrow.map(({ from }) => from)).toEqual([30]);
  expect(hoursOf([today])).toEqual({ first: 5, last: 24 });
  expect(hoursOf([])).toEqual({ first: 7, last: 21 });
});

it('puts things down on quarters of an hour within the day [M-1191]', () => {
  expect([snapped(607), snapped(608), snapped(-40), snapped(1_500)]).toEqual([600, 615, 0, 1_425]);
});

it('knows the days of Doha, and weeks from Sunday on [M-1191]', () => {
  expect(dayAt(Date.parse('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  expect(dayAt(Date.parse('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(new Date(midnightOf('2026-11-22')).toISOString()).toBe('2026-11-21T21:00:00.000Z');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(weekOf('2026-11-28')).toEqual(weekOf('2026-11-22'));
  expect(weekOf('2026-11-25')[0]).toBe('2026-11-22');
  expect(minutesInto('2026-11-21T21:05:00Z')).toBe(5);
  expect(fieldOf('2026-11-21T21:05:00Z')).toBe('2026-11-22T00:05');
  expect(timeOf('2026-11-22T00:05')).toBe('2026-11-21T21:05:00.000Z');
  expect(timeOf('')).toBeNull();
});
