/** Days of Doha that a report is about. Also for browsers. */
const dayMs = 86_400_000;

/** First and last day, as YYYY-MM-DD. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** With the period before it of the same length, or with the same days a year before. */
export const comparisons = ['previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** Of one report: a year with its leap day. */
export const mostReportDays = 366;

/** @param by may be negative */
export const addDays = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);

/** Both ends included; below 1 where they stand the wrong way round. */
export const daysOf = ({ from, to }: ReportPeriod): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** 29 February is the 28th in other years. */
function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
  return day.endsWith('-02-29') ? before.replace(/29$/, '28') : before;
}

/** What a period is compared with. */
export function comparedWith({ from, to }: ReportPeriod, comparison: Comparison): ReportPeriod {
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  return { from: addDays(from, -daysOf({ from, to })), to: addDays(from, -1) };
}
