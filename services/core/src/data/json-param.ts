/** For `jsonb_to_recordset`. PostgreSQL stores neither NUL nor half a surrogate pair, which a cut may leave. */
export function jsonParam(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : withStorableNames(value),
  );
}

const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

function withStorableNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (Object.keys(value).every((name) => storable(name) === name)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), inner]));
}
