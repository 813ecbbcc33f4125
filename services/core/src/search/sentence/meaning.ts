import type { Deal } from '../../listings/deal.ts';
import type { Kind } from '../../listings/kinds.ts';
import { foldWords } from '../fold.ts';
import { conceptsByName } from '../lexicon.ts';
import type { Feature, FitOut, Furnishing } from './features.ts';
import { kindPhrases, broadPhrases, type Broad } from './kind-phrases.ts';
import {
  amounts,
  comparisons,
  dealPhrases,
  numberWords,
  pairs,
  peoplePhrases,
  scales,
  teamPhrases,
  unitPhrases,
  yearlyPhrases,
} from './phrases.ts';
import type { SentenceSort } from './sorts.ts';

export type Comparison = keyof typeof comparisons;
export type Unit = keyof typeof unitPhrases | 'people';

export type Meaning =
  /** A subject of a reader of its own. */
  | { type: 'topic'; topic: string }
  | { type: 'dropped'; field: string }
  /** `yearly`: its price is that of a year. */
  | { type: 'deal'; deal: Deal; yearly?: true }
  | { type: 'kind'; kind: Kind | Broad }
  | { type: 'place'; key: string; isStreet: boolean }
  | { type: 'building'; name: string }
  | { type: 'comparison'; comparison: Comparison }
  | { type: 'unit'; unit: Unit }
  | { type: 'rooms'; unit: 'bedrooms' | 'bathrooms'; value: number }
  | { type: 'scale'; factor: number }
  | { type: 'amount'; value: number }
  | { type: 'count'; value: number }
  | { type: 'feature'; feature: Feature }
  | { type: 'furnishing'; furnishing: Furnishing }
  | { type: 'fitOut'; fitOut: FitOut }
  | { type: 'sort'; sort: SentenceSort }
  /** With a number behind it that counts nothing. */
  | { type: 'address' }
  | { type: 'or' }
  /** 'No pool'; 'no 7' is a number. */
  | { type: 'not' }
  | { type: 'silent' }
  | { type: 'foreign' };

/** How a reader knows words: one for a search, one for a chat. */
export interface Words {
  meaningOf(words: readonly string[]): Meaning | null;
  /** Of a misspelt one; null: none. */
  probableMeaning(words: readonly string[]): Meaning | null;
}

/** In words. */
export const longestPhrase = 5;

/** By their folded words with blanks. */
export type Meanings = Map<string, Meaning>;

/** The first to claim a phrase has it. @param phrases with commas between them */
export function addPhrases(meanings: Meanings, phrases: readonly string[] | string, meaning: Meaning): void {
  const all = typeof phrases === 'string' ? phrases : phrases.join(',');
  for (const phrase of all.split(',')) {
    const key = foldWords(phrase).join(' ');
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  }
}

/** Deals and kinds, the broad words first: a house may be any home. */
export function addWanted(meanings: Meanings): void {
  for (const deal of ['rent', 'sale'] as const) addPhrases(meanings, dealPhrases[deal], { type: 'deal', deal });
  addPhrases(meanings, yearlyPhrases, { type: 'deal', deal: 'rent', yearly: true });
  for (const kind of Object.keys(kindPhrases) as Kind[])
    addPhrases(meanings, kindPhrases[kind], { type: 'kind', kind });
  for (const kind of Object.keys(broadPhrases) as Broad[])
    addPhrases(meanings, broadPhrases[kind], { type: 'kind', kind });
}

export function addQuantities(meanings: Meanings): void {
  for (const comparison of Object.keys(comparisons) as Comparison[])
    addPhrases(meanings, comparisons[comparison], { type: 'comparison', comparison });
  for (const unit of Object.keys(unitPhrases) as (keyof typeof unitPhrases)[])
    addPhrases(meanings, unitPhrases[unit], { type: 'unit', unit });
  for (const [unit, value, said] of pairs) addPhrases(meanings, said, { type: 'rooms', unit, value });
  for (const [factor, said] of scales) addPhrases(meanings, said, { type: 'scale', factor });
  for (const [value, said] of amounts) addPhrases(meanings, said, { type: 'amount', value });
  for (const [value, said] of numberWords) addPhrases(meanings, said, { type: 'count', value });
  addPhrases(meanings, teamPhrases, { type: 'unit', unit: 'people' });
}

const people: Meanings = new Map();
addPhrases(people, peoplePhrases, { type: 'unit', unit: 'people' });

/** Behind a number: whoever they are elsewhere. */
export const counted = (words: readonly string[]): Meaning | null => people.get(words.join(' ')) ?? null;

const arabicClitic = /^[وبلفك](?=[\u0622-\u064a]{2})/u;

/** Or behind a particle that Arabic writes together with it. */
export function meaningIn(
  meanings: Meanings,
  words: readonly string[],
  buildings?: ReadonlyMap<string, string>,
): Meaning | null {
  const bare = [words[0]?.replace(arabicClitic, '') ?? '', ...words.slice(1)];
  return exactly(meanings, words, buildings) ?? (bare[0] === words[0] ? null : exactly(meanings, bare, buildings));
}

function exactly(
  meanings: Meanings,
  words: readonly string[],
  buildings?: ReadonlyMap<string, string>,
): Meaning | null {
  const own = meanings.get(words.join(' '));
  if (own !== undefined) return own;
  const concept = conceptsByName.get(words.join(''));
  if (concept?.kind === 'place' || concept?.kind === 'street')
    return { type: 'place', key: concept.key, isStreet: concept.kind === 'street' };
  const building = buildings?.get(words.join(' '));
  return building === undefined ? null : { type: 'building', name: building };
}
