import type { ListedColumn, Row, Tables } from './tables.ts';

/** `whatsappNumber` → `whatsapp_number`. */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** As `2026-11-21T09:30:00.000Z`. */
export function isoMoment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Any text where no table is named. */
type Names<T extends keyof Tables> = readonly ([T] extends [never] ? string : ListedColumn<T>)[];

/**
 * Names in `At` come as ISO text, coordinates and the fence as numbers, other decimals as text.
 * @param names constants only
 */
export function selectList<T extends keyof Tables = never>(alias: string, names: Names<T>): string {
  return names.map((name) => `${expression(`${alias}.${snake(name)}`, name)} as "${name}"`).join(', ');
}

export function insertList<T extends keyof Tables>(...names: readonly (keyof Row<T> & string)[]): string {
  return names.map(snake).join(', ');
}

/** @param values constants only */
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
