/** What is asked for, as the address has it. Days are those of Doha. */
import { addDays, type Comparison, daysOf, mostReportDays, type ReportPeriod } from '@manzil/core/reports/period';
import { qatarAheadMs } from '@manzil/core/platform/units';
import { dayOf } from '#staff-lib/calendar-day.ts';

export const reportNames = ['answers', 'funnel', 'people', 'listings', 'lost'] as const;
export type ReportName = (typeof reportNames)[number];

export const periodNames = ['this_week', 'this_month', 'last_month', 'quarter', 'year', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

export const compareNames = ['previous', 'year', 'none'] as const;
export type CompareName = (typeof compareNames)[number];

export type ReportQuery = ReportPeriod & { compare?: Comparison };

export const todayInDoha = (now = Date.now()): string => new Date(now + qatarAheadMs).toISOString().slice(0, 10);

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Up to today where it still runs: what is to come has no enquiries yet, and would be compared with what had. */
export function periodOf(name: Exclude<PeriodName, 'custom'>, today: string): ReportPeriod {
  switch (name) {
    case 'this_week':
      // Sunday is 0
      return { from: addDays(today, -new Date(today).getUTCDay()), to: today };
    case 'last_month': {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    case 'quarter': {
      const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
      return { from: `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`, to: today };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    default:
      return { from: firstOfMonth(today), to: today };
  }
}

export interface Asked {
  report: ReportName;
  periodName: PeriodName;
  compareName: CompareName;
  /** Also where it cannot be asked for. */
  period: ReportPeriod;
  /** Why it cannot. */
  problem: 'wrongWay' | 'tooLong' | null;
  query: ReportQuery;
}

const oneOf = <Name extends string>(names: readonly Name[], text: string | null, usual: Name): Name =>
  names.find((name) => name === text) ?? usual;

/** What nobody could mean is the usual. */
export function readAsked(params: URLSearchParams, today: string): Asked {
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))];
  const wanted = oneOf(periodNames, params.get('period'), 'this_month');
  const chosen = from !== undefined && to !== undefined && from >= '2000' ? { from, to } : null;
  const periodName = wanted === 'custom' && chosen === null ? 'this_month' : wanted;
  const period = periodName === 'custom' ? chosen! : periodOf(periodName, today);
  const compareName = oneOf(compareNames, params.get('compare'), 'previous');
  const days = daysOf(period);
  return {
    report: oneOf(reportNames, params.get('report'), 'answers'),
    periodName,
    compareName,
    period,
    problem: days < 1 ? 'wrongWay' : days > mostReportDays ? 'tooLong' : null,
    query: { ...period, ...(compareName === 'none' ? {} : { compare: compareName }) },
  };
}
