/** What a visitor's sentence adds to what was chosen. */
import { foldWords } from '../search/fold.ts';
import {
  add,
  correctedSentence,
  inOrder,
  readSearchText,
  type SearchTerm,
  type SearchText,
} from '../search/read-search.ts';
import type { Part, PartFilter, Thing } from '../search/sentence/part.ts';
import { readSentence } from '../search/sentence/read-sentence.ts';
import { guessedWords, isSentenceWord } from '../search/sentence/search-words.ts';
import { nameTerm, placeTerm } from '../search/sentence/terms.ts';
import { emptyVocabulary, type Vocabulary } from '../search/vocabulary.ts';

export interface ListingText extends SearchText {
  /** What was understood and counts, in the order of the sentence. */
  understood: Part[];
  /** `terms` without its districts: the same wish elsewhere. */
  elsewhere: SearchTerm[];
  /** Of a sentence that was understood in part: what is looked for as words. */
  unused: string;
}

export interface TextChoice {
  /** Ids of parts that the visitor took away. */
  without: ReadonlySet<string>;
  /** What was chosen by hand counts for more than words. */
  isChosen: (thing: Thing) => boolean;
}

const nothingChosen: TextChoice = { without: new Set(), isChosen: () => false };

/** A text in which nothing is understood is what it always was: words, each of which must be found. */
export function readListingText(
  typed: string,
  vocabulary: Vocabulary = emptyVocabulary,
  { without, isChosen }: TextChoice = nothingChosen,
): ListingText {
  const corrected = correctedSentence(typed, vocabulary, isSentenceWord, guessedWords);
  const { parts, unused } = readSentence(corrected ?? typed, vocabulary);
  if (parts.length === 0) {
    const text = readSearchText(typed, vocabulary);
    return { ...text, elsewhere: text.terms, understood: [], unused };
  }
  const understood = parts.filter(({ id, thing }) => !without.has(id) && !isChosen(thing));
  const words = readSearchText(unused, vocabulary);
  return {
    terms: distinct([...words.terms, ...namedTerms(understood)]),
    elsewhere: distinct([...words.terms, ...namedTerms(understood.filter(({ thing }) => thing !== 'place'))]),
    deal: understood.find(({ filter }) => filter.deal !== undefined)?.filter.deal ?? null,
    places: understood.flatMap(({ thing, filter: { place } }) =>
      thing === 'place' && place !== undefined ? [place] : [],
    ),
    corrected: corrected ?? words.corrected,
    understood,
    unused: words.terms.length === 0 ? '' : unused,
  };
}

function distinct(all: readonly SearchTerm[]): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const term of all) add(terms, term);
  return inOrder(terms);
}

/** Places, buildings, references: found by their words. */
function namedTerms(parts: readonly Part[]): SearchTerm[] {
  const places: string[][] = [];
  const names: SearchTerm[] = [];
  for (const { filter, isEither = false } of parts) {
    const { place, building, reference } = filter;
    if (place !== undefined) {
      if (isEither && places.length > 0) places.at(-1)!.push(place);
      else places.push([place]);
    }
    for (const name of [building, reference])
      if (name !== undefined && foldWords(name).length > 0) names.push(nameTerm(name));
  }
  return [...places.map((keys) => placeTerm(keys)), ...names];
}

/** All that the parts say of one value; the later of two counts. */
export const saidIn = (parts: readonly Part[]): PartFilter =>
  Object.assign({}, ...parts.map(({ filter }) => filter)) as PartFilter;

/** All that the parts say of several. */
export const saidEach = <K extends 'kind' | 'feature'>(parts: readonly Part[], name: K): NonNullable<PartFilter[K]>[] =>
  parts.flatMap(({ filter }) => (filter[name] === undefined ? [] : [filter[name]]));
