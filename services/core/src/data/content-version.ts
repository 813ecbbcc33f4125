/** One number that rises with every public write; whoever keeps something public drops it when the number moves. */
import type { Queryable } from './database.ts';

export async function readContentVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>({
    name: 'read-content-version',
    text: 'select version::float8 as version from content_version',
  });
  return rows[0]?.version ?? 0;
}

/**
 * Raises the number in the caller's transaction, and gives the new one. Its row stays locked until the commit, so this
 * belongs at the end of the transaction.
 */
export async function raiseContentVersion(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'update content_version set version = version + 1 returning version::float8 as version',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The content version is missing');
  return row.version;
}
