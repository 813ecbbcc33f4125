/** How soon enquiries were answered, in minutes of open office. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { OfficeHours } from '../../office/office.ts';
import { medianMinutesSql, timedSql } from './office-clock-sql.ts';
import { type ReportAsked, reportedLeads } from './reported-leads.ts';

/** What counts as in time, and of when the figures are. */
export interface AnswerClock {
  hours: OfficeHours;
  /** Null: the office set none, and nothing is in time or late. */
  limitMinutes: number | null;
  /** Of Doha. */
  today: string;
}

interface Counts {
  total: number;
  answered: number;
  /** Answered within the limit. */
  inTime: number;
  /** Answered after it, or still waiting beyond it. */
  late: number;
  /** Still waits, and the limit has not passed. */
  stillInTime: number;
}

export interface AnswerFigures extends Counts {
  medianMinutes: number | null;
  /** Each day of the period, also those without an enquiry, by the day on which enquiries came. */
  byDay: ({ day: string } & Counts)[];
}

/** Without a limit nothing is in time, late or still in time. */
export const timingSql = (limitMinutes: number | null) => {
  const within = sql`ms <= ${limitMinutes}::float8 * 60000`;
  return {
    inTime: sql<number>`count(*) filter (where answered and ${within})::integer`,
    late: sql<number>`count(*) filter (where not ${within})::integer`,
    stillInTime: sql<number>`count(*) filter (where not answered and ${within})::integer`,
  };
};

export async function readAnswers(
  db: Queryable,
  asked: ReportAsked,
  { hours, limitMinutes, today }: AnswerClock,
): Promise<AnswerFigures> {
  const { inTime, late, stillInTime } = timingSql(limitMinutes);
  const counts = sql`count(*)::integer as total, count(*) filter (where answered)::integer as answered,
    ${inTime} as "inTime", ${late} as late, ${stillInTime} as "stillInTime"`;
  const found = reportedLeads(db, asked).select([
    'l.createdAt as starts',
    sql<string>`coalesce(l.first_touched_at, now())`.as('ends'),
    sql<boolean>`l.first_touched_at is not null`.as('answered'),
  ]);
  const { rows } = await sql<AnswerFigures>`with e as materialized ${found}, ${timedSql(hours, asked.period, today)},
    by_day as (select starts_at::date as day, ${counts} from timed group by 1)
    select ${counts}, ${medianMinutesSql(sql`answered`)} as "medianMinutes",
      (select jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'total', coalesce(b.total, 0),
          'answered', coalesce(b.answered, 0), 'inTime', coalesce(b."inTime", 0), 'late', coalesce(b.late, 0),
          'stillInTime', coalesce(b."stillInTime", 0)) order by d.day)
        from generate_series(${asked.period.from}::date, ${asked.period.to}::date, interval '1 day') as d (day)
        left join by_day b on b.day = d.day::date) as "byDay"
    from timed`.execute(typed(db));
  return rows[0]!;
}
