/** How the listings of what a sentence asks for are found by their words. */
import type { Kind } from '../../listings/kinds.ts';
import { foldWords } from '../fold.ts';
import { conceptsByName } from '../lexicon.ts';
import type { SearchTerm } from '../read-search.ts';
import {
  type Feature,
  featureTable,
  type FitOut,
  fitOutFound,
  type Furnishing,
  furnishingPhrases,
} from './features.ts';
import { kindPhrases } from './kind-phrases.ts';

const formsOf = (phrases: readonly string[]): readonly string[][] =>
  phrases
    .flatMap((line) => line.split(','))
    .flatMap((phrase) => {
      const words = foldWords(phrase);
      return words.length === 0 ? [] : [words];
    });
const termOf = (phrases: readonly string[]): SearchTerm => ({ forms: formsOf(phrases), prefix: null });

/** One of them. */
export const kindTerm = (kinds: readonly Kind[]): SearchTerm => termOf(kinds.flatMap((kind) => kindPhrases[kind]));

/** All of them. */
export const featureTerms = (features: readonly Feature[]): SearchTerm[] =>
  features.map((name) => termOf(featureTable[name].found));

export const furnishingTerm = (furnishing: Furnishing): SearchTerm => termOf(furnishingPhrases[furnishing]);

export const fitOutTerm = (fitOut: FitOut): SearchTerm => termOf(fitOutFound[fitOut]);

/** A name as its words stand in a listing. */
export const nameTerm = (name: string): SearchTerm => termOf([name]);

/** @param keys of `place-names.ts`: one of them */
export function placeTerm(keys: readonly string[]): SearchTerm {
  const forms = keys.flatMap((key) => conceptsByName.get(foldWords(key).join(''))?.forms ?? []);
  return { forms, prefix: null };
}
