/** Listings as staff see them: drafts too, with version and overrides, a page at a time or all of a filter as a stream. */
import type pg from 'pg';
import type { PictureText } from '../property.ts';
import type { CrmOwnedField } from '../fields.ts';
import { adminPropertyOrder, adminPropertyWhere, type AdminPropertyQuery } from './admin-property-where.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { mostSelected, pageBounds, paginate } from '../../data/pagination.ts';
import { propertyColumns, type PropertyRow } from './property-row.ts';
import type { PropertyPage } from './property-search.ts';
import { streamRows } from '../../data/stream-rows.ts';

/** One page of the listings that a filter finds. `page` from 1, `limit` at most 1,000. */
export async function listAdminProperties(
  db: Queryable,
  query: AdminPropertyQuery & { page: number; limit: number },
): Promise<PropertyPage> {
  const { page, limit, offset } = pageBounds(query.page, query.limit);
  const where = adminPropertyWhere(query);
  const order = adminPropertyOrder(query);
  const [rows, count] = await Promise.all([
    db.query<PropertyRow>(
      `with page as materialized (
         select p.id from properties p where ${where.text} order by ${order} limit ${String(limit)} offset ${String(offset)}
       ) select ${propertyColumns} from page join properties p using (id) order by ${order}`,
      where.values,
    ),
    db.query<{ total: number }>(
      `select count(*)::integer as total from properties p where ${where.text}`,
      where.values,
    ),
  ]);
  return { properties: rows.rows, pagination: paginate(page, limit, count.rows[0]?.total ?? 0) };
}

/** The ids of all that a filter finds, in the list's order, at most 20,000. */
export async function listAdminPropertyIds(db: Queryable, query: AdminPropertyQuery): Promise<number[]> {
  const where = adminPropertyWhere(query);
  const { rows } = await db.query<{ id: number }>(
    `select p.id from properties p where ${where.text} order by ${adminPropertyOrder(query)} limit ${String(mostSelected)}`,
    where.values,
  );
  return rows.map(({ id }) => id);
}

/** All that a filter finds, in the list's order, some hundred rows at a time. */
export function streamAdminProperties(pool: pg.Pool, query: AdminPropertyQuery): AsyncGenerator<PropertyRow[]> {
  const where = adminPropertyWhere(query);
  const order = adminPropertyOrder(query);
  return streamRows(
    pool,
    `select ${propertyColumns} from properties p where ${where.text} order by ${order}`,
    where.values,
  );
}

export interface CountedValue {
  value: string;
  count: number;
}

export interface AdminPropertySummary {
  total: number;
  forSale: number;
  forRent: number;
  drafts: number;
  featured: number;
  crm: number;
  manual: number;
  types: CountedValue[];
  cities: CountedValue[];
  categories: CountedValue[];
  subcategories: CountedValue[];
  /** ISO 8601; null when there is no listing. */
  lastChange: string | null;
}

/** Sell and Rent by type; a type that names a building counts by its status, which `deal` holds already. */
const countsSql = /* sql */ `
select count(*)::integer as total, count(*) filter (where p.deal = 'sell')::integer as "forSale",
  count(*) filter (where p.deal = 'rent')::integer as "forRent", count(*) filter (where not p.is_active)::integer as drafts,
  count(*) filter (where p.is_featured)::integer as featured, count(*) filter (where p.source = 'crm')::integer as crm,
  count(*) filter (where p.source <> 'crm')::integer as manual, ${isoMoment('max(p.updated_at)')} as "lastChange"
from properties p where p.deleted_at is null`;

type Counts = Omit<AdminPropertySummary, 'types' | 'cities' | 'categories' | 'subcategories'>;

/** Counts of all listings that were not deleted, and the values that filters offer. */
export async function readAdminPropertySummary(db: Queryable): Promise<AdminPropertySummary> {
  const valuesOf = async (column: string): Promise<CountedValue[]> => {
    const { rows } = await db.query<CountedValue>(
      `select min(trim(${column})) as value, count(*)::integer as count from properties p
       where p.deleted_at is null and trim(${column}) <> '' group by lower(trim(${column})) order by 2 desc, 1 limit 200`,
    );
    return rows;
  };
  const [counts, types, cities, categories, subcategories] = await Promise.all([
    db.query<Counts>(countsSql),
    valuesOf('p.type'),
    valuesOf('p.city'),
    valuesOf('p.category'),
    valuesOf('p.subcategory'),
  ]);
  return { ...counts.rows[0]!, types, cities, categories, subcategories };
}

export interface PropertyOverrideRow {
  field: CrmOwnedField;
  crmValue: unknown;
  setAt: string;
  /** The name of who changed it. */
  setBy: string | null;
}

export interface AdminProperty {
  property: PropertyRow;
  imageTexts: PictureText[];
  overrides: PropertyOverrideRow[];
  agentName: string | null;
}

/** One listing as staff edit it; null when there is none, or it was deleted. */
export async function findAdminProperty(db: Queryable, id: number): Promise<AdminProperty | null> {
  const { rows } = await db.query<PropertyRow & Omit<AdminProperty, 'property'>>(
    `select ${propertyColumns}, p.image_texts as "imageTexts", a.name as "agentName",
       (select coalesce(json_agg(json_build_object('field', o.field, 'crmValue', o.crm_value,
          'setAt', ${isoMoment('o.set_at')},
          'setBy', coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), c.username)) order by o.field), '[]')
        from property_overrides o left join users u on u.id = o.set_by left join credentials c on c.user_id = u.id
        where o.property_id = p.id) as overrides
     from properties p left join agents a on a.id = p.agent_id where p.id = $1 and p.deleted_at is null`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { imageTexts, overrides, agentName, ...property } = row;
  return { property, imageTexts, overrides, agentName };
}

export interface PropertyHistoryRow {
  at: string;
  actor: string | null;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What staff did to a listing, the newest first, at most 200. An action on many counts for each of them. */
export async function readPropertyHistory(db: Queryable, id: number): Promise<PropertyHistoryRow[]> {
  const { rows } = await db.query<PropertyHistoryRow>(
    `select ${isoMoment('e.at')} as at, e.actor_name as actor, e.action, e.before,
       case when e.subject_id is null then e.after - 'ids' else e.after end as after
     from audit_entries e
     where e.subject_kind = 'property'
       and (e.subject_id = $1::text or e.subject_id is null and e.after -> 'ids' @> to_jsonb($1::integer)
         and e.action in ('property.bulk_updated', 'property.bulk_deleted', 'property.random_featured'))
     order by e.id desc limit 200`,
    [id],
  );
  return rows;
}
