import { type Expression, type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { literalLike } from './condition.ts';
import { pageBounds, paginate } from './pagination.ts';
import type { Tables } from './tables.ts';

export const countRows = sql<number>`count(*)::integer`;
export const countWhere = (is: Expression<SqlBool>) => sql<number>`count(*) filter (where ${is})::integer`;
export const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::integer[])`;
/** For moments inside JSON. */
export const isoText = (moment: Expression<unknown>) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** No condition where nothing was asked for. */
export function given<V, E extends Expression<unknown>>(value: V | null | undefined, condition: (value: V) => E): E[] {
  return value == null ? [] : [condition(value)];
}

export async function countOf<DB, TB extends keyof DB, Row>(found: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = found.clearSelect().clearOrderBy().select(countRows.as('total'));
  return ((await counted.executeTakeFirstOrThrow()) as { total: number }).total;
}

/** @param usual where nobody asks for a limit */
export async function pageOf<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  wanted: { page?: number; limit?: number },
  usual: number,
) {
  const { page, limit, offset } = pageBounds(wanted.page ?? 1, wanted.limit ?? usual);
  const [rows, total] = await Promise.all([found.limit(limit).offset(offset).execute(), countOf(found)]);
  return { rows: rows as Row[], pagination: paginate(page, limit, total) };
}

/** A LIKE pattern; null where nothing was typed. */
export function searched(typed: string | null | undefined): string | null {
  // PostgreSQL takes no NUL in a text
  const text = (typed ?? '').replaceAll('\0', '').trim();
  return text === '' ? null : `%${literalLike(text)}%`;
}

/** The database's: the same for all machines and within a transaction. */
export async function timeOf(db: Kysely<Tables>): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<string>`now()`.as('now')).executeTakeFirstOrThrow();
  return new Date(now);
}
