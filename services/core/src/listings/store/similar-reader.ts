import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { prepared } from '../../data/typed.ts';
import { onOffer } from '../property.ts';
import { listedList, type ListedRow } from './listed-row.ts';

export const mostSimilar = 3;

const neighbours = 200;

/** Lateral: an index gives the order. */
const nearest = (side: '>=' | '<', order: 'asc' | 'desc') => `
  select near.id from it cross join lateral (
    select p.id from properties p
    where p.is_active and p.deal = it.deal and p.price ${side} it.price and p.id <> it.id
      and p.category_key is not distinct from it.category_key
      and p.status in (${onOffer.map((status) => `'${status}'`).join(', ')})
    order by p.price ${order}, p.id ${order} limit ${String(neighbours)}) near`;

/** SQL: it compares rows with another row. */
export const similarTo = (id: number, staff: boolean) => sql<ListedRow & { known: boolean }>`
with it as materialized (
  select p.id, p.deal, p.price, p.category_key, p.subcategory_key, p.state, p.city from properties p
  where p.id = ${id} and (p.is_active or p.deleted_at is not null or ${staff})
),
near as materialized (${sql.raw(nearest('>=', 'asc'))} union all ${sql.raw(nearest('<', 'desc'))}),
ranked as (
  select p.id,
    (p.subcategory_key is not distinct from it.subcategory_key) as same_kind,
    abs(ln(greatest(p.price, 1) / greatest(it.price, 1))) as distance,
    coalesce(lower(p.state) = lower(it.state), false) as same_district,
    coalesce(lower(p.city) = lower(it.city), false) as same_city
  from near join properties p using (id), it
)
select exists (select from it) as known, ${listedList}
from (select 1) one
left join (
  (select * from ranked
   -- near is what somebody with this budget would look at as well: up to two thirds more, or two fifths less
   order by same_kind desc, distance < 0.51 desc, same_district desc, same_city desc, distance, id
   limit ${sql.lit(mostSimilar)}) best join properties p using (id)
) on true
order by same_kind desc, distance < 0.51 desc, same_district desc, same_city desc, distance, p.id`;

/**
 * On offer, at most 3: sub-type, price and district first; null: no such listing. @param id perhaps of one that is gone
 */
export async function findSimilar(
  db: Queryable,
  id: number,
  { staff }: { staff: boolean },
): Promise<ListedRow[] | null> {
  const { rows } = await similarTo(id, staff).execute(prepared(db, 'find-similar'));
  if (rows[0]?.known !== true) return null;
  // without any there is one row all the same
  return rows.filter((row: { id: number | null }) => row.id !== null).map(({ known: _known, ...row }) => row);
}
