/** Who looks after listings. */
import type pg from 'pg';
import type { PropertyFilter } from '../property-filter.ts';
import { propertyWhere } from './property-where.ts';

/** Ids of the agents with the most listings that a filter finds, at most `limit`; inactive agents are left out. */
export async function readListingAgents(pool: pg.Pool, filter: PropertyFilter, limit: number): Promise<number[]> {
  const where = propertyWhere(filter, false);
  const { rows } = await pool.query<{ id: number }>(
    `select p.agent_id as id from properties p join agents a on a.id = p.agent_id and a.is_active
     where ${where.text} group by 1 order by count(*) desc, 1 limit ${String(Math.trunc(limit))}`,
    where.values,
  );
  return rows.map(({ id }) => id);
}
