import type { Queryable } from './database.ts';

/** Locks until the commit: at a transaction's end. `staffWrite` does it itself. */
export async function raiseContentVersion(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'update content_version set version = version + 1 returning version::float8 as version',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The content version is missing');
  return row.version;
}
