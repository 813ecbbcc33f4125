/**
 * Rows as one parameter for `jsonb_to_recordset`. PostgreSQL stores neither NUL nor half a surrogate pair,
 * and a text cut off by length may end in one.
 */
export function jsonParam(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
}
