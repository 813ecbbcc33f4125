/** How people and teams do with the enquiries that they have. */
import { type RawBuilder, sql } from 'kysely';
import { fullName } from '../../data/person-name.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { type AnswerClock, timingSql } from './answer-report.ts';
import { stateCountsSql, type StateCounts } from './funnel-report.ts';
import { medianMinutesSql, timedSql } from './office-clock-sql.ts';
import { type ReportAsked, reportedLeads, stateSql } from './reported-leads.ts';

export interface PersonFigures extends StateCounts {
  inTime: number;
  late: number;
  stillInTime: number;
  medianMinutes: number | null;
  /** That were written down for these enquiries. */
  viewings: number;
}

export interface PeopleFigures {
  /** By name; null: those that nobody has. */
  people: ({ id: number | null; name: string | null } & PersonFigures)[];
  /** Those that one leads, for who sees everybody's all; somebody in two teams counts in both. */
  teams: ({ id: number; name: string } & PersonFigures)[];
}

/** Teams of which everybody's enquiries are seen. */
function teamsSeen(scope: LeadScope): RawBuilder<unknown> {
  if (scope === null) return sql`(select id from teams)`;
  if (!scope.team) return sql`(select id from teams where false)`;
  return sql`(select team_id from team_members where user_id = ${scope.userId} and is_manager)`;
}

/**
 * Of whoever has an enquiry now. The clock of a person begins when they got it, so that what was handed on late is not late at once; what
 * somebody had answered before that is nobody's answer here.
 */
export async function readPeople(
  db: Queryable,
  asked: ReportAsked,
  { hours, limitMinutes, today }: AnswerClock,
): Promise<PeopleFigures> {
  const { inTime, late, stillInTime } = timingSql(limitMinutes);
  const given = sql<string>`greatest(l.created_at, (select max(a.at) from lead_assignments a
    where a.lead_id = l.id and a.to_user_id = l.assignee_id))`;
  const found = reportedLeads(db, asked).select([
    'l.assigneeId',
    stateSql.as('state'),
    given.as('starts'),
    sql<string>`greatest(coalesce(l.first_touched_at, now()), ${given})`.as('ends'),
    sql<boolean>`l.first_touched_at is not null`.as('answered'),
    sql<boolean>`coalesce(l.first_touched_at < ${given}, false)`.as('answered_before'),
    sql<number>`(select count(*) from lead_entries n
      where n.lead_id = l.id and n.kind = 'viewing' and n.at <= now())`.as('viewings'),
  ]);
  const figures = sql`${stateCountsSql}, sum(viewings)::integer as viewings,
    ${inTime} - count(*) filter (where answered_before and ms <= ${limitMinutes}::float8 * 60000)::integer as "inTime",
    ${late} as late, ${stillInTime} as "stillInTime",
    ${medianMinutesSql(sql`answered and not answered_before`)} as "medianMinutes"`;
  const { rows } = await sql<PeopleFigures>`with e as materialized ${found}, ${timedSql(hours, asked.period, today)},
    people as (select assignee_id as id, ${figures} from timed group by 1),
    team_figures as (select m.team_id as id, ${figures} from timed join team_members m on m.user_id = assignee_id
      where m.team_id in ${teamsSeen(asked.scope)} group by 1)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(n.name, u.email)) || to_jsonb(f)
          order by f.id is null, lower(coalesce(n.name, u.email)), f.id), '[]')
        from people f left join users u on u.id = f.id,
          lateral (select ${fullName('u')} as name) n) as people,
      (select coalesce(jsonb_agg(jsonb_build_object('name', t.name) || to_jsonb(f) order by lower(t.name), f.id), '[]')
        from team_figures f join teams t on t.id = f.id) as teams`.execute(typed(db));
  return rows[0]!;
}
