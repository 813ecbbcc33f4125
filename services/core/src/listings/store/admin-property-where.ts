import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { given } from '../../data/typed-parts.ts';
import { readStaffSearch } from '../../search/staff-search.ts';
import { listingFound } from '../../search/store/staff-search-sql.ts';
import type { Deal } from '../deal.ts';
import type { Kind } from '../kinds.ts';
import type { PropertyStatus } from '../property.ts';
import { endingDays } from '../../owners/mandate.ts';
import { mandated } from './mandated.ts';
import { inOrder, listed } from './property-row.ts';

export type AdminPropertySort =
  | 'date_desc'
  | 'date_asc'
  | 'price_desc'
  | 'price_asc'
  | 'title_asc'
  | 'title_desc'
  | 'featured';

export interface AdminPropertyQuery {
  /** In titles, address, place, kind, building and reference, as `readStaffSearch` reads it. */
  search?: string;
  deal?: Deal;
  kind?: Kind;
  /** Whose deal staff have to confirm, or whose kind nobody has said. */
  unsure?: 'yes';
  /** Without a mandate in force, or with one that ends within 30 days and is not continued. */
  mandate?: 'none' | 'ending';
  /** By its score, by the office's minimum, or what waits for it. */
  enough?: 'complete' | 'incomplete' | 'below' | 'waiting';
  status?: PropertyStatus;
  city?: string;
  category?: string;
  /** Whole riyals, `lower-upper`: above lower, up to upper, if any. */
  price?: string;
  source?: 'crm' | 'manual';
  visibility?: 'active' | 'draft';
  featured?: 'yes' | 'no';
  sort?: AdminPropertySort;
  language?: 'en' | 'ar';
}

/** On `properties as p`: drafts too, no deleted ones. @param minimum for publishing, see `readPublishingRules` */
export function adminPropertyWhere(query: AdminPropertyQuery, minimum: number | null): Expression<SqlBool> {
  const lower = (value: string) => sql<string>`lower(${value})`;
  const yes = (column: 'p.isActive' | 'p.isFeatured', wanted: boolean) =>
    wanted ? listed.ref(column) : listed.not(listed.ref(column));
  return listed.and([
    listed('p.deletedAt', 'is', null),
    ...given(readStaffSearch(query.search), (terms) => listingFound(terms, 'p')),
    ...given(query.deal, (deal) => listed('p.deal', '=', deal)),
    ...given(query.kind, (kind) => listed('p.kind', '=', kind)),
    ...given(query.unsure, () => unsure),
    ...given(query.enough, (asked) => enoughWhere[asked](minimum)),
    ...given(query.mandate, (asked) => mandateWhere[asked]),
    ...given(query.status, (status) => listed('p.status', '=', status)),
    ...given(query.city || null, (city) => listed(sql<string>`lower(trim(p.city))`, '=', lower(city))),
    ...given(query.category || null, (category) => listed('p.categoryKey', '=', lower(category))),
    ...given(query.source, (source) => listed('p.source', source === 'crm' ? '=' : '<>', 'crm')),
    ...given(query.visibility, (visibility) => yes('p.isActive', visibility === 'active')),
    ...given(query.featured, (featured) => yes('p.isFeatured', featured === 'yes')),
    ...(query.price ? priceRange(query.price) : []),
  ]);
}

/** What a person has to look at: `properties_unsure` has it. */
export const unsure = sql<boolean>`(p.deal_unsure or (p.kind is null and p.subcategory_key is not null))`;

export const waiting = listed.ref('p.waitsToPublish');
const enoughWhere: Record<
  NonNullable<AdminPropertyQuery['enough']>,
  (minimum: number | null) => Expression<SqlBool>
> = {
  complete: () => listed('p.completeness', '=', 100),
  incomplete: () => listed('p.completeness', '<', 100),
  below: (minimum) => listed('p.completeness', '<', minimum ?? 0),
  waiting: () => waiting,
};

const today = sql<string>`qatar_day(now())`;
const mandateWhere: Record<NonNullable<AdminPropertyQuery['mandate']>, Expression<SqlBool>> = {
  none: listed.not(mandated(sql.ref('p.id'))),
  ending: listed.exists(
    listed
      .selectFrom('mandates as m')
      .whereRef('m.propertyId', '=', 'p.id')
      .where('m.endedOn', 'is', null)
      .where('m.startsOn', '<=', today)
      .where('m.endsOn', '>=', today)
      .where('m.endsOn', '<=', sql<string>`${today} + ${sql.lit(endingDays)}`)
      .where(sql<boolean>`not mandate_in_force(p.id, m.ends_on + 1)`)
      .select('m.id'),
  ),
};

function priceRange(range: string): Expression<SqlBool>[] {
  const [lower = '', upper = ''] = range.split('-');
  const whole = listed.fn<string>('trunc', ['p.price']);
  return [
    listed('p.price', '>', '0'),
    ...(Number(lower) > 0 ? [listed(whole, '>', sql<string>`${Number(lower)}::numeric`)] : []),
    ...(upper === '' ? [] : [listed(whole, '<=', sql<string>`${Number(upper)}::numeric`)]),
  ];
}

export function adminPropertyOrder({ sort = 'date_desc', language = 'en' }: AdminPropertyQuery): RawBuilder<unknown> {
  const title = language === 'ar' ? sql`lower(coalesce(nullif(p.title_ar, ''), p.title))` : sql`lower(p.title)`;
  const orders: Record<AdminPropertySort, RawBuilder<unknown>> = {
    date_desc: inOrder('createdAt desc', 'id desc'),
    date_asc: inOrder('createdAt', 'id'),
    price_desc: inOrder('price desc', 'id desc'),
    price_asc: inOrder('price', 'id'),
    title_asc: sql`${title}, ${inOrder('id')}`,
    title_desc: sql`${title} desc, ${inOrder('id')}`,
    featured: inOrder('isFeatured desc', 'featuredRank nulls last', 'createdAt desc', 'id desc'),
  };
  return orders[sort];
}
