import { type InferResult, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { staffName } from '../../data/person-name.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { given } from '../../data/typed-parts.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { inScope, peopleOf } from '../../leads/store/lead-scope-sql.ts';

export interface ViewingFilter {
  scope: LeadScope;
  /** Who shows them. */
  person?: number | null;
  lead?: number | null;
  /** That end after, and begin before. ISO 8601. */
  from?: string | null;
  to?: string | null;
}

export const mostViewings = 500;

/** Those that one shows oneself, those of the people whom one leads, and those of leads that one may see. */
const visible = (db: Queryable, scope: LeadScope) =>
  typed(db)
    .selectFrom('viewings as v')
    .innerJoin('leads as l', 'l.id', 'v.leadId')
    .where((eb) =>
      eb.and(given(scope, (one) => eb.or([sql<SqlBool>`v.host_id in ${peopleOf(one)}`, inScope(one, 'l')]))),
    );

/** Of the leads that one may see alone; a listing is everybody's. */
function withRow(query: ReturnType<typeof visible>, scope: LeadScope) {
  return query
    .leftJoin('properties as p', 'p.id', 'v.propertyId')
    .leftJoin('users as u', 'u.id', 'v.hostId')
    .leftJoin('credentials as c', 'c.userId', 'u.id')
    .select(['v.id', 'v.hostId', 'v.startsAt', 'v.endsAt', 'v.status', 'v.placeNote', 'v.version', 'v.updatedAt'])
    .select((eb) => [
      staffName('u', 'c').as('hostName'),
      eb
        .case()
        .when(eb.and(given(scope, (one) => inScope(one, 'l'))))
        .then(
          jsonBuildObject({
            id: eb.ref('l.id'),
            reference: eb.ref('l.referenceId'),
            name: sql<string>`trim(concat_ws(' ', l.first_name, l.last_name))`,
          }),
        )
        .end()
        .as('lead'),
      eb
        .case()
        .when('p.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('p.id').$notNull(),
            referenceId: eb.ref('p.referenceId'),
            title: eb.ref('p.title').$notNull(),
            titleAr: eb.ref('p.titleAr'),
          }),
        )
        .end()
        .as('property'),
    ]);
}

export type ViewingRow = InferResult<ReturnType<typeof withRow>>[number];

/** The earliest first, 500 at most. */
export const listViewings = (db: Queryable, { scope, person, lead, from, to }: ViewingFilter): Promise<ViewingRow[]> =>
  withRow(visible(db, scope), scope)
    .where((eb) =>
      eb.and([
        ...given(person, (id) => eb('v.hostId', '=', id)),
        ...given(lead, (id) => eb('v.leadId', '=', id)),
        ...given(from, (at) => eb('v.endsAt', '>', at)),
        ...given(to, (at) => eb('v.startsAt', '<', at)),
      ]),
    )
    .orderBy('v.startsAt')
    .orderBy('v.id')
    .limit(mostViewings)
    .execute();

/** Null also when not theirs. */
export const findViewing = async (db: Queryable, id: number, scope: LeadScope): Promise<ViewingRow | null> =>
  (await withRow(visible(db, scope), scope).where('v.id', '=', id).executeTakeFirst()) ?? null;
