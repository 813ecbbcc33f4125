/** What the contract's patterns cannot say of an office. Also for browsers. */
import { leastContrast, readability } from './look.ts';
import type { Office, OfficeHours, OpenRange } from './office.ts';
import { minutesOf } from './office-hours.ts';

export type OfficeRule = 'contrast' | 'never_open' | 'hours_order' | 'days_order' | 'holiday_length';

export interface OfficeProblem {
  /** Member of the settings, dotted. */
  path: string;
  code: OfficeRule;
}

const dayMs = 86_400_000;
/** Longer than any feast. */
export const longestHoliday = 60;
export const mostHolidays = 30;

/** @returns what is wrong, with where; empty: it may be saved */
export function officeProblems(office: Pick<Office, 'hours' | 'primaryColour' | 'accentColour'>): OfficeProblem[] {
  const colours = (['primaryColour', 'accentColour'] as const).filter((name) => {
    const colour = office[name];
    return colour !== null && readability(colour) < leastContrast;
  });
  return [...colours.map((path): OfficeProblem => ({ path, code: 'contrast' })), ...hoursProblems(office.hours)];
}

function hoursProblems({ week, holidays, ramadan }: OfficeHours): OfficeProblem[] {
  const found: OfficeProblem[] = [...weekProblems(week, 'hours.week')];
  if (week.every((day) => day.length === 0)) found.push({ path: 'hours.week', code: 'never_open' });
  holidays.forEach(({ from, to }, at) => {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs;
    // also for what is no date
    if (!(days >= 0)) found.push({ path: `hours.holidays.${String(at)}.to`, code: 'days_order' });
    else if (days >= longestHoliday) found.push({ path: `hours.holidays.${String(at)}.to`, code: 'holiday_length' });
  });
  if (ramadan !== null) {
    const days = (Date.parse(ramadan.to) - Date.parse(ramadan.from)) / dayMs;
    if (!(days >= 0)) found.push({ path: 'hours.ramadan.to', code: 'days_order' });
    else if (days >= longestHoliday) found.push({ path: 'hours.ramadan.to', code: 'holiday_length' });
    found.push(...weekProblems(ramadan.week, 'hours.ramadan.week'));
  }
  return found;
}

/** A range ends after it begins, and before the next of its day. */
function weekProblems(week: readonly (readonly OpenRange[])[], path: string): OfficeProblem[] {
  return week.flatMap((day, at) => {
    const wrong = day.some(({ opens, closes }, place) => {
      const before = day[place - 1];
      return (
        minutesOf(closes) <= minutesOf(opens) || (before !== undefined && minutesOf(opens) < minutesOf(before.closes))
      );
    });
    return wrong ? [{ path: `${path}.${String(at)}`, code: 'hours_order' as const }] : [];
  });
}
