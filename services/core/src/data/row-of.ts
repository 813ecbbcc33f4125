type RowOf<T, K extends keyof T> = { [P in K]: Exclude<T[P], undefined> };

/** Some members of an entity as readers give them: what was never set is null. Moments and relations are read, not taken from here. */
export function rowOf<T extends object, K extends keyof T>(entity: T, names: readonly K[]): RowOf<T, K> {
  return Object.fromEntries(names.map((name) => [name, entity[name] ?? null])) as RowOf<T, K>;
}
