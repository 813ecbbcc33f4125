/** Once in a database's life, whoever starts first. */
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { typed } from '../data/typed.ts';

export async function isPlanted(pool: pg.Pool, name: string): Promise<boolean> {
  const planted = await typed(pool).selectFrom('seeds').select('name').where('name', '=', name).executeTakeFirst();
  return planted !== undefined;
}

/** True: ran, in a transaction. A rival waits until this is decided. */
export function plantOnce(
  pool: pg.Pool,
  name: string,
  plant: (db: Kysely<Tables>, client: pg.PoolClient) => Promise<void>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const db = typed(client);
    const added = await db
      .insertInto('seeds')
      .values({ name })
      .onConflict((known) => known.doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows !== 1n) return false;
    await plant(db, client);
    return true;
  });
}
