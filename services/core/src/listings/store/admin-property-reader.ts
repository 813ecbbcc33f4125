import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '../../data/database.ts';
import { mostSelected, pageBounds, paginate } from '../../data/pagination.ts';
import { streamRows } from '../../data/stream-rows.ts';
import { anyOf, countOf, countRows, countWhere } from '../../data/typed-parts.ts';
import { typed } from '../../data/typed.ts';
import {
  adminPropertyOrder,
  adminPropertyWhere,
  unsure,
  waiting,
  type AdminPropertyQuery,
} from './admin-property-where.ts';
import { readPresses } from './contact-presses.ts';
import { mandated } from './mandated.ts';
import { readPublishingRules } from './publishing-rules.ts';
import { detailColumns, propertyColumns, type PropertyRow } from './property-row.ts';
import type { PropertyPage } from './property-search.ts';

export async function listAdminProperties(
  db: Queryable,
  query: AdminPropertyQuery & { page: number; limit: number },
): Promise<PropertyPage> {
  const { page, limit, offset } = pageBounds(query.page, query.limit);
  const found = typed(db)
    .selectFrom('properties as p')
    .where(adminPropertyWhere(query, await minimumFor(db, query)));
  const order = adminPropertyOrder(query);
  const [properties, total] = await Promise.all([
    typed(db)
      .selectFrom('properties as p')
      .select(propertyColumns)
      // ids first, by an index: texts before the page stay unread
      .where('p.id', 'in', found.select('p.id').orderBy(order).limit(limit).offset(offset))
      .orderBy(order)
      .execute(),
    countOf(found),
  ]);
  return { properties, pagination: paginate(page, limit, total) };
}

const minimumFor = async (db: Queryable, { enough }: AdminPropertyQuery) =>
  enough === 'below' ? (await readPublishingRules(db)).minimum : null;

/** Of these those that only a mandate in force lets be published; none where the office wants none. */
export async function withoutMandate(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0 || !(await readPublishingRules(db)).needsMandate) return new Set();
  const found = await typed(db)
    .selectFrom('properties as p')
    .select('p.id')
    .where('p.id', '=', anyOf(ids))
    .where(({ not }) => not(mandated(sql.ref('p.id'))))
    .execute();
  return new Set(found.map(({ id }) => id));
}

export async function listAdminPropertyIds(db: Queryable, query: AdminPropertyQuery): Promise<number[]> {
  const found = await typed(db)
    .selectFrom('properties as p')
    .select('p.id')
    .where(adminPropertyWhere(query, await minimumFor(db, query)))
    .orderBy(adminPropertyOrder(query))
    .limit(mostSelected)
    .execute();
  return found.map(({ id }) => id);
}

export async function* streamAdminProperties(pool: pg.Pool, query: AdminPropertyQuery): AsyncGenerator<PropertyRow[]> {
  const found = typed(pool)
    .selectFrom('properties as p')
    .where(adminPropertyWhere(query, await minimumFor(pool, query)));
  yield* streamRows(pool, found.select(propertyColumns).orderBy(adminPropertyOrder(query)));
}

export async function readAdminPropertySummary(db: Queryable) {
  const kept = typed(db).selectFrom('properties as p').where('p.deletedAt', 'is', null);
  const valuesOf = (column: 'p.kind' | 'p.city' | 'p.category' | 'p.subcategory') => {
    const trimmed = sql<string>`trim(${sql.ref(column)})`;
    return kept
      .select(({ fn }) => [fn.min(trimmed).as('value'), countRows.as('count')])
      .where(trimmed, '<>', '')
      .groupBy(sql`lower(${trimmed})`)
      .orderBy('count', 'desc')
      .orderBy('value')
      .limit(200)
      .execute();
  };
  const [rules, counts, kinds, cities, categories, subcategories] = await Promise.all([
    readPublishingRules(db),
    kept
      .select(({ eb, fn, not, ref }) => [
        countRows.as('total'),
        countWhere(eb('p.deal', '=', 'sale')).as('forSale'),
        countWhere(eb('p.deal', '=', 'rent')).as('forRent'),
        countWhere(not(ref('p.isActive'))).as('drafts'),
        countWhere(ref('p.isFeatured')).as('featured'),
        countWhere(unsure).as('unsure'),
        countWhere(waiting).as('waiting'),
        countWhere(eb('p.source', '=', 'crm')).as('crm'),
        countWhere(eb('p.source', '<>', 'crm')).as('manual'),
        fn.max<string | null>('p.updatedAt').as('lastChange'),
      ])
      .executeTakeFirstOrThrow(),
    valuesOf('p.kind'),
    valuesOf('p.city'),
    valuesOf('p.category'),
    valuesOf('p.subcategory'),
  ]);
  return { ...counts, ...rules, kinds, cities, categories, subcategories };
}

export type AdminProperty = NonNullable<Awaited<ReturnType<typeof findAdminProperty>>>;

/** Null also when it was deleted. */
export async function findAdminProperty(db: Queryable, id: number) {
  const [row, overrides, presses, lacking] = await Promise.all([
    typed(db)
      .selectFrom('properties as p')
      .leftJoin('agents as a', 'a.id', 'p.agentId')
      .select([...propertyColumns, ...detailColumns, 'a.name as agentName'])
      .where('p.id', '=', id)
      .where('p.deletedAt', 'is', null)
      .executeTakeFirst(),
    typed(db)
      .selectFrom('propertyOverrides as o')
      .leftJoin('users as u', 'u.id', 'o.setBy')
      .leftJoin('credentials as c', 'c.userId', 'u.id')
      .select(['o.field', 'o.crmValue', 'o.setAt', fullName.as('setBy')])
      .where('o.propertyId', '=', id)
      .orderBy('o.field')
      .execute(),
    readPresses(db, id),
    withoutMandate(db, [id]),
  ]);
  if (row === undefined) return null;
  const { plans, imageTexts, agentName, ...property } = row;
  return { property, plans, imageTexts, overrides, agentName, presses, lacking };
}

const fullName = sql<string | null>`coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), c.username)`;
type State = Record<string, unknown> | null;
const ofMany = ['property.bulk_updated', 'property.bulk_deleted', 'property.random_featured'];

/** The newest 200. An action on many counts for each. */
export const readPropertyHistory = (db: Queryable, id: number) =>
  typed(db)
    .selectFrom('auditEntries as e')
    .select(['e.at', 'e.actorName as actor', 'e.action'])
    .select(sql<State>`e.before`.as('before'))
    .select(sql<State>`case when e.subject_id is null then e.after - 'ids' else e.after end`.as('after'))
    .where('e.subjectKind', '=', 'property')
    .where(({ eb, and, or }) =>
      or([
        eb('e.subjectId', '=', String(id)),
        and([
          eb('e.subjectId', 'is', null),
          sql<boolean>`e.after -> 'ids' @> to_jsonb(${id}::integer)`,
          eb('e.action', 'in', ofMany),
        ]),
      ]),
    )
    .orderBy('e.id', 'desc')
    .limit(200)
    .execute();
