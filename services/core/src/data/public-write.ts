/** What every write shares that visitors can see. */
import type pg from 'pg';
import { raiseContentVersion } from './content-version.ts';
import { inTransaction } from './transaction.ts';

/**
 * Runs `work` in one transaction and raises the content version at its end, so that kept pages are dropped. Work that found
 * nothing to change returns null, and the version stays.
 * @throws what `work` threw; nothing is then written
 */
export function publicWrite<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T | null>): Promise<T | null> {
  return inTransaction(pool, async (client) => {
    const result = await work(client);
    if (result !== null) await raiseContentVersion(client);
    return result;
  });
}
