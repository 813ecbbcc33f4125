import type pg from 'pg';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { inTransaction } from '../../data/transaction.ts';

/** Raises the content version once, which drops kept pages. May be called at once. @returns how many */
export async function announceDuePosts(pool: pg.Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update blog_posts set announced = true where not announced and status = 'published' and published_at <= now()`,
    );
    if (rowCount !== null && rowCount > 0) await raiseContentVersion(client);
    return rowCount ?? 0;
  });
}
