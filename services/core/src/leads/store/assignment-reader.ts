import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { fullName } from '../../data/person-name.ts';
import { typed } from '../../data/typed.ts';
import { isoText } from '../../data/typed-parts.ts';

/** Who had it and why: the newest fifty. Whoever may see the lead may see this. */
export const listAssignments = (db: Queryable, leadId: number) =>
  typed(db)
    .selectFrom('leadAssignments as a')
    .leftJoin('users as f', 'f.id', 'a.fromUserId')
    .leftJoin('users as t', 't.id', 'a.toUserId')
    .leftJoin('leadRules as r', 'r.id', 'a.ruleId')
    .select(({ ref }) => ['a.id', isoText(ref('a.at')).as('at'), 'a.reason', 'r.name as rule'])
    .select([
      sql<string | null>`coalesce(${fullName('f')}, f.email)`.as('from'),
      sql<string | null>`coalesce(${fullName('t')}, t.email)`.as('to'),
    ])
    .where('a.leadId', '=', leadId)
    .orderBy('a.id', 'desc')
    .limit(50)
    .execute();
