import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { pageOf } from '../../data/typed-parts.ts';
import { typed } from '../../data/typed.ts';
import { inOrder } from './property-row.ts';

export type CrmListing = Awaited<ReturnType<typeof listCrmListings>>['listings'][number];

/** Newest change first. @param page from 1 @param limit at most 100 */
export async function listCrmListings(db: Queryable, page: number, limit: number) {
  const all = typed(db)
    .selectFrom('properties as p')
    .where('source', '=', 'crm')
    .where('deletedAt', 'is', null)
    .select(['id', 'referenceId', 'title', 'titleAr', 'city', 'status', 'isActive', 'updatedAt', 'price'])
    .select(sql<number>`cardinality(images)`.as('pictures'))
    .orderBy(inOrder('updatedAt desc', 'id desc'));
  const { rows: listings, pagination } = await pageOf(all, { page, limit: Math.min(limit, 100) }, 100);
  return { listings, pagination };
}
