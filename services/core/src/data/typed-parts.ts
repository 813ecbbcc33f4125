/** Parts of typed statements that many readers share. */
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';

/** Conditions of a filter: none where nothing was asked for. */
export function given<V, E extends Expression<unknown>>(value: V | null | undefined, condition: (value: V) => E): E[] {
  return value == null ? [] : [condition(value)];
}

/** How many rows a statement finds. */
export async function countOf<DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, Record<never, never>>,
): Promise<number> {
  const counted = found.select(sql<number>`count(*)::integer`.as('total'));
  return ((await counted.executeTakeFirstOrThrow()) as { total: number }).total;
}
