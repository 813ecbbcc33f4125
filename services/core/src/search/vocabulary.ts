/** Folded words of the visible listings. */
export interface Vocabulary {
  /** The most frequent first. */
  words: readonly string[];
  /** Their names, as listings write them. */
  buildings: readonly string[];
  has(word: string): boolean;
  /** Also a word itself. */
  hasPrefix(start: string): boolean;
}

/** @param words without digits, the most frequent first */
export function createVocabulary(words: readonly string[], buildings: readonly string[] = []): Vocabulary {
  const all = new Set(words);
  const sorted = words.toSorted(byCode);
  return {
    words,
    buildings,
    has: (word) => all.has(word),
    hasPrefix(start) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (byCode(sorted[middle]!, start) < 0) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(start) ?? false;
    },
  };
}

export const emptyVocabulary: Vocabulary = createVocabulary([]);

function byCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
