import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, foldWordsWithArticles } from './fold.ts';

const arabicDigits = '٠١٢٣٤٥٦٧٨٩';
const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzابتثجحخدذرزسشصضطظعغفقكلمنهوي'));
const word = fc.array(letter, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
const silent = fc.constantFrom(
  'ـ',
  '\u064b',
  '\u064e',
  '\u0651',
  '\u0652',
  '\u0670',
  '\u200f',
  '\u200e',

  '’',
  "'",
);
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), word);

const sprinkled = fc.array(fc.tuple(letter, silent), { minLength: 1, maxLength: 12 });

describe('folding', () => {
  it('leaves letters and digits of one form, and nothing between them, of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const one of [...foldWords(text), ...foldWordsWithArticles(text)])
          expect(one).toMatch(/^[a-z0-9\u0622-\u064a]+$/);
      }),
    );
  });

  it('finds nothing more to fold in what it has folded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = foldWordsWithArticles(text);
        expect(foldWordsWithArticles(once.join(' '))).toEqual(once);
      }),
    );
  });

  it('does not see vowel signs, lengthening, direction and apostrophes', () => {
    fc.assert(
      fc.property(sprinkled, (pairs) => {
        const bare = pairs.map(([one]) => one).join('');
        const written = pairs.map(([one, mark]) => one + mark).join('');
        expect(foldWords(written)).toEqual(foldWords(bare));
      }),
    );
  });

  it('does not see capitals, nor which digits a number is written in', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, number) => {
        expect(foldWords(text.toUpperCase())).toEqual(foldWords(text));
        const arabic = String(number).replaceAll(/\d/g, (digit) => arabicDigits[Number(digit)]!);
        expect(foldWords(arabic)).toEqual([String(number)]);
      }),
    );
  });

  it('leaves out articles only as words of their own, and never a word that only begins like one', () => {
    fc.assert(
      fc.property(fc.constantFrom('al', 'el', 'the', 'AL', 'The'), word, (article, name) => {
        expect(foldWords(`${article} ${name}`)).toEqual(foldWords(name));
        expect(foldWordsWithArticles(`${article} ${name}`)[0]).toBe(article.toLowerCase());
      }),
    );
    expect(foldWords('Alwakra Elite Theatre')).toEqual(['alwakra', 'elite', 'theatre']);
    expect(foldWords('ال')).toEqual(['ال']);
    expect(foldWords('الب')).toEqual(['الب']);
    expect(foldWords('البت')).toEqual(['بت']);
  });
});
