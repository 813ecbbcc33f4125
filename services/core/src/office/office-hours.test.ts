import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOffice, type OfficeHours } from './office.ts';
import {
  addOfficeMinutes,
  beginningOfWait,
  holidayOn,
  hoursAhead,
  officeAt,
  officeDays,
  officeMinutes,
  officeMinutesOfDay,
  weekOf,
} from './office-hours.ts';

const { hours } = defaultOffice;

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
  expect(officeMinutes(hours, Date.parse(`${from}:00+03:00`), Date.parse(`${to}:00+03:00`))).toBe(minutes);
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
  expect(officeAt(hours, local(now))).toEqual({
    closesAt: closesAt === null ? null : local(closesAt),
    opensAt: local(opensAt),
    opensInDays,
  });
});

describe('holidays, Ramadan and broken days [M-1115]', () => {
  const day = (from: string, to: string) => ({ from, to, name: { en: 'Feast', ar: 'عيد' } });
  const busy: OfficeHours = {
    week: [
      [
        { opens: '08:00', closes: '12:00' },
        { opens: '16:00', closes: '20:00' },
      ],
      ...defaultOffice.hours.week.slice(1),
    ],
    holidays: [day('2026-11-23', '2026-11-24')],
    ramadan: {
      from: '2026-12-01',
      to: '2026-12-02',
      week: Array.from({ length: 7 }, () => [{ opens: '10:00', closes: '14:00' }]),
    },
  };

  it.each([
    ['a break at noon does not count', '2026-11-22T11:00', '2026-11-22T17:00', 120],
    ['holidays do not count', '2026-11-23T00:00', '2026-11-25T10:00', 60],
    ['Ramadan has its own hours', '2026-12-01T00:00', '2026-12-03T00:00', 480],
  ])('%s', (_name, from, to, minutes) => {
    expect(officeMinutes(busy, local(from), local(to))).toBe(minutes);
  });

  it.each([
    ['over a break', '2026-11-22T11:30', 60, '2026-11-22T16:30'],
    ['over two holidays', '2026-11-22T19:30', 60, '2026-11-25T09:30'],
    ['of none', '2026-11-22T03:00', 0, '2026-11-22T03:00'],
    ['until the end of a range', '2026-11-22T11:00', 60, '2026-11-22T12:00'],
  ])('a limit ends %s', (_name, from, minutes, end) => {
    expect(addOfficeMinutes(busy, local(from), minutes)).toBe(local(end));
  });

  it('says when it opens after a break, and after holidays', () => {
    expect(officeAt(busy, local('2026-11-22T12:00'))).toEqual({
      closesAt: null,
      opensAt: local('2026-11-22T16:00'),
      opensInDays: 0,
    });
    expect(officeAt(busy, local('2026-11-22T20:00'))).toMatchObject({
      opensAt: local('2026-11-25T09:00'),
      opensInDays: 3,
    });
    expect(holidayOn(busy, local('2026-11-24T23:59'))?.name.en).toBe('Feast');
    expect(holidayOn(busy, local('2026-11-25T00:00'))).toBeNull();
    expect(weekOf(busy, local('2026-12-02T23:59'))).toBe(busy.ramadan?.week);
    expect(weekOf(busy, local('2026-12-03T00:00'))).toBe(busy.week);
  });

  it('forgets what has passed', () => {
    expect(hoursAhead(busy, local('2026-11-24T23:59'))).toEqual(busy);
    expect(hoursAhead(busy, local('2026-12-03T00:00'))).toEqual({ week: busy.week, holidays: [], ramadan: null });
  });

  it('a usual day is the mean of the open ones', () => {
    expect(officeMinutesOfDay(defaultOffice.hours)).toBe(480);
    expect(officeMinutesOfDay({ ...busy, week: [[{ opens: '10:00', closes: '10:10' }], [], [], [], [], [], []] })).toBe(
      30,
    );
  });

  it('ends also where no day ever opens', () => {
    const never: OfficeHours = { week: [[], [], [], [], [], [], []], holidays: [], ramadan: null };
    const now = local('2026-11-22T10:00');
    expect([officeMinutes(never, now, now * 2), officeAt(never, now).opensInDays]).toEqual([0, 400]);
    expect(addOfficeMinutes(never, now, 1)).toBe(now + 400 * 86_400_000);
  });
});

describe('of any hours [M-1115]', () => {
  const minute = fc.integer({ min: 0, max: 1_438 });
  const clock = (at: number): string =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  const openDay = fc
    .uniqueArray(minute, { minLength: 0, maxLength: 6 })
    .map((cuts) => cuts.toSorted((a, b) => a - b))
    .map((cuts) =>
      Array.from({ length: Math.floor(cuts.length / 2) }, (_, at) => ({
        opens: clock(cuts[2 * at] ?? 0),
        closes: clock(cuts[2 * at + 1] ?? 0),
      })),
    );
  const week = fc.array(openDay, { minLength: 7, maxLength: 7 });
  const someDay = fc.integer({ min: 0, max: 60 }).map((days) => local('2026-11-01T00:00') + days * 86_400_000);
  const iso = (moment: number): string => new Date(moment + 3 * 3_600_000).toISOString().slice(0, 10);
  const span = fc.tuple(someDay, fc.integer({ min: 0, max: 9 })).map(([from, days]) => ({
    from: iso(from),
    to: iso(from + days * 86_400_000),
    name: { en: 'x', ar: 'س' },
  }));
  const anyHours: fc.Arbitrary<OfficeHours> = fc.record({
    week,
    holidays: fc.array(span, { maxLength: 3 }),
    ramadan: fc.option(fc.tuple(span, week).map(([{ from, to }, own]) => ({ from, to, week: own }))),
  });
  const moment = fc.integer({ min: local('2026-10-25T00:00') / 60_000, max: local('2027-01-10T00:00') / 60_000 });

  it('time adds up, whatever it is cut into', () => {
    fc.assert(
      fc.property(anyHours, moment, moment, moment, (any, ...moments) => {
        const [a = 0, b = 0, c = 0] = moments.toSorted((x, y) => x - y).map((at) => at * 60_000);
        expect(officeMinutes(any, a, b) + officeMinutes(any, b, c)).toBe(officeMinutes(any, a, c));
      }),
    );
  });

  it('a limit ends when exactly so many minutes have passed', () => {
    fc.assert(
      fc.property(anyHours, moment, fc.integer({ min: 1, max: 5_000 }), (any, from, minutes) => {
        fc.pre(any.week.some((one) => one.length > 0));
        const end = addOfficeMinutes(any, from * 60_000, minutes);
        fc.pre(end < from * 60_000 + 400 * 86_400_000);
        expect(officeMinutes(any, from * 60_000, end)).toBe(minutes);
        expect(officeMinutes(any, from * 60_000, end - 60_000)).toBe(minutes - 1);
      }),
    );
  });

  it('open is what counts minutes, and it opens when it says', () => {
    fc.assert(
      fc.property(anyHours, moment, (any, now) => {
        const at = officeAt(any, now * 60_000);
        expect(officeMinutes(any, now * 60_000, (now + 1) * 60_000)).toBe(at.closesAt === null ? 0 : 1);
        fc.pre(at.opensInDays < 400);
        expect(officeAt(any, at.opensAt).closesAt).not.toBeNull();
        // from the end of what is open now, or from now
        expect(officeMinutes(any, at.closesAt ?? now * 60_000, at.opensAt)).toBe(0);
      }),
    );
  });
});

it('what began when so many open minutes had to pass by now has waited so long, and what began later has not [M-1176]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: local('2026-01-01T00:00'), max: local('2027-01-01T00:00') }),
      fc.integer({ min: 1, max: 6_000 }),
      (now, minutes) => {
        const began = beginningOfWait(hours, now, minutes);
        expect(officeMinutes(hours, began, now)).toBeGreaterThanOrEqual(minutes);
        expect(officeMinutes(hours, began + 1_000, now)).toBeLessThan(minutes);
      },
    ),
  );
});

it('the open time between two moments is the same by days that are added up [M-1210]', () => {
  const week = hours.week.map((day, n) => (n === 6 ? [{ opens: '10:00', closes: '12:30' }] : day));
  const holidays = [{ from: '2026-11-10', to: '2026-11-12', name: { en: 'Feast', ar: 'عيد' } }];
  const office: OfficeHours = { week, holidays, ramadan: { from: '2026-11-15', to: '2026-11-20', week: hours.week } };
  const midnight = Date.parse('2026-11-01T00:00:00+03:00');
  const days = officeDays(office, '2026-11-01', '2026-11-30');
  const until = (ms: number): number => {
    const { before, open } = days[Math.floor(ms / 86_400_000)]!;
    const ofDay = ms % 86_400_000;
    return open.reduce((sum, [opens, closes]) => sum + Math.min(Math.max(ofDay - opens, 0), closes - opens), before);
  };
  const moment = fc.integer({ min: 0, max: 30 * 86_400_000 - 1 });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const minutes = Math.floor((until(to) - until(from)) / 60_000);
      expect(minutes).toBe(officeMinutes(office, midnight + from, midnight + to));
    }),
  );
});
