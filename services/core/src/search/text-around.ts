/** Where a text holds what staff searched for: also for browsers. */
import { foldWords, foldWordsWithArticles } from './fold.ts';
import type { StaffTerm } from './staff-search.ts';

/** Words of a text around those that were searched for, with … where something is left out. */
export interface Excerpt {
  before: string;
  /** Words as they stand, however they were typed. */
  match: string;
  after: string;
}

/** Letters before, of, and after what was found: 120 together. */
const mostBefore = 28;
const mostMatch = 40;
const mostAfter = 50;

const holds = (text: string, { parts, numbers }: StaffTerm): boolean => {
  const joined = foldWordsWithArticles(text).join('');
  const ciphers = joined.replaceAll(/\D/g, '');
  return parts.some((part) => joined.includes(part)) || numbers.some((number) => ciphers.includes(number));
};

/** What of the terms no text of `shown` holds. */
export const unseenTerms = (terms: readonly StaffTerm[], shown: readonly string[]): StaffTerm[] =>
  terms.filter((term) => !shown.some((text) => holds(text, term)));

/** The first of `texts` that holds one of the terms. */
export const textHolding = (terms: readonly StaffTerm[], texts: readonly string[]): string | null =>
  texts.find((text) => terms.some((term) => holds(text, term))) ?? null;

/**
 * The first words of a text that begin as the terms do, with what stands around them, in one line.
 * @returns null where none does
 */
export function excerptAround(terms: readonly StaffTerm[], text: string): Excerpt | null {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const isWanted = wordTest(terms);
  let start = -1;
  let end = -1;
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    const goesOn = start === -1 || index + word.length - start <= mostMatch;
    if (goesOn && isWanted(word)) {
      if (start === -1) start = index;
      end = index + word.length;
    } else if (start !== -1) break;
  }
  return start === -1 ? null : cut(line, start, end);
}

/** As the database finds words of a text (`foundByStaff`). */
function wordTest(terms: readonly StaffTerm[]): (word: string) => boolean {
  const beginnings = terms.flatMap(({ parts, words }) =>
    words.every((word) => word.length > 1) ? [...parts, ...words] : parts,
  );
  return (word) => foldWords(word).some((folded) => beginnings.some((one) => folded.startsWith(one)));
}

const letters = /[\p{L}\p{M}\p{N}]+/gu;
/** Where a letter of two units was cut. */
const halfLetter = /[\ud800-\udbff]$/;

/** Signs around the words are not of the match. */
function cut(line: string, start: number, end: number): Excerpt {
  const words = line.slice(start, end);
  const runs = [...words.matchAll(letters)];
  const last = runs.at(-1);
  const from = start + (runs[0]?.index ?? 0);
  const to = Math.min(last === undefined ? end : start + last.index + last[0].length, from + mostMatch);
  return {
    before: lastWords(line.slice(0, from)),
    match: line.slice(from, to).replace(halfLetter, ''),
    after: firstWords(line.slice(to)),
  };
}

/** Cut at a blank, or away where there is none. */
function lastWords(text: string): string {
  if (text.length <= mostBefore) return text;
  const blank = text.indexOf(' ', text.length - mostBefore);
  return `…${blank === -1 ? '' : text.slice(blank + 1)}`;
}

function firstWords(text: string): string {
  if (text.length <= mostAfter) return text;
  const blank = text.lastIndexOf(' ', mostAfter);
  return `${blank === -1 ? '' : text.slice(0, blank)}…`;
}
