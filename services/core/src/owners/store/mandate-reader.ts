import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { given, isoText } from '../../data/typed-parts.ts';
import type { MandateState } from '../mandate.ts';

const most = 200;
const today = sql<string>`qatar_day(now())`;

/** As today stands in Qatar. */
const state = sql<MandateState>`case
  when m.ended_on is not null then 'ended'
  when m.ends_on < ${today} then 'over'
  when m.starts_on > ${today} then 'coming'
  else 'in_force' end`;

const mandates = (db: Queryable) =>
  typed(db)
    .selectFrom('mandates as m')
    .innerJoin('properties as p', 'p.id', 'm.propertyId')
    .innerJoin('owners as o', 'o.id', 'm.ownerId')
    .select(['m.id', 'm.contractNumber', 'm.kind', 'm.signedOn', 'm.startsOn', 'm.endsOn', 'm.commissionKind'])
    .select(['m.commission', 'm.note', 'm.endedOn', 'm.endReason', 'm.version'])
    .select(({ ref }) => [
      state.as('state'),
      sql<number>`m.ends_on - ${today}`.as('daysLeft'),
      jsonBuildObject({
        id: ref('p.id'),
        referenceId: ref('p.referenceId'),
        title: ref('p.title'),
        titleAr: ref('p.titleAr'),
      }).as('property'),
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('owner'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('mandateFiles as f')
        .whereRef('f.mandateId', '=', 'm.id')
        .select(({ fn, ref }) => {
          const file = jsonBuildObject({
            id: ref('f.id'),
            name: ref('f.name'),
            mediaType: ref('f.mediaType'),
            size: ref('f.size'),
            createdAt: isoText(ref('f.createdAt')),
          });
          return fn.coalesce(fn.jsonAgg(file).orderBy('f.createdAt').orderBy('f.id'), sql<never[]>`'[]'`).as('files');
        })
        .$asScalar()
        .$notNull()
        .as('files'),
    )
    .orderBy('m.startsOn', 'desc')
    .orderBy('m.id', 'desc')
    .limit(most);

export type MandateRow = Awaited<ReturnType<typeof listMandates>>[number];

/** Of a listing or an owner, the newest first, 200 at most. */
export const listMandates = (db: Queryable, of: { propertyId: number } | { ownerId: number }) => {
  const [column, id] =
    'propertyId' in of ? (['m.propertyId', of.propertyId] as const) : (['m.ownerId', of.ownerId] as const);
  return mandates(db).where(column, '=', id).execute();
};

export async function findMandate(db: Queryable, id: number): Promise<MandateRow | null> {
  return (await mandates(db).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Mandates in force that end within so many days and are not continued by another, the nearest first.
 * @param db perhaps in a transaction @param agentId only of listings of this team member @returns 100 at most
 */
export const listEndingMandates = (db: Queryable, within: number, agentId: number | null = null) =>
  mandates(db)
    .clearOrderBy()
    .where('m.endedOn', 'is', null)
    .where('m.startsOn', '<=', today)
    .where('m.endsOn', '>=', today)
    .where('m.endsOn', '<=', sql<string>`${today} + ${within}::integer`)
    .where('p.deletedAt', 'is', null)
    .where(notContinued(sql.ref('m.propertyId'), sql.ref('m.endsOn')))
    .where(({ and, eb }) => and(given(agentId, (id) => eb('p.agentId', '=', id))))
    .orderBy('m.endsOn')
    .orderBy('m.id')
    .limit(100)
    .execute();

const notContinued = (property: Expression<unknown>, lastDay: Expression<unknown>) =>
  sql<boolean>`not mandate_in_force(${property}, ${lastDay} + 1)`;
