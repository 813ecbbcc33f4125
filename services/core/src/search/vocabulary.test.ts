import { describe, expect, it } from 'vitest';
import { createVocabulary, emptyVocabulary } from './vocabulary.ts';

const words = ['tower', 'villa', 'برج', 'marina', 'garden', 'فيلا', 'beach'];

describe('the words of the listings', () => {
  const vocabulary = createVocabulary(words);

  it('are kept as they came, the most frequent first', () => {
    expect(vocabulary.words).toEqual(words);
  });

  it.each(words)('hold %s, and know every beginning of it', (word) => {
    expect(vocabulary.has(word)).toBe(true);
    for (let length = 1; length <= word.length; length += 1)
      expect(vocabulary.hasPrefix(word.slice(0, length))).toBe(true);
  });

  it.each(['towe', 'towers', 'owner', 'wer', 'a', 'c', 'marinas', 'm-', 'zebra', 'رج', 'برجان', 'يلا'])(
    'do not hold %s',
    (word) => {
      expect(vocabulary.has(word)).toBe(false);
    },
  );

  it.each(['towers', 'ower', 'a', 'c', 'ch', 'marinas', 'mb', 'zebra', 'رج', 'برجان', 'لا'])(
    'have none that begins with %s',
    (start) => {
      expect(vocabulary.hasPrefix(start)).toBe(false);
    },
  );

  it('are none where nothing is known of the listings', () => {
    expect([emptyVocabulary.words, emptyVocabulary.has('tower'), emptyVocabulary.hasPrefix('t')]).toEqual([
      [],
      false,
      false,
    ]);
  });
});
