/** Each seed is planted once in the life of a database, whoever starts first. */
import type pg from 'pg';
import type { Queryable } from '../data/database.ts';
import { inTransaction } from '../data/transaction.ts';

export async function isPlanted(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.query('select from seeds where name = $1', [name]);
  return rows.length > 0;
}

/** Runs `plant` in a transaction unless the seed was planted; true when it ran. A rival waits until this is decided. */
export async function plantOnce(
  pool: pg.Pool,
  name: string,
  plant: (client: pg.PoolClient) => Promise<void>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('insert into seeds (name) values ($1) on conflict do nothing', [name]);
    if (rowCount !== 1) return false;
    await plant(client);
    return true;
  });
}
