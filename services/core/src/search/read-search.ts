import type { Deal } from '../listings/deal.ts';
import { foldWords } from './fold.ts';
import { type Concept, conceptsByName, conceptsByWord, dealWords, fillerWords, writtenForms } from './lexicon.ts';
import { nearestWord } from './spelling.ts';
import { emptyVocabulary, type Vocabulary } from './vocabulary.ts';

/** Any run, or a word that begins so. */
export interface SearchTerm {
  forms: readonly (readonly string[])[];
  prefix: string | null;
}

export interface SearchText {
  /** In a fixed order. */
  terms: SearchTerm[];
  /** 'for rent', 'للبيع'. */
  deal: Deal | null;
  /** Keys of `place-names.ts`. */
  places: string[];
  /** What was searched for instead; null: as typed. */
  corrected: string | null;
}

const maxWords = 8;
const longestName = 5;
/** What fits more names says too little. */
const maxGuesses = 12;
const arabicClitic = /^[وبلفك](?=[\u0622-\u064a]{3})/u;

/** @param vocabulary right although not in the lexicon */
export function readSearchText(text: string, vocabulary: Vocabulary = emptyVocabulary): SearchText {
  // PostgreSQL takes no NUL in a text
  const typed = text.replaceAll('\0', '');
  const { words, corrected } = corrections(typed, vocabulary, asWords);
  const terms = new Map<string, SearchTerm>();
  const places: string[] = [];
  let deal: SearchText['deal'] = null;
  for (let at = 0; at < words.length;) {
    const named = longestConcept(words, at);
    const word = words[at]!;
    if (named?.concept.kind === 'address' && isNumber(words[at + named.length])) {
      const number = words[at + named.length]!;
      add(terms, { forms: named.concept.forms.map((form) => [...form, number]), prefix: null });
      at += named.length + 1;
    } else if (named !== null && !(named.concept.kind === 'address' && fillerWords.has(word))) {
      if (named.concept.kind === 'place') places.push(named.concept.key);
      add(terms, { forms: named.concept.forms, prefix: null });
      at += named.length;
    } else {
      deal ??= dealWords.get(word) ?? null;
      const silent = dealWords.has(word) || fillerWords.has(word);
      if (!silent) add(terms, termOfWord(word));
      at += 1;
    }
  }
  return { terms: inOrder(terms), deal, places, corrected };
}

/** Words beyond the lexicon's and the listings'. */
interface Sentence {
  isRight: (word: string) => boolean;
  /** What a misspelt one may mean. */
  meant: readonly string[];
  most: number;
}

const asWords: Sentence = { isRight: () => false, meant: [], most: maxWords };
const mostOfSentence = 24;

/** A sentence without its typing errors; null: there are none. @param isRight words of sentences @param meant some of them */
export function correctedSentence(
  text: string,
  vocabulary: Vocabulary,
  isRight: Sentence['isRight'],
  meant: readonly string[],
): string | null {
  return corrections(text.replaceAll('\0', ''), vocabulary, { isRight, meant, most: mostOfSentence }).corrected;
}

interface Corrections {
  words: string[];
  corrected: string | null;
}

function corrections(typed: string, vocabulary: Vocabulary, { isRight, meant, most }: Sentence): Corrections {
  const words: string[] = [];
  const written: string[] = [];
  let changed = false;
  for (const piece of typed.split(/[\s,،]+/u)) {
    const folded = foldWords(piece).slice(0, most - words.length);
    const wrong = new Set<string>();
    const right = folded.map((word) => {
      const known = isRight(word) ? word : knownWord(word, vocabulary);
      if (known !== null) return known;
      const other = meantWord(word, vocabulary, meant);
      if (other !== null) wrong.add(other);
      return other ?? word;
    });
    words.push(...right);
    changed ||= wrong.size > 0;
    // an article by itself belongs to the name written out instead
    if (wrong.size > 0) written.push(...right.map((word) => writtenForms.get(word) ?? word));
    else if (right.length > 0) written.push(piece);
  }
  return { words, corrected: changed ? written.join(' ') : null };
}

/** Or without a particle that Arabic writes together with it. */
function knownWord(word: string, vocabulary: Vocabulary): string | null {
  const isKnown = (one: string) =>
    conceptsByName.has(one) ||
    conceptsByWord.has(one) ||
    fillerWords.has(one) ||
    dealWords.has(one) ||
    vocabulary.has(one);
  if (/\d/.test(word) || word.length < 2 || isKnown(word)) return word;
  for (const bare of [word.replace(arabicClitic, ''), word.replace(/^al(?=[a-z]{3})/, '')])
    if (isKnown(bare)) return bare;
  if (vocabulary.hasPrefix(word) || (word.length >= 3 && namesWith(word).length > 0)) return word;
  return null;
}

function meantWord(word: string, vocabulary: Vocabulary, also: readonly string[]): string | null {
  const bare = word.replace(arabicClitic, '');
  return (
    nearestWord(word, candidates(vocabulary, also)) ??
    (bare === word ? null : nearestWord(bare, candidates(vocabulary, also)))
  );
}

function* candidates(vocabulary: Vocabulary, also: readonly string[]): Generator<string> {
  yield* conceptsByName.keys();
  yield* conceptsByWord.keys();
  yield* also;
  yield* vocabulary.words;
}

function longestConcept(words: readonly string[], at: number): { concept: Concept; length: number } | null {
  for (let length = Math.min(longestName, words.length - at); length >= 1; length -= 1) {
    const concept = conceptsByName.get(words.slice(at, at + length).join(''));
    if (concept !== undefined) return { concept, length };
  }
  return null;
}

/** Or places with a word beginning so. */
function termOfWord(word: string): SearchTerm {
  if (isNumber(word)) return { forms: [[word]], prefix: null };
  const guesses = word.length < 3 ? [] : namesWith(word).filter(({ kind }) => kind === 'place');
  const forms = guesses.length > maxGuesses ? [] : guesses.flatMap((concept) => concept.forms);
  // the prefix finds these already
  return { forms: forms.filter((form) => !form.some((part) => part.startsWith(word))), prefix: word };
}

function namesWith(start: string): Concept[] {
  const found = new Set<Concept>();
  for (const [word, concepts] of conceptsByWord)
    if (word.startsWith(start)) for (const concept of concepts) found.add(concept);
  return [...found];
}

export function add(terms: Map<string, SearchTerm>, term: SearchTerm): void {
  terms.set(JSON.stringify(term), term);
}

export function inOrder(terms: ReadonlyMap<string, SearchTerm>): SearchTerm[] {
  return [...terms].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, term]) => term);
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word);
}
