import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

/** Writes it down. True for one of several at once; false from then on. */
export async function isFirstSignIn(db: Queryable, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await typed(db)
    .updateTable('credentials')
    .set({ firstSignInAt: sql<string>`now()` })
    .where('userId', '=', userId)
    .where('firstSignInAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
