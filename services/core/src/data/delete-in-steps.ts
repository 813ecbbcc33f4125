import type { Queryable } from './database.ts';

export const deletedAtOnce = 5_000;

/**
 * So that no statement holds locks for long.
 * @param text deletes at most `deletedAtOnce` rows
 */
export async function deleteInSteps(
  db: Queryable,
  text: string,
  values: unknown[],
  mostSteps: number,
): Promise<number> {
  let deleted = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    const { rowCount } = await db.query(text, values);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < deletedAtOnce) break;
  }
  return deleted;
}
