/** Columns in statements that stay SQL: lists that the entities check by types, and that name every column as the code does. */
import type { ListedColumn, Row, Tables } from './tables.ts';

/** `whatsappNumber` → `whatsapp_number`. */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** A moment as ISO 8601 in UTC with milliseconds, such as `2026-11-21T09:30:00.000Z`. */
export function isoMoment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Columns of one table; any text where no table is named. */
type Names<T extends keyof Tables> = readonly ([T] extends [never] ? string : ListedColumn<T>)[];

/**
 * A select or returning list of columns of one table. Names that end in `At` are moments and come as ISO text; coordinates and
 * the fence come as numbers; money and other decimals stay decimal text.
 * @typeParam T the table, so that a column that no entity has does not compile
 * @param alias the table's name in the statement
 * @param names names as the code uses them; constants only, never anything from outside
 */
export function selectList<T extends keyof Tables = never>(alias: string, names: Names<T>): string {
  return names.map((name) => `${expression(`${alias}.${snake(name)}`, name)} as "${name}"`).join(', ');
}

/** What stands in the brackets of an `insert into`. */
export function insertList<T extends keyof Tables>(...names: readonly (keyof Row<T> & string)[]): string {
  return names.map(snake).join(', ');
}

/** What stands behind `set`. @param values SQL for each column; constants only, never anything from outside */
export function setList<T extends keyof Tables>(values: { readonly [C in keyof Row<T>]?: string }): string {
  return Object.entries(values)
    .map(([name, value]) => `${snake(name)} = ${String(value)}`)
    .join(', ');
}

const numbers: ReadonlySet<string> = new Set(['latitude', 'longitude', 'fence']);

function expression(column: string, name: string): string {
  if (name.endsWith('At')) return isoMoment(column);
  return numbers.has(name) ? `${column}::float8` : column;
}
