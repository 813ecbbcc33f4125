/** How often listings are looked at, and asked about. */
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { peopleOf } from '../../leads/store/lead-scope-sql.ts';
import { type ReportAsked, reportedLeads } from './reported-leads.ts';

/** Of fewer views no rate is said: one more enquiry would make another of it. */
export const fewestViews = 50;
/** Rows of one report. */
export const mostListings = 100;

export const listingSorts = ['enquiries', 'views', 'rate', 'age'] as const;
export type ListingSort = (typeof listingSorts)[number];

export interface ListingFigures {
  /** Enquiries, with a listing or without. */
  total: number;
  aboutListings: number;
  views: number;
  /** First day on which any view was counted; null: none was. */
  viewsSince: string | null;
  /** Also those that are not shown. */
  listings: number;
  rows: {
    id: number;
    referenceId: string | null;
    title: string;
    titleAr: string | null;
    /** Visitors see it now. */
    isActive: boolean;
    views: number;
    enquiries: number;
    /** Enquiries per 100 views, both since views are counted; null: too few views, or not all enquiries are seen. */
    rate: number | null;
    /** Days since it was added, by the end of the period. */
    age: number;
  }[];
}

const orders: Readonly<Record<ListingSort, RawBuilder<unknown>>> = {
  enquiries: sql`enquiries desc, views desc`,
  views: sql`views desc, enquiries desc`,
  rate: sql`rate desc nulls last, enquiries desc`,
  age: sql`age desc, enquiries desc`,
};

/** Listings of the people whose enquiries are seen, and those that are asked about. */
const shown = (scope: LeadScope): RawBuilder<unknown> =>
  scope === null
    ? sql`(p.is_active or a.id is not null or v.id is not null)`
    : sql`(a.id is not null or (p.is_active or v.id is not null)
        and exists (select from agents g where g.id = p.agent_id and g.user_id in ${peopleOf(scope)}))`;

/** What is shown at most a hundred of, and how many there are. */
export async function readListings(db: Queryable, asked: ReportAsked, sort: ListingSort): Promise<ListingFigures> {
  const { period, scope } = asked;
  const found = reportedLeads(db, asked).select([
    'l.propertyId',
    sql<string>`(l.created_at at time zone 'Asia/Qatar')::date`.as('day'),
  ]);
  const { rows } = await sql<ListingFigures>`with e as materialized ${found},
    since as (select min(day) as day from listing_views),
    asked as (select property_id as id, count(*)::integer as n, count(*) filter (where e.day >= since.day)::integer as rated
      from e, since where property_id is not null group by 1),
    viewed as (select property_id as id, sum(count)::integer as n from listing_views
      where day between ${period.from}::date and ${period.to}::date group by 1),
    counted as (select p.id, p.reference_id, p.title, p.title_ar, p.is_active, coalesce(v.n, 0) as views,
        coalesce(a.n, 0) as enquiries,
        case when ${scope === null} and v.n >= ${fewestViews}::integer
          then round(coalesce(a.rated, 0) * 100.0 / v.n, 1)::float8 end as rate,
        greatest(least(${period.to}::date, (now() at time zone 'Asia/Qatar')::date)
          - (p.created_at at time zone 'Asia/Qatar')::date + 1, 0) as age
      from properties p left join asked a on a.id = p.id left join viewed v on v.id = p.id
      where ${shown(scope)}),
    best as (select * from counted order by ${orders[sort]}, id limit ${mostListings})
    select (select count(*)::integer from e) as total, (select count(property_id)::integer from e) as "aboutListings",
      coalesce(sum(views), 0)::integer as views, count(*)::integer as listings,
      (select to_char(day, 'YYYY-MM-DD') from since) as "viewsSince",
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'referenceId', b.reference_id, 'title', b.title,
          'titleAr', b.title_ar, 'isActive', b.is_active, 'views', b.views, 'enquiries', b.enquiries, 'rate', b.rate,
          'age', b.age) order by ${orders[sort]}, b.id), '[]') from best b) as rows
    from counted`.execute(typed(db));
  return rows[0]!;
}
