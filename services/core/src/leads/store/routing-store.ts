/** What the office decided about whose an enquiry is, and who is there to take one. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { listAssignees } from './lead-writer.ts';
import type { RoutingChoices } from './routing-choices.ts';

export function saveRoutingChoices(pool: pg.Pool, choices: RoutingChoices, act: StaffAct): Promise<RoutingChoices> {
  return staffWrite(pool, act, async ({ db }) => {
    const before = await db
      .selectFrom('leadRouting')
      .select(['showsUnassigned', 'answerMinutes'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    await db
      .updateTable('leadRouting')
      .set(({ eb }) => ({ ...choices, version: eb('version', '+', 1), updatedAt: sql<string>`now()` }))
      .execute();
    return { result: choices, entry: { action: 'lead_rule.updated', label: 'choices', before, after: choices } };
  });
}

export interface Leave {
  /** Days in Doha such as 2026-11-29, both of them off. */
  from: string;
  to: string;
}

/** Whoever looks after leads, by name, with when they are away; at most 500. */
export async function listPeople(db: Queryable) {
  const [people, leaves] = await Promise.all([
    listAssignees(db, null),
    typed(db)
      .selectFrom('workingProfiles')
      .select(['userId', sql<string>`leave_from::text`.as('from'), sql<string>`leave_to::text`.as('to')])
      .limit(1000)
      .execute(),
  ]);
  const leaveOf = new Map(leaves.map(({ userId, from, to }) => [userId, { from, to }]));
  return people.map((person) => ({ ...person, leave: leaveOf.get(person.id) ?? null }));
}

/** @returns whether there is such an account */
export async function saveLeave(pool: pg.Pool, userId: number, leave: Leave | null, act: StaffAct): Promise<boolean> {
  const saved = await staffWrite(pool, act, async ({ db }) => {
    const user = await db.selectFrom('users').select('id').where('id', '=', userId).forShare().executeTakeFirst();
    if (user === undefined) return null;
    const stored = await db
      .deleteFrom('workingProfiles')
      .where('userId', '=', userId)
      .returning([sql<string>`leave_from::text`.as('from'), sql<string>`leave_to::text`.as('to')])
      .executeTakeFirst();
    if (leave !== null)
      await db.insertInto('workingProfiles').values({ userId, leaveFrom: leave.from, leaveTo: leave.to }).execute();
    const asState = (one: Leave | undefined | null) => ({ leaveFrom: one?.from ?? null, leaveTo: one?.to ?? null });
    return {
      result: true,
      entry: { action: 'user.updated', id: userId, before: asState(stored), after: asState(leave) },
    };
  });
  return saved !== null;
}

/** Of listings that there are, in small letters; at most 300. */
export async function listDistricts(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ district: string }>`select distinct lower(trim(d)) as district
    from properties p cross join lateral unnest(array[p.state, p.city]) d
    where p.deleted_at is null and trim(d) <> '' order by 1 limit 300`.execute(typed(db));
  return rows.map(({ district }) => district);
}

export interface Previewed {
  leadId: number;
  reference: string;
  at: string;
  /** Null: no rule had anybody for it. */
  ruleId: number | null;
  userId: number | null;
  assigneeId: number | null;
}

const previewSql = /* sql */ `
with recent as (
  select l.id, l.reference_id, l.created_at, l.agent_id, l.property_id, l.assignee_id,
    lead_rule_for(l.agent_id, l.property_id, l.language, l.created_at) as rule
  from leads l where l.source <> 'newsletter' order by l.created_at desc, l.id desc limit 100
), counted as (
  select r.*, coalesce(t.turn, 0) + row_number() over (partition by r.rule order by r.created_at, r.id) - 1 as turn
  from recent r left join lead_rule_turns t on t.rule_id = r.rule
)
select id as "leadId", reference_id as reference, rule as "ruleId", assignee_id as "assigneeId",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  lead_rule_pick(rule, agent_id, property_id, created_at, '{}', turn) as "userId"
from counted order by created_at desc, id desc`;

/** Whose the last hundred enquiries would be by today's rules, were each to come again at its time. Changes nothing. */
export async function previewRules(db: Queryable): Promise<Previewed[]> {
  return (await db.query<Previewed>(previewSql)).rows;
}
