/** An enquiry that nobody touched in time goes to the next person. */
import { sql } from 'kysely';
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { isoText } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { tellStaff } from '../../notices/store/notice-writer.ts';
import { officeMinutes } from '../../office/office-hours.ts';
import { readOffice } from '../../office/store/office-store.ts';
import { noteAssignment } from './assignment-writer.ts';
import { readRoutingChoices } from './routing-choices.ts';

/** In one run, the longest waiting first; the next run has the others. */
const mostHandedOn = 50;
/** Nobody hopes for an answer after that. */
const forgottenAfterDays = 30;

interface Waiting {
  assignmentId: number;
  leadId: number;
  from: number;
  ruleId: number | null;
  at: string;
}

/** The last assignment of leads that wait for a first touch by whoever has them. */
const waiting = (db: Queryable) =>
  typed(db)
    .selectFrom('leadAssignments as a')
    .innerJoin('leads as l', (join) => join.onRef('l.id', '=', 'a.leadId').onRef('l.assigneeId', '=', 'a.toUserId'))
    .select(({ ref }) => ['a.id as assignmentId', 'a.leadId', 'a.ruleId', isoText(ref('a.at')).as('at')])
    .select('a.toUserId as from')
    .where('l.firstTouchedAt', 'is', null)
    .where('l.status', '=', 'new')
    .where('l.anonymisedAt', 'is', null)
    .where('a.gaveUpAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leadAssignments as later')
            .select('later.id')
            .whereRef('later.leadId', '=', 'a.leadId')
            .whereRef('later.id', '>', 'a.id'),
        ),
      ),
    )
    .$narrowType<{ from: number }>();

/**
 * By the office's limit, in minutes of open office. May run at once in several processes: who locks a lead has it.
 * @returns how many went to somebody else, and for how many nobody was left
 */
export async function handOnUnanswered(pool: pg.Pool): Promise<{ handedOn: number; leftAlone: number }> {
  const done = { handedOn: 0, leftAlone: 0 };
  const { answerMinutes } = await readRoutingChoices(pool);
  if (answerMinutes === null) return done;
  const { now } = await typed(pool)
    .selectNoFrom(sql<number>`(extract(epoch from now()) * 1000)::float8`.as('now'))
    .executeTakeFirstOrThrow();
  // office time runs no faster than time
  const found = await waiting(pool)
    .where('a.at', '<=', new Date(now - answerMinutes * 60_000).toISOString())
    .where('a.at', '>', new Date(now - forgottenAfterDays * 86_400_000).toISOString())
    .orderBy('a.at')
    .orderBy('a.id')
    .limit(mostHandedOn)
    .execute();
  if (found.length === 0) return done;
  const { hours } = await readOffice(pool);
  for (const one of found) {
    if (officeMinutes(hours, Date.parse(one.at), now) < answerMinutes) break;
    const outcome = await handOn(pool, one);
    if (outcome !== null) done[outcome] += 1;
  }
  return done;
}

/** Null: somebody touched or took it meanwhile. */
function handOn(pool: pg.Pool, { assignmentId, leadId, from, ruleId }: Waiting) {
  return staffWrite(pool, { actor: null, requestId: null }, async ({ db, client }) => {
    const lead = await db
      .selectFrom('leads')
      .select(['id', 'version', 'referenceId', 'agentId', 'propertyId'])
      .where('id', '=', leadId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const still = await waiting(client).where('a.id', '=', assignmentId).executeTakeFirst();
    if (lead === undefined || still === undefined) return null;
    const to = await nextPerson(client, { ...lead, ruleId, from });
    await tellManagers(db, client, { leadId, from, to });
    if (to === null) {
      const last = db.updateTable('leadAssignments').where('id', '=', assignmentId);
      await last.set({ gaveUpAt: sql<string>`now()` }).execute();
      return { result: 'leftAlone' as const, entry: [] };
    }
    await db
      .updateTable('leads')
      .set(({ eb }) => ({ assigneeId: to, revision: eb('revision', '+', 1) }))
      .where('id', '=', leadId)
      .execute();
    await noteAssignment(client, { lead, from, to, ruleId, reason: 'unanswered', by: null, requestId: null });
    return {
      result: 'handedOn' as const,
      entry: {
        action: 'lead.assigned',
        id: leadId,
        label: lead.referenceId,
        before: { assigneeId: from },
        after: { assigneeId: to, reason: 'unanswered' },
      },
    };
  });
}

/** By the rule that gave it, else of the team the one who waited longest; nobody who had it before. */
const nextSql = /* sql */ `
with passed as (select coalesce(array_agg(a.to_user_id) filter (where a.to_user_id is not null), '{}') as ids
  from lead_assignments a where a.lead_id = $1)
select coalesce(
  (select lead_rule_pick($2, $3, $4, now(), passed.ids, (select t.turn from lead_rule_turns t where t.rule_id = $2))),
  (select m.user_id from team_members m
    where m.team_id in (select own.team_id from team_members own where own.user_id = $5)
      and not m.is_manager and not m.user_id = any (passed.ids) and takes_leads(m.user_id, now())
    order by (select max(a.at) from lead_assignments a where a.to_user_id = m.user_id) nulls first, m.user_id limit 1)
) as next from passed`;

async function nextPerson(
  client: Queryable,
  lead: { id: number; agentId: number | null; propertyId: number | null; ruleId: number | null; from: number },
): Promise<number | null> {
  const { id, ruleId, agentId, propertyId, from } = lead;
  const { rows } = await client.query<{ next: number | null }>(nextSql, [id, ruleId, agentId, propertyId, from]);
  return rows[0]?.next ?? null;
}

/** Whoever leads the person who did not answer. */
async function tellManagers(
  db: Unit['db'],
  client: Queryable,
  { leadId, from, to }: { leadId: number; from: number; to: number | null },
): Promise<void> {
  const managers = await db
    .selectFrom('teamMembers as m')
    .select('m.userId')
    .distinct()
    .where('m.isManager', '=', true)
    .where('m.userId', 'not in', to === null ? [from] : [from, to])
    .where('m.teamId', 'in', ({ selectFrom }) =>
      selectFrom('teamMembers as own').select('own.teamId').where('own.userId', '=', from),
    )
    .execute();
  await tellStaff(
    client,
    managers.map(({ userId }) => ({ userId, kind: 'lead_unanswered', leadId })),
  );
}
