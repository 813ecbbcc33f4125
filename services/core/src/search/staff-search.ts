/** What staff type to find something: also for browsers, which show where it stands. */
import { latinDigits } from '../platform/numerals.ts';
import { foldWords, foldWordsWithArticles } from './fold.ts';

/** What was typed between two blanks, or the parts of one number. All of it has to be found, each by any of its ways. */
export interface StaffTerm {
  /** Stand anywhere in a name, a reference or an address; folded, in one word. */
  parts: string[];
  /** Words of a text begin so, all of them. */
  words: string[];
  /** Stand anywhere in a phone number, without the country's code. */
  numbers: string[];
  /** In letters that are not folded, perhaps null. */
  foreign: string | null;
}

const mostTerms = 8;
/** Of a part: as many letters as an end in the index has (migration 56). */
const longestPart = 40;
/** Fewer ciphers stand in every number. */
const fewestCiphers = 3;
const countryCode = '974';
const numberLike = /^[+(]?\d[\d()./+\p{Pd}]*$/u;
const goesOn = /^[\d()./+\p{Pd}]+$/u;
/** Of direction and no width: they come along when a number is copied. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
const otherLetter = /[^\p{scx=Latin}\p{scx=Arabic}\P{L}]/u;

/**
 * Reads a search of staff: names folded as on the site (`fold.ts`), phone numbers in any spelling, parts of references.
 * @returns null where nothing was typed; no term where nothing can be found by it
 */
export function readStaffSearch(typed: string | null | undefined): StaffTerm[] | null {
  const pieces = latinDigits((typed ?? '').replaceAll('\0', '').replaceAll(unseen, '').normalize('NFKC'))
    .split(/\s+/)
    .filter((piece) => piece !== '');
  if (pieces.length === 0) return null;
  const terms = together(pieces).map((run) => (run.length > 1 ? termOfNumber(run) : termOf(run[0]!)));
  const telling = terms.filter(({ parts, foreign }) => parts.length > 0 || foreign !== null);
  // an article alone says something only where nothing else was typed
  const named = telling.filter(({ words, foreign }) => words.length > 0 || foreign !== null);
  return (named.length > 0 ? named : telling).slice(0, mostTerms);
}

/** Numbers that follow each other are one: "3311 0099". */
function together(pieces: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last !== undefined && numberLike.test(last[0]!) && goesOn.test(piece)) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function termOf(piece: string): StaffTerm {
  const words = foldWords(piece);
  const parts = [foldWordsWithArticles(piece).join(''), words.join('')].filter((part) => part !== '');
  return {
    parts: [...new Set(parts.map((part) => part.slice(0, longestPart)))],
    words,
    numbers: numberLike.test(piece) ? numbersOf(piece) : [],
    foreign: otherLetter.test(piece) ? piece.toLowerCase() : null,
  };
}

function termOfNumber(run: readonly string[]): StaffTerm {
  return { ...termOf(run.join('')), words: run.flatMap((piece) => foldWords(piece)), numbers: numbersOf(run.join('')) };
}

/** As `lead_phone_key` (migration 11) writes them, and what is left without a country's code or the nought of a national call. */
function numbersOf(text: string): string[] {
  const ciphers = text.replaceAll(/\D/g, '');
  const abroad = ciphers.replace(/^0+/, '');
  const numbers = [ciphers, abroad, abroad.startsWith(countryCode) ? abroad.slice(countryCode.length) : ''];
  return [...new Set(numbers)].filter((number) => number.length >= fewestCiphers);
}
