import type pg from 'pg';
import { typed } from '../../data/typed.ts';
import { countRows } from '../../data/typed-parts.ts';
import type { PropertyFilter } from '../property-filter.ts';
import { propertyWhere } from './property-where.ts';

/** Active ones, the most listings first. */
export async function readListingAgents(pool: pg.Pool, filter: PropertyFilter, limit: number): Promise<number[]> {
  const rows = await typed(pool)
    .selectFrom('properties as p')
    .innerJoin('agents as a', 'a.id', 'p.agentId')
    .select('a.id')
    .where('a.isActive', '=', true)
    .where(propertyWhere(filter, false))
    .groupBy('a.id')
    .orderBy(countRows, 'desc')
    .orderBy('a.id')
    .limit(Math.trunc(limit))
    .execute();
  return rows.map(({ id }) => id);
}
