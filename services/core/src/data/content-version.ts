/** Rises with every public write. */
import type { Queryable } from './database.ts';

export async function readContentVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>({
    name: 'read-content-version',
    text: 'select version::float8 as version from content_version',
  });
  return rows[0]?.version ?? 0;
}
