import { type InferResult, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { SentRequest } from '../../deliveries/delivery-settlement.ts';

export type TimelineDelivery = InferResult<ReturnType<typeof deliveriesOf>>[number];
export type TimelineAttempt = InferResult<ReturnType<typeof attemptsOf>>[number];
export type TimelineAction = InferResult<ReturnType<typeof actionsOf>>[number];

export interface LeadHistory {
  deliveries: TimelineDelivery[];
  attempts: TimelineAttempt[];
  actions: TimelineAction[];
  leftOut: number;
}

/** The newest: under 500 lines in all. */
const most = { deliveries: 50, attempts: 190, actions: 100 };
/** With those beyond the bound. */
const total = sql<number>`count(*) over ()::integer`.as('total');

const deliveriesOf = (db: Queryable, leadId: number) =>
  typed(db)
    .selectFrom('deliveries as d')
    .leftJoin('breakers as b', (join) => join.onRef('b.provider', '=', 'd.provider').on('b.state', '=', 'open'))
    .select(['d.id', 'd.consumer', 'd.event', 'd.seq', 'd.state', 'd.attempts', 'd.createdAt', 'd.waitingSince'])
    .select(['d.settledAt', 'd.externalId', 'd.lastErrorCode as errorCode', 'd.lastErrorText as error', total])
    /** A comparison missed it again after it was sent again. */
    .select(['d.resentAt', 'd.missingSince as missingAt'])
    .select(({ exists, fn, selectFrom }) => {
      const attempts = selectFrom('deliveryAttempts as a').whereRef('a.deliveryId', '=', 'd.id');
      const ended = attempts.where('a.endedAt', 'is not', null).orderBy('a.id', 'desc').limit(1);
      const takenAtSomeTry = attempts.where('a.outcome', 'in', ['delivered', 'found']).select('a.id');
      return [
        fn<string>('greatest', ['d.dueAt', 'b.openUntil']).as('dueAt'),
        ended.select('a.httpStatus').as('httpStatus'),
        exists(takenAtSomeTry).$castTo<boolean>().as('wasTaken'),
      ];
    })
    .where('d.subjectKind', '=', 'lead')
    .where('d.subjectId', '=', leadId)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.seq', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most.deliveries);

/** What the CRM is owed of a lead, and got: the newest fifty. */
export const readCrmLedger = (db: Queryable, leadId: number): Promise<TimelineDelivery[]> =>
  deliveriesOf(db, leadId).where('d.consumer', '=', 'crm').execute();

/** Requests were redacted when written. */
const attemptsOf = (db: Queryable, deliveryIds: readonly string[]) =>
  typed(db)
    .selectFrom('deliveryAttempts as a')
    .select(({ ref }) => [
      sql<
        number | null
      >`greatest(0, round(extract(epoch from ${ref('a.endedAt')} - ${ref('a.startedAt')}) * 1000))::integer`.as(
        'durationMs',
      ),
      ref('a.request').$castTo<SentRequest | null>().as('request'),
    ])
    .select(['a.id', 'a.deliveryId', 'a.kind as asked', 'a.startedAt', 'a.endedAt', 'a.outcome', 'a.httpStatus'])
    .select(['a.errorCode', 'a.answer', total])
    .where('a.deliveryId', '=', sql<string>`any (${deliveryIds}::uuid[])`)
    .orderBy('a.id', 'desc')
    .limit(most.attempts);

const actionsOf = (db: Queryable, leadId: number) =>
  typed(db)
    .selectFrom('auditEntries as a')
    .select((eb) => [
      eb
        .case()
        .when('a.actorId', 'is not', null)
        .then(jsonBuildObject({ username: eb.ref('a.actorName').$notNull(), role: eb.ref('a.actorRole').$notNull() }))
        .end()
        .as('actor'),
    ])
    .select(['a.id', 'a.at', 'a.action', 'a.before', 'a.after', total])
    .where('a.subjectKind', '=', 'lead')
    .where('a.subjectId', '=', String(leadId))
    .orderBy('a.id', 'desc')
    .limit(most.actions);

/** The caller asks who may see the lead. */
export async function readLeadHistory(db: Queryable, leadId: number): Promise<LeadHistory> {
  const [deliveries, actions] = await Promise.all([
    deliveriesOf(db, leadId).execute(),
    actionsOf(db, leadId).execute(),
  ]);
  const ids = deliveries.map(({ id }) => id);
  const attempts = await attemptsOf(db, ids).execute();
  const leftOut = [deliveries, attempts, actions].map((rows) => (rows[0]?.total ?? 0) - rows.length);
  return {
    deliveries: deliveries.toReversed(),
    attempts: attempts.toReversed(),
    actions: actions.toReversed(),
    leftOut: leftOut.reduce((sum, count) => sum + count, 0),
  };
}
