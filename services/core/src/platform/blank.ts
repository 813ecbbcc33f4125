/**
 * An object with these members, all null, to be spread and filled. Built name by name, an object of more than a dozen
 * members is a hash table to V8, which is slow to copy and to write as JSON.
 */
export const blankOf = (names: readonly string[]): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<string, unknown>;
