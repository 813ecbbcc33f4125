/** What listings cost, from the listings themselves. */
import type pg from 'pg';
import type { PropertyFilter } from '../property-filter.ts';
import { propertyWhere } from './property-where.ts';

/** Prices in whole QAR, of a month for a rent; listings with a price on request are left out. */
export interface PriceGroup {
  deal: 'rent' | 'sell';
  /** The sub-type in small letters; null when kinds were not told apart. */
  subcategory: string | null;
  count: number;
  min: number;
  median: number;
  max: number;
  /** Of one square metre; null where no area is known. */
  medianPerMetre: number | null;
}

const maxGroups = 12;

/**
 * Prices of what a filter finds, rents and sales apart, the most frequent first.
 * @param byKind also by sub-type, at most twelve groups
 */
export async function readPrices(pool: pg.Pool, filter: PropertyFilter, byKind: boolean): Promise<PriceGroup[]> {
  const where = propertyWhere(filter, false);
  const subcategory = byKind ? 'p.subcategory_key' : 'null::text';
  const { rows } = await pool.query<PriceGroup>(
    `select p.deal, ${subcategory} as subcategory, count(*)::integer as count, round(min(p.price))::float8 as min,
       round(percentile_cont(0.5) within group (order by p.price))::float8 as median, round(max(p.price))::float8 as max,
       round((percentile_cont(0.5) within group (order by p.price / p.area) filter (where p.area > 0))::numeric)::float8
         as "medianPerMetre"
     from properties p where ${where.text} and p.price > 0 and p.deal is not null
     group by 1, 2 order by 3 desc, 1, 2 limit ${String(maxGroups)}`,
    where.values,
  );
  return rows;
}
