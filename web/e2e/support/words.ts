/** To search for. */

export const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** @param each at least one */
export const longestOf = (each: readonly string[]): string => each.toSorted((a, b) => b.length - a.length)[0]!;

/** Ignores case. */
export const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());
