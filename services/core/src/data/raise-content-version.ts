import type { Queryable } from './database.ts';

/**
 * Raises the number in the caller's transaction, and gives the new one. Its row stays locked until the commit, so this
 * belongs at the end of the transaction. What staff change raises it by itself (audit/store/staff-write).
 */
export async function raiseContentVersion(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'update content_version set version = version + 1 returning version::float8 as version',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The content version is missing');
  return row.version;
}
