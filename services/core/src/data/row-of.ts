type RowOf<T, K extends keyof T> = { [P in K]: Exclude<T[P], undefined> };

/** Null for what was never set. Not for moments and relations: those are read. */
export function rowOf<T extends object, K extends keyof T>(entity: T, names: readonly K[]): RowOf<T, K> {
  return Object.fromEntries(names.map((name) => [name, entity[name] ?? null])) as RowOf<T, K>;
}
