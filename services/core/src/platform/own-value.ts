/** For a word from outside: undefined also for `__proto__` and `constructor`. */
export function ownValue<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
