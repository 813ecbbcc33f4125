import type { Queryable } from './database.ts';

/** Rows of one step. */
export const deletedAtOnce = 5_000;

/**
 * In steps, so that no statement holds locks for long, until one finds less than a whole step.
 * @param text deletes at most `deletedAtOnce` rows
 * @returns how many rows went
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
