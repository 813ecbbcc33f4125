/** When the office is open, in Doha's time. */
import { qatarAheadMs } from '../platform/units.ts';
import type { OfficeHours, OpenRange } from './office.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Longer waits need no exact figure, and no office is closed for longer. */
const mostDays = 400;

/** ms since a day's midnight. */
type Open = readonly [opens: number, closes: number];

interface Calendar {
  /** Sunday is 0. */
  week: readonly (readonly Open[])[];
  ramadan: { from: number; to: number; week: readonly (readonly Open[])[] } | null;
  /** First and last midnight of each. */
  holidays: readonly (readonly [number, number])[];
}

/** Read once for thousands of leads. */
const calendars = new WeakMap<OfficeHours, Calendar>();

function calendarOf(hours: OfficeHours): Calendar {
  const known = calendars.get(hours);
  if (known !== undefined) return known;
  const { week, holidays, ramadan } = hours;
  const made: Calendar = {
    week: week.map((day) => day.map(openOf)),
    ramadan:
      ramadan === null
        ? null
        : {
            from: Date.parse(ramadan.from),
            to: Date.parse(ramadan.to),
            week: ramadan.week.map((day) => day.map(openOf)),
          },
    holidays: holidays.map(({ from, to }) => [Date.parse(from), Date.parse(to)] as const),
  };
  calendars.set(hours, made);
  return made;
}

const openOf = ({ opens, closes }: OpenRange): Open => [minutesOf(opens) * minuteMs, minutesOf(closes) * minuteMs];

/** Of '09:30' since midnight: 570. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** @param midnight of Doha, as if it were UTC */
function openOn({ week, ramadan, holidays }: Calendar, midnight: number): readonly Open[] {
  if (holidays.some(([from, to]) => midnight >= from && midnight <= to)) return [];
  const isRamadan = ramadan !== null && midnight >= ramadan.from && midnight <= ramadan.to;
  return (isRamadan ? ramadan.week : week)[new Date(midnight).getUTCDay()] ?? [];
}

const localOf = (moment: number): { local: number; midnight: number } => {
  const local = moment + qatarAheadMs;
  return { local, midnight: Math.floor(local / dayMs) * dayMs };
};

/** Whole minutes of open office, of 400 days at most. @param from @param to ms since 1970 */
export function officeMinutes(hours: OfficeHours, from: number, to: number): number {
  const calendar = calendarOf(hours);
  const { local: start, midnight: first } = localOf(from);
  const end = Math.min(to + qatarAheadMs, start + mostDays * dayMs);
  let open = 0;
  for (let midnight = first; midnight < end; midnight += dayMs)
    for (const [opens, closes] of openOn(calendar, midnight))
      open += Math.max(0, Math.min(end, midnight + closes) - Math.max(start, midnight + opens));
  return Math.floor(open / minuteMs);
}

/**
 * When so many minutes of open office have passed: a limit's end. Never later than 400 days.
 *
 * @param from ms since 1970, as the answer @param minutes from 0 on
 */
export function addOfficeMinutes(hours: OfficeHours, from: number, minutes: number): number {
  const calendar = calendarOf(hours);
  const { local: start, midnight: first } = localOf(from);
  let left = minutes * minuteMs;
  if (left <= 0) return from;
  for (let midnight = first; midnight < first + mostDays * dayMs; midnight += dayMs)
    for (const [opens, closes] of openOn(calendar, midnight)) {
      const begins = Math.max(start, midnight + opens);
      const open = Math.max(0, midnight + closes - begins);
      if (open >= left) return begins + left - qatarAheadMs;
      left -= open;
    }
  return from + mostDays * dayMs;
}

/**
 * Since when something waits that has waited so many minutes of open office by now: the latest such moment, to the second.
 * Never longer ago than 400 days.
 *
 * @param now ms since 1970, as the answer @param minutes from 1 on
 */
export function beginningOfWait(hours: OfficeHours, now: number, minutes: number): number {
  // the earlier it began, the longer it waited
  let waited = now - mostDays * dayMs;
  let not = now;
  while (not - waited > 1_000) {
    const middle = Math.floor((waited + not) / 2);
    if (officeMinutes(hours, middle, now) >= minutes) waited = middle;
    else not = middle;
  }
  return waited;
}

export interface OfficeDay {
  /** YYYY-MM-DD. */
  day: string;
  /** ms that the office was open between the first day's midnight and this day's. */
  before: number;
  /** ms since midnight. */
  open: readonly (readonly [opens: number, closes: number])[];
}

/** Each day one after another, so that the open time between any two moments is a difference of two sums. */
export function officeDays(hours: OfficeHours, first: string, last: string): OfficeDay[] {
  const calendar = calendarOf(hours);
  const days: OfficeDay[] = [];
  let before = 0;
  for (let midnight = Date.parse(first); midnight <= Date.parse(last); midnight += dayMs) {
    const open = openOn(calendar, midnight);
    days.push({ day: new Date(midnight).toISOString().slice(0, 10), before, open });
    before += open.reduce((sum, [opens, closes]) => sum + closes - opens, 0);
  }
  return days;
}

/** Of a usual working day: their mean. Half an hour at least, so that no limit is none. */
export function officeMinutesOfDay({ week }: OfficeHours): number {
  const days = week.map((day) => day.reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0));
  const open = days.filter((minutes) => minutes > 0);
  return Math.max(30, Math.round(open.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, open.length)));
}

export interface OfficeMoment {
  /** Null: closed now. */
  closesAt: number | null;
  /** The next time after now; 400 days ahead where none comes before. */
  opensAt: number;
  /** Days in Doha until then: 0 is today. */
  opensInDays: number;
}

/** @param now ms since 1970, as the moments of the answer */
export function officeAt(hours: OfficeHours, now: number): OfficeMoment {
  const calendar = calendarOf(hours);
  const { local, midnight: today } = localOf(now);
  const isOpen = openOn(calendar, today).find(([opens, closes]) => local >= today + opens && local < today + closes);
  const closesAt = isOpen === undefined ? null : today + isOpen[1] - qatarAheadMs;
  for (let days = 0; days < mostDays; days += 1) {
    const midnight = today + days * dayMs;
    const next = openOn(calendar, midnight).find(([opens]) => local < midnight + opens);
    if (next !== undefined) return { closesAt, opensAt: midnight + next[0] - qatarAheadMs, opensInDays: days };
  }
  return { closesAt, opensAt: now + mostDays * dayMs, opensInDays: mostDays };
}

/** The week that holds on a day: that of Ramadan in Ramadan. @param now ms since 1970 */
export function weekOf({ week, ramadan }: OfficeHours, now: number): OfficeHours['week'] {
  return ramadan !== null && isWithin(ramadan, now) ? ramadan.week : week;
}

/** Why the office is closed on a day; null: it is no holiday. @param now ms since 1970 */
export function holidayOn({ holidays }: OfficeHours, now: number): OfficeHours['holidays'][number] | null {
  return holidays.find((holiday) => isWithin(holiday, now)) ?? null;
}

function isWithin({ from, to }: { from: string; to: string }, now: number): boolean {
  const { midnight } = localOf(now);
  return midnight >= Date.parse(from) && midnight <= Date.parse(to);
}

/** Without what has passed: nobody reads of last year's feasts. @param now ms since 1970 */
export function hoursAhead({ week, holidays, ramadan }: OfficeHours, now: number): OfficeHours {
  const { midnight } = localOf(now);
  const isAhead = ({ to }: { to: string }): boolean => midnight <= Date.parse(to);
  return { week, holidays: holidays.filter(isAhead), ramadan: ramadan !== null && isAhead(ramadan) ? ramadan : null };
}
