/** People of the office whom somebody leads. */
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { Team } from '../../data/entities/teams/team.ts';
import { typed } from '../../data/typed.ts';
import type { Unit } from '../../data/unit.ts';

export const mostTeams = 100;

export interface TeamContent {
  name: string;
  members: readonly { userId: number; isManager: boolean }[];
}

export class TeamWriteError extends Error {
  readonly refusal: 'member_unknown' | 'limit_reached';

  constructor(refusal: TeamWriteError['refusal'], options?: ErrorOptions) {
    super(`The team was not stored: ${refusal}`, options);
    this.name = 'TeamWriteError';
    this.refusal = refusal;
  }
}

const rows = (db: Queryable) =>
  typed(db)
    .selectFrom('teams as t')
    .select(['t.id', 't.name'])
    .select(({ selectFrom }) =>
      selectFrom('teamMembers as m')
        .whereRef('m.teamId', '=', 't.id')
        .select(({ fn, ref }) =>
          fn
            .coalesce(
              fn
                .jsonAgg(jsonBuildObject({ userId: ref('m.userId'), isManager: ref('m.isManager') }))
                .orderBy('m.userId'),
              sql<never[]>`'[]'`,
            )
            .as('members'),
        )
        .$asScalar()
        .$notNull()
        .as('members'),
    );

/** By name, at most a hundred. */
export async function listTeams(db: Queryable) {
  return rows(db)
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .limit(mostTeams)
    .execute();
}

const findTeam = (db: Queryable, id: number) => rows(db).where('t.id', '=', id).executeTakeFirstOrThrow();

/** @throws TeamWriteError */
export function createTeam(pool: pg.Pool, content: TeamContent, act: StaffAct) {
  return staffWrite(pool, act, async (unit) => {
    // two at once must not pass the limit together
    await sql`select pg_advisory_xact_lock(hashtext('teams'))`.execute(unit.db);
    const { count } = await unit.db
      .selectFrom('teams')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostTeams) throw new TeamWriteError('limit_reached');
    const team = unit.em.create(Team, { name: content.name });
    await unit.em.flush();
    await putMembers(unit, team.id, content.members);
    const result = await findTeam(unit.client, team.id);
    return { result, entry: { action: 'team.created', id: team.id, label: team.name, after: audited(content) } };
  });
}

/** @returns null: no such team @throws TeamWriteError */
export function changeTeam(pool: pg.Pool, id: number, content: TeamContent, act: StaffAct) {
  return staffWrite(pool, act, async (unit) => {
    const team = await unit.em.findOne(Team, id);
    if (team === null) return null;
    const before = await findTeam(unit.client, id);
    unit.em.assign(team, { name: content.name });
    await unit.em.flush();
    await unit.db.deleteFrom('teamMembers').where('teamId', '=', id).execute();
    await putMembers(unit, id, content.members);
    const result = await findTeam(unit.client, id);
    const entry = {
      action: 'team.updated',
      id,
      label: content.name,
      before: audited(before),
      after: audited(content),
    } as const;
    return { result, entry };
  });
}

/** Its people stay, and keep their leads. @returns whether there was one */
export async function deleteTeam(pool: pg.Pool, id: number, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async ({ em, client }) => {
    const team = await em.findOne(Team, id);
    if (team === null) return null;
    const before = await findTeam(client, id);
    em.remove(team);
    return { result: true, entry: { action: 'team.deleted', id, label: team.name, before: audited(before) } };
  });
  return deleted !== null;
}

async function putMembers({ db }: Unit, teamId: number, members: TeamContent['members']): Promise<void> {
  if (members.length === 0) return;
  try {
    await db
      .insertInto('teamMembers')
      .values(members.map(({ userId, isManager }) => ({ teamId, userId, isManager })))
      .execute();
  } catch (error) {
    const unknown = (error as { constraint?: string }).constraint === 'team_members_user_id_fkey';
    throw unknown ? new TeamWriteError('member_unknown', { cause: error }) : error;
  }
}

const audited = ({ name, members }: TeamContent) => ({
  teamName: name,
  members: members.map(({ userId }) => userId),
  managers: members.filter(({ isManager }) => isManager).map(({ userId }) => userId),
});
