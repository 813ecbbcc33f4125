/** The one place where snake_case becomes camelCase: select lists that give every column under its name in the code. */

/** `whatsappNumber` → `whatsapp_number`. */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** A moment as ISO 8601 in UTC with milliseconds, such as `2026-11-21T09:30:00.000Z`. */
export function isoMoment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * A select list of columns of one table. Names that end in `At` are moments and come as ISO text; coordinates come as
 * numbers; money and other decimals stay decimal text.
 * @param alias the table's name in the statement
 * @param names names as the code uses them; constants only, never anything from outside
 */
export function selectList(alias: string, names: readonly string[]): string {
  return names.map((name) => `${expression(`${alias}.${snake(name)}`, name)} as "${name}"`).join(', ');
}

/** The same list as one JSON object, null where the row of an outer join is absent. */
export function selectObject(alias: string, names: readonly string[], as: string): string {
  const pairs = names.map((name) => `'${name}', ${expression(`${alias}.${snake(name)}`, name)}`).join(', ');
  return `case when ${alias}.id is not null then json_build_object(${pairs}) end as "${as}"`;
}

function expression(column: string, name: string): string {
  if (name.endsWith('At')) return isoMoment(column);
  return name === 'latitude' || name === 'longitude' ? `${column}::float8` : column;
}
