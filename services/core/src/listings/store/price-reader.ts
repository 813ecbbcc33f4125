import { type Expression, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { typed } from '../../data/typed.ts';
import { countRows, countWhere } from '../../data/typed-parts.ts';
import type { PropertyFilter } from '../property-filter.ts';
import { propertyWhere } from './property-where.ts';

export type PriceGroup = Awaited<ReturnType<typeof readPrices>>[number];

const maxGroups = 12;

/**
 * Rents (of a month) and sales apart, the most frequent first, in whole QAR, none on request.
 * @param byKind also by sub-type in small letters, at most twelve groups
 */
export function readPrices(pool: pg.Pool, filter: PropertyFilter, byKind: boolean) {
  const median = (of: RawBuilder<unknown>) => sql`percentile_cont(0.5) within group (order by ${of})`;
  const whole = <T = number>(amount: Expression<unknown>) => sql<T>`round(${amount})::float8`;
  const perMetre = sql`(${median(sql`p.price / p.area`)} filter (where p.area > 0))::numeric`;
  return typed(pool)
    .selectFrom('properties as p')
    .select(({ fn }) => [
      'p.deal',
      (byKind ? sql.ref<string | null>('p.subcategoryKey') : sql<null>`null::text`).as('subcategory'),
      countRows.as('count'),
      whole(fn.min('p.price')).as('min'),
      whole(median(sql.ref('p.price'))).as('median'),
      whole(fn.max('p.price')).as('max'),
      whole<number | null>(perMetre).as('medianPerMetre'),
      countWhere(sql<boolean>`p.area > 0`).as('measured'),
    ])
    .where(propertyWhere(filter, false))
    .where('p.price', '>', '0')
    .where('p.deal', 'is not', null)
    .groupBy(byKind ? ['p.deal', 'p.subcategoryKey'] : ['p.deal'])
    .orderBy('count', 'desc')
    .orderBy('p.deal')
    .orderBy('subcategory')
    .limit(maxGroups)
    .execute();
}
