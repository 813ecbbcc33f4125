import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestWord, typingErrors } from './spelling.ts';

test.each([
  ['lusail', 'lusail', 0],
  ['lusal', 'lusail', 1],
  ['lusaill', 'lusail', 1],
  ['lusaol', 'lusail', 1],
  ['lusial', 'lusail', 1],
  ['lsuial', 'lusail', 2],
  ['لوسبل', 'لوسيل', 1],
  ['doha', 'wakrah', 3],
])('%s and %s are %i apart', (a, b, errors) => {
  expect(typingErrors(a, b, 2)).toBe(errors);
  expect(typingErrors(b, a, 2)).toBe(errors);
});

test.each([
  ['sadr', ['wadi', 'sadd'], 'sadd'],
  ['bya', ['tya', 'bay'], 'bay'],
  ['musherieb', ['mansoura', 'msheireb'], 'msheireb'],
  ['same', ['fame', 'samd'], 'samd'],
  ['lusail', ['wakrah'], null],
  // from eight letters on two errors, from three on one
  ['mansauro', ['mansoura'], 'mansoura'],
  ['mensauro', ['mansoura'], null],
  ['lusaelm', ['lusoilm'], null],
  ['lusailo', ['lusailm'], 'lusailm'],
  ['sed', ['sad'], 'sad'],
  ['ad', ['sad'], null],
  // of three letters the first must be right
  ['tad', ['sad'], null],
  ['tadd', ['sadd'], 'sadd'],
  ['ab', ['abu'], null],
  ['sad', ['sa', 'ad'], null],
  ['سدد', ['سد'], null],
  ['lusaik', ['lusain', 'lusail'], 'lusain'],
  ['لوسيب', ['لوسيل', 'لوسين'], 'لوسيل'],
  ['street840', ['street841'], null],
])('%s was meant for one of %j: %s', (word, candidates, meant) => {
  expect(nearestWord(word, candidates)).toBe(meant);
});

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ل', '1'), maxLength: 9 });

test('the distance of any two words is the same both ways, none only for the same word, and bounded', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.nat(4), (a, b, limit) => {
      const errors = typingErrors(a, b, limit);
      expect(errors).toBe(typingErrors(b, a, limit));
      expect(errors === 0).toBe(a === b);
      expect(errors).toBeLessThanOrEqual(limit + 1);
      // a lower limit only cuts what it tells
      expect(errors).toBe(Math.min(typingErrors(a, b, 20), limit + 1));
    }),
  );
});

test('one letter left out, added, changed or swapped is one error, anywhere in a word', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ل'), minLength: 2, maxLength: 9 }),
      fc.nat(),
      (word, at) => {
        const n = at % (word.length - 1);
        const [before, letter = '', next = '', after] = [word.slice(0, n), word[n], word[n + 1], word.slice(n + 2)];
        expect(typingErrors(word, before + next + after, 2)).toBe(1);
        expect(typingErrors(word, `${before}${letter}z${next}${after}`, 2)).toBe(1);
        expect(typingErrors(word, `${before}z${next}${after}`, 2)).toBe(1);
        expect(typingErrors(word, before + next + letter + after, 2)).toBe(letter === next ? 0 : 1);
      },
    ),
  );
});

test('the nearest word is one of the candidates, and the word itself where it is among them', () => {
  fc.assert(
    fc.property(anyWord, fc.array(anyWord, { maxLength: 6 }), (word, candidates) => {
      const nearest = nearestWord(word, candidates);
      expect([null, ...candidates]).toContain(nearest);
      const mayErr = word.length >= 3 && !/\d/.test(word);
      expect(nearestWord(word, [...candidates, word])).toBe(mayErr ? word : null);
    }),
  );
});
