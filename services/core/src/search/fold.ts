/** As `search_fold` (migration 0003) folds listings; a test compares the two. */
import { easternDigits, latinForEastern } from '../platform/numerals.ts';

const arabicLetters = ['أإآٱىةؤئیکگ', 'اااايهوييكك'] as const;
const digits = [easternDigits, latinForEastern] as const;
const latinLetters = ['àáâãäåāçèéêëēìíîïīñòóôõöōùúûüūýÿḥṣḍṭẓ', 'aaaaaaaceeeeeiiiiinoooooouuuuuyyhsdtz'] as const;
const letterFrom = arabicLetters[0] + digits[0] + latinLetters[0];
const letterTo = arabicLetters[1] + digits[1] + latinLetters[1];

const letters = new Map(Array.from(letterFrom, (letter, index) => [letter, letterTo[index] ?? '']));
const patterns = {
  letters: new RegExp(`[${letterFrom}]`, 'gu'),
  // vowel signs, lone hamzas, lengthening, marks of direction, accents, apostrophes
  ignored: new RegExp(
    String.raw`[\u0300-\u036f\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u2066-\u2069'\u2018\u2019\u02bb-\u02bf\u0060\u00b4]`,
    'gu',
  ),
  between: /[^a-z0-9\u0622-\u064a]+/gu,
  // with what is written together with it
  arabicArticle: /(^| )(?:وال|بال|لل|ال)(?=[\u0622-\u064a]{2})/gu,
  // the English ones, and the Arabic one in Latin letters
  latinArticle: /(^| )(?:al|el|the)(?= |$)/gu,
};

/** One form for all ways to write words, without articles. */
export function foldWords(text: string): string[] {
  return split(fold(text).replaceAll(patterns.arabicArticle, '$1').replaceAll(patterns.latinArticle, ''));
}

/** For a name in one word with its article. */
export function foldWordsWithArticles(text: string): string[] {
  return split(fold(text));
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(patterns.letters, (letter) => letters.get(letter) ?? letter)
    .replaceAll(patterns.ignored, '')
    .replaceAll(patterns.between, ' ')
    .trim();
}

function split(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

const powerOfTen = /^(\d+e\d+)(\D.*)$/;

/** What the database's index holds of a folded word: its parser takes '782e17eb' for a number and a word. */
export const lexemesOf = (word: string): string[] => powerOfTen.exec(word)?.slice(1) ?? [word];
