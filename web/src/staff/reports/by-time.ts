/** Days of a report, together where there are too many to be told apart. */
import { addDays } from '@manzil/core/reports/period';
import type { AnswerReport } from './api/reports.ts';

type Day = AnswerReport['current']['byDay'][number];
export type Span = 'day' | 'week' | 'month';

const mostDays = 62;
const mostWeeks = 27;

export const spanOf = (days: number): Span => (days <= mostDays ? 'day' : days <= mostWeeks * 7 ? 'week' : 'month');

const startOf = (day: string, span: Span): string =>
  span === 'day' ? day : span === 'week' ? addDays(day, -new Date(day).getUTCDay()) : `${day.slice(0, 8)}01`;

/** In order. The first and the last may be of fewer days than the others. */
export function byTime(days: readonly Day[], span: Span): Day[] {
  const found = new Map<string, Day>();
  for (const one of days) {
    const day = startOf(one.day, span);
    const known = found.get(day) ?? { day, total: 0, answered: 0, inTime: 0, late: 0, stillInTime: 0 };
    found.set(day, {
      day,
      total: known.total + one.total,
      answered: known.answered + one.answered,
      inTime: known.inTime + one.inTime,
      late: known.late + one.late,
      stillInTime: known.stillInTime + one.stillInTime,
    });
  }
  return [...found.values()];
}
