/** When a task that repeats comes next, by the days of Doha. */
import { qatarAheadMs } from '../platform/units.ts';
import type { RepeatKind } from './task.ts';

const dayMs = 86_400_000;

export interface Repeat {
  every: RepeatKind;
  /** Of `weekly`: 0 is Sunday. Not empty. */
  days: readonly number[];
  /** Of `monthly`: 1 to 31; a shorter month has it on its last day. */
  monthDay: number | null;
}

/** The day of the month on which a moment lies in Doha. @param moment ms since 1970 */
export const monthDayOf = (moment: number): number => new Date(moment + qatarAheadMs).getUTCDate();

/** The day of the week in Doha: 0 is Sunday. @param moment ms since 1970 */
export const weekdayOf = (moment: number): number => new Date(moment + qatarAheadMs).getUTCDay();

/**
 * The first time after `due` and after `now`, at the same time of day: what was missed meanwhile is not made up for.
 *
 * @param due @param now ms since 1970, as the answer
 */
export function nextDue(due: number, repeat: Repeat, now: number): number {
  const after = Math.max(due, now);
  return repeat.every === 'monthly'
    ? nextMonth(due, repeat.monthDay ?? monthDayOf(due), after)
    : nextDay(due, repeat, after);
}

function nextDay(due: number, { every, days }: Repeat, after: number): number {
  let next = due + Math.max(1, Math.floor((after - due) / dayMs)) * dayMs;
  const isMeant = (day: number): boolean => every === 'daily' || days.length === 0 || days.includes(weekdayOf(day));
  while (next <= after || !isMeant(next)) next += dayMs;
  return next;
}

function nextMonth(due: number, monthDay: number, after: number): number {
  const local = new Date(due + qatarAheadMs);
  const timeOfDay = (due + qatarAheadMs) % dayMs;
  const years = new Date(after + qatarAheadMs).getUTCFullYear() - local.getUTCFullYear();
  for (let months = Math.max(1, years * 12 - 12); ; months += 1) {
    const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const next = Date.UTC(year, month, Math.min(monthDay, last)) + timeOfDay - qatarAheadMs;
    if (next > after) return next;
  }
}

/** As the database keeps them. */
export const bitsOf = (days: readonly number[]): number => days.reduce((bits, day) => bits | (1 << day), 0);
export const daysOf = (bits: number | null): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((day) => ((bits ?? 0) >> day) & 1);
