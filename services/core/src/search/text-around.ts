/** Where a text holds what staff searched for: also for browsers. */
import { foldWords, foldWordsWithArticles } from './fold.ts';
import type { StaffTerm } from './staff-search.ts';

/** Letters before and after. */
const before = 30;
const after = 70;

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
 * The words of a text around the first that begins as a term does, with … where something is left out.
 * @returns null where none does
 */
export function textAround(terms: readonly StaffTerm[], text: string): string | null {
  const wanted = terms.flatMap(({ words }) => words);
  for (const { 0: word, index } of text.matchAll(/\S+/g))
    if (foldWords(word).some((folded) => wanted.some((one) => folded.startsWith(one)))) return cut(text, index);
  return null;
}

/** At blanks. */
function cut(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1 || at;
  const start = from > at ? at : from;
  const end = at + after >= text.length ? text.length : text.lastIndexOf(' ', at + after);
  const stop = end <= at ? at + after : end;
  const middle = text.slice(start, stop).replaceAll(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${middle}${stop < text.length ? '…' : ''}`;
}
