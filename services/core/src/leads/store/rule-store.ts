/** Rules of whose a new enquiry is, with their audit entries. What they do stands in migration 67. */
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { LeadRule } from '../../data/entities/leads/lead-rule.ts';
import { typed } from '../../data/typed.ts';
import type { Unit } from '../../data/unit.ts';
import { mostRules, type RuleAction } from '../routing/rule.ts';

export interface RuleContent {
  name: string;
  isActive: boolean;
  agentIds: number[];
  districts: string[];
  languages: string[];
  kinds: string[];
  days: number[];
  dutyFrom: number | null;
  dutyTo: number | null;
  action: RuleAction;
  people: { userId: number; weight: number }[];
}

export type RuleRefusal = 'limit_reached' | 'changed' | 'person_unknown';

export class RuleWriteError extends Error {
  readonly refusal: RuleRefusal;

  constructor(refusal: RuleRefusal, options?: ErrorOptions) {
    super(`The rules were not changed: ${refusal}`, options);
    this.name = 'RuleWriteError';
    this.refusal = refusal;
  }
}

const rows = (db: Queryable) =>
  typed(db)
    .selectFrom('leadRules as r')
    .select(['r.id', 'r.name', 'r.isActive', 'r.agentIds', 'r.districts', 'r.languages', 'r.kinds', 'r.days'])
    .select(['r.dutyFrom', 'r.dutyTo', 'r.action'])
    .select(({ selectFrom }) =>
      selectFrom('leadRulePeople as p')
        .whereRef('p.ruleId', '=', 'r.id')
        .select(({ fn, ref }) =>
          fn
            .coalesce(
              fn.jsonAgg(jsonBuildObject({ userId: ref('p.userId'), weight: ref('p.weight') })).orderBy('p.position'),
              sql<never[]>`'[]'`,
            )
            .as('people'),
        )
        .$asScalar()
        .$notNull()
        .as('people'),
    );

/** In their order. */
export const listRules = (db: Queryable) => rows(db).orderBy('r.position').orderBy('r.id').limit(mostRules).execute();

const findRule = (db: Queryable, id: number) => rows(db).where('r.id', '=', id).executeTakeFirstOrThrow();

/** No rule is added or moved unseen. */
const lockRules = (db: Unit['db']) => sql`select pg_advisory_xact_lock(hashtext('lead_rules'))`.execute(db);

/** The last in order. @throws RuleWriteError */
export function createRule(pool: pg.Pool, { people, ...content }: RuleContent, act: StaffAct) {
  return staffWrite(pool, act, async (unit) => {
    await lockRules(unit.db);
    const before = await listRules(unit.client);
    if (before.length >= mostRules) throw new RuleWriteError('limit_reached');
    const { last } = await unit.db
      .selectFrom('leadRules')
      .select(sql<number>`coalesce(max(position), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    const rule = unit.em.create(LeadRule, { ...content, position: last + 1 });
    await unit.em.flush();
    await unit.db.insertInto('leadRuleTurns').values({ ruleId: rule.id }).execute();
    await putPeople(unit, rule.id, people);
    const result = await findRule(unit.client, rule.id);
    const entry = { action: 'lead_rule.created', id: rule.id, label: rule.name, after: audited(result) } as const;
    return { result, entry };
  });
}

/** @returns null: no such rule @throws RuleWriteError */
export function changeRule(pool: pg.Pool, id: number, { people, ...content }: RuleContent, act: StaffAct) {
  return staffWrite(pool, act, async (unit) => {
    const rule = await unit.em.findOne(LeadRule, id);
    if (rule === null) return null;
    const before = audited(await findRule(unit.client, id));
    unit.em.assign(rule, content);
    await unit.em.flush();
    await unit.db.deleteFrom('leadRulePeople').where('ruleId', '=', id).execute();
    await putPeople(unit, id, people);
    const result = await findRule(unit.client, id);
    const entry = { action: 'lead_rule.updated', id, label: rule.name, before, after: audited(result) } as const;
    return { result, entry };
  });
}

/** What it gave stays given. @returns whether there was one */
export async function deleteRule(pool: pg.Pool, id: number, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async ({ em, client }) => {
    const rule = await em.findOne(LeadRule, id);
    if (rule === null) return null;
    const before = audited(await findRule(client, id));
    em.remove(rule);
    return { result: true, entry: { action: 'lead_rule.deleted', id, label: rule.name, before } };
  });
  return deleted !== null;
}

/** @throws RuleWriteError unless `ids` are exactly the rules */
export function orderRules(pool: pg.Pool, ids: readonly number[], act: StaffAct) {
  return staffWrite(pool, act, async ({ em, db, client }) => {
    await lockRules(db);
    const before = await em.find(LeadRule, {}, { orderBy: { position: 'asc', id: 'asc' }, limit: mostRules });
    const after = ids.flatMap((id) => before.filter((rule) => rule.id === id));
    if (new Set(after).size !== before.length || ids.length !== before.length) throw new RuleWriteError('changed');
    for (const [place, rule] of after.entries()) rule.position = place + 1;
    await em.flush();
    const order = (rules: typeof before) => ({ order: rules.map(({ id }) => id) });
    return {
      result: await listRules(client),
      entry: { action: 'lead_rule.reordered', before: order(before), after: order(after) },
    };
  });
}

async function putPeople({ db }: Unit, ruleId: number, people: RuleContent['people']): Promise<void> {
  if (people.length === 0) return;
  try {
    await db
      .insertInto('leadRulePeople')
      .values(people.map(({ userId, weight }, place) => ({ ruleId, userId, weight, position: place + 1 })))
      .execute();
  } catch (error) {
    const unknown = (error as { constraint?: string }).constraint === 'lead_rule_people_user_id_fkey';
    throw unknown ? new RuleWriteError('person_unknown', { cause: error }) : error;
  }
}

/** Its name is an office's word, no person's. */
const audited = ({ name, people, ...rest }: Omit<RuleContent, 'action'> & { action: string; id?: number }) => {
  const { id: _id, ...content } = rest;
  return {
    ...content,
    ruleName: name,
    people: people.map(({ userId, weight }) => `${String(userId)}×${String(weight)}`),
  };
};
