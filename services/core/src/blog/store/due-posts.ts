import type pg from 'pg';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { inTransaction } from '../../data/transaction.ts';

/**
 * Makes the articles public whose time has come: raises the content version once for all of them, so that kept pages are
 * dropped. Any number of processes may call it at once. @returns how many there were
 */
export async function announceDuePosts(pool: pg.Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update blog_posts set announced = true where not announced and status = 'published' and published_at <= now()`,
    );
    if (rowCount !== null && rowCount > 0) await raiseContentVersion(client);
    return rowCount ?? 0;
  });
}
