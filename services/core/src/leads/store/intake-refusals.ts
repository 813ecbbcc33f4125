/** Never who sent them. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { isReal } from './test-lead-reader.ts';

const today = sql<string>`(now() at time zone 'Asia/Qatar')::date`;
const firstDay = sql<string>`${today} - 29`;
const begin = sql<string>`(${firstDay})::timestamp at time zone 'Asia/Qatar'`;

/** @param code such as `lead.spam` */
export async function countRefusal(db: Queryable, code: string): Promise<void> {
  await typed(db)
    .insertInto('intakeRefusals')
    .values({ day: today, code, count: 1 })
    .onConflict((known) =>
      known.columns(['day', 'code']).doUpdateSet((eb) => ({ count: eb('intakeRefusals.count', '+', 1) })),
    )
    .execute();
}

export async function readSpamStats(db: Queryable) {
  const accepted = typed(db)
    .selectFrom('leads')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('createdAt', '>=', begin)
    .where(({ ref }) => isReal(ref('idempotencyKey')));
  const since = sql<string>`to_char(${begin} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const [totals, refusals] = await Promise.all([
    typed(db)
      .selectNoFrom([since.as('since'), accepted.$asScalar().$notNull().as('accepted')])
      .executeTakeFirstOrThrow(),
    typed(db)
      .selectFrom('intakeRefusals')
      .select(({ ref }) => ['code', sql<number>`sum(${ref('count')})::integer`.as('total')])
      .where('day', '>=', firstDay)
      .groupBy('code')
      .execute(),
  ]);
  return {
    ...totals,
    blocked: refusals.reduce((sum, { total }) => sum + total, 0),
    byReason: Object.fromEntries(refusals.map(({ code, total }) => [code, total])),
  };
}
