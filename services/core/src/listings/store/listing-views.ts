/** Never who looked. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

/** One more of this day in Doha. @returns false: visitors see no such listing */
export async function countView(db: Queryable, id: number): Promise<boolean> {
  const counted = await typed(db)
    .insertInto('listingViews')
    .columns(['propertyId', 'day', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('properties')
        .select(['id', sql<string>`(now() at time zone 'Asia/Qatar')::date`.as('day'), sql<number>`1`.as('count')])
        .where('id', '=', id)
        .where('isActive', '=', true),
    )
    .onConflict((known) =>
      known.columns(['propertyId', 'day']).doUpdateSet((eb) => ({ count: eb('listingViews.count', '+', 1) })),
    )
    .executeTakeFirst();
  return (counted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
