/** Open office between two moments, counted by the database for any number of enquiries in one statement. */
import { type RawBuilder, sql } from 'kysely';
import { officeDays } from '../../office/office-hours.ts';
import type { OfficeHours } from '../../office/office.ts';
import { addDays, type ReportPeriod } from '../period.ts';

/** An answer that comes later than that after the period needs no exact figure, as in `officeMinutes`. */
const mostDaysAfter = 400;

/** As many ranges as an office can have on one day (office-store.ts). */
const ranges = [0, 1, 2] as const;

/** Open ms of the office until a moment of a day. */
const openUntil = (day: 'a' | 'b', moment: 'starts_at' | 'ends_at') => {
  const at = sql`extract(epoch from c.${sql.raw(moment)} - c.${sql.raw(moment)}::date)::float8 * 1000`;
  const parts = ranges.map((n) => {
    const [opens, closes] = [sql.raw(`${day}.o${String(n)}`), sql.raw(`${day}.c${String(n)}`)];
    return sql`least(greatest(${at} - ${opens}, 0), ${closes} - ${opens})`;
  });
  return sql`(${sql.raw(day)}.before + ${sql.join(parts, sql` + `)})`;
};

/**
 * For a `with` that has a table `e` with the moments `starts` and `ends`: the table `timed` is `e` with `ms`, the time that the office was
 * open between the two.
 *
 * @param today of Doha, in which no moment is later
 */
export function timedSql(hours: OfficeHours, { from, to }: ReportPeriod, today: string): RawBuilder<unknown> {
  const end = addDays(to, mostDaysAfter);
  const last = end < today ? end : today;
  const days = officeDays(hours, from, last < from ? from : last).map(({ day, before, open }) => ({
    day,
    before,
    ...Object.fromEntries(
      ranges.flatMap((n) => [
        [`o${String(n)}`, open[n]?.[0] ?? 0],
        [`c${String(n)}`, open[n]?.[1] ?? 0],
      ]),
    ),
  }));
  return sql`
    office_days as materialized (select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as d (day date, before float8, o0 float8, c0 float8, o1 float8, c1 float8, o2 float8, c2 float8)),
    clipped as (
      select e.*, least(e.starts at time zone 'Asia/Qatar', o.last) as starts_at,
        least(e.ends at time zone 'Asia/Qatar', o.last) as ends_at
      from e, (select max(day) + interval '1 day' - interval '1 millisecond' as last from office_days) o),
    timed as (
      select c.*, greatest(${openUntil('b', 'ends_at')} - ${openUntil('a', 'starts_at')}, 0) as ms
      from clipped c join office_days a on a.day = c.starts_at::date join office_days b on b.day = c.ends_at::date)`;
}

/** Whole minutes of the middle one of `ms`, the lower of two. @param which of the rows of `timed` */
export const medianMinutesSql = (which: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`floor(percentile_disc(0.5) within group (order by ms) filter (where ${which}) / 60000)::integer`;
