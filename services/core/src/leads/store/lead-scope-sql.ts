/** The one place that says who sees a lead. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LeadScope } from '../lead-scope.ts';

/** Whose leads they are: somebody, and the people whom they lead. */
export const peopleOf = ({ userId, team }: NonNullable<LeadScope>): RawBuilder<number> =>
  team
    ? sql<number>`(select ${userId}::integer union select m.user_id from team_members m
        join team_members lead on lead.team_id = m.team_id and lead.is_manager where lead.user_id = ${userId})`
    : sql<number>`(${userId}::integer)`;

/**
 * Their own, and those that nobody has of their listings where the office wants that; by the link of a mail those always.
 * @param table alias of `leads`
 */
export function inScope(scope: NonNullable<LeadScope>, table: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${column('assigneeId')} in ${peopleOf(scope)} or (${column('assigneeId')} is null
    and (${scope.byLink ?? false}::boolean or (select r.shows_unassigned from lead_routing r))
    and exists (select from agents a left join properties p on p.id = ${column('propertyId')}
      where a.id in (${column('agentId')}, p.agent_id) and a.user_id in ${peopleOf(scope)})))`;
}

/** Of those in the trash their own alone: of an enquiry of nobody an agent is told while it is there. @param table alias of `trashed` */
export function trashInScope(scope: NonNullable<LeadScope>, table: string): RawBuilder<SqlBool> {
  const content = sql.ref(`${table}.content`);
  return sql<SqlBool>`((${content} #>> '{leads,0,assignee_id}')::integer in ${peopleOf(scope)})`;
}
