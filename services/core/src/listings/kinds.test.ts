import { expect, it, test } from 'vitest';
import { kindNames, kindOfWord, kindsOf, kindTable, wordOfKind } from './kinds.ts';

test.each([
  ['Office Space', 'office'],
  ['whole_building – apartments', 'building'],
  ['Villa in Compound', 'villa'],
  ['staff camp', 'labour-camp'],
  ['شقة', 'apartment'],
  ['igloo', null],
  ['toString', null],
])('%j is %s', (word, kind) => {
  expect(kindOfWord(word)).toBe(kind);
});

it('no word means two kinds', () => {
  const words = kindNames.flatMap((kind) => kindTable[kind].words as readonly string[]);
  expect(words.filter((word, n) => words.indexOf(word) !== n)).toEqual([]);
});

it.each(kindNames)('%s is what its own word for new listings says', (kind) => {
  expect(kindOfWord(wordOfKind(kind))).toBe(kind);
});

it('offers the kinds of a category, and all where it is none of ours', () => {
  expect(kindsOf('Industrial')).toEqual(['warehouse', 'factory', 'labour-camp', 'land']);
  expect(kindsOf('residential')).not.toContain('office');
  expect(kindsOf('aquatic')).toEqual(kindNames);
  expect(kindsOf(null)).toEqual(kindNames);
});
