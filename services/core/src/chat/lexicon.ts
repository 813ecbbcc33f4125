import { conceptsByName } from '../search/lexicon.ts';
import { foldWords } from '../search/fold.ts';
import { nearestWord } from '../search/spelling.ts';
import type { ChatKind, Deal, Droppable } from './filters.ts';
import { kindWords, propertyWords } from './kinds.ts';
import {
  amounts,
  comparisons,
  dealPhrases,
  droppedPhrases,
  foreignWords,
  numberWords,
  pairs,
  scales,
  silentWords,
  type Topic,
  topics,
  unitPhrases,
} from './phrases.ts';

export type Comparison = keyof typeof comparisons;
export type Unit = keyof typeof unitPhrases;

export type Meaning =
  | { type: 'topic'; topic: Topic }
  | { type: 'deal'; deal: Deal }
  | { type: 'kind'; kind: ChatKind | 'property' }
  | { type: 'place'; key: string }
  | { type: 'comparison'; comparison: Comparison }
  | { type: 'unit'; unit: Unit }
  | { type: 'rooms'; unit: 'bedrooms' | 'bathrooms'; value: number }
  | { type: 'scale'; factor: number }
  | { type: 'amount'; value: number }
  | { type: 'count'; value: number }
  | { type: 'dropped'; field: Droppable }
  | { type: 'silent' }
  | { type: 'foreign' };

/** In words. */
export const longestPhrase = 5;

const meanings = new Map<string, Meaning>();

/** The first to claim it has it. */
function add(phrases: readonly string[] | string, meaning: Meaning): void {
  const all = typeof phrases === 'string' ? phrases : phrases.join(',');
  for (const phrase of all.split(',')) {
    const key = foldWords(phrase).join(' ');
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  }
}

for (const field of Object.keys(droppedPhrases) as Droppable[]) add(droppedPhrases[field], { type: 'dropped', field });
for (const deal of ['rent', 'sale'] as const) add(dealPhrases[deal], { type: 'deal', deal });
for (const kind of Object.keys(kindWords) as ChatKind[])
  add([...kindWords[kind].en, ...kindWords[kind].ar, ...kindWords[kind].said], { type: 'kind', kind });
add(propertyWords.said, { type: 'kind', kind: 'property' });
for (const topic of Object.keys(topics) as Topic[]) add(topics[topic], { type: 'topic', topic });
for (const comparison of Object.keys(comparisons) as Comparison[])
  add(comparisons[comparison], { type: 'comparison', comparison });
for (const unit of Object.keys(unitPhrases) as Unit[]) add(unitPhrases[unit], { type: 'unit', unit });
for (const [unit, value, said] of pairs) add(said, { type: 'rooms', unit, value });
for (const [factor, said] of scales) add(said, { type: 'scale', factor });
for (const [value, said] of amounts) add(said, { type: 'amount', value });
for (const [value, said] of numberWords) add(said, { type: 'count', value });
add(foreignWords, { type: 'foreign' });
add(silentWords, { type: 'silent' });

const arabicClitic = /^[وبلفك](?=[\u0622-\u064a]{2})/u;
const placeNames = [...conceptsByName]
  .filter(([, { kind }]) => kind === 'place' || kind === 'street')
  .map(([name]) => name);
/** Longer for silent words: 'food' is no misspelt 'good'. */
const singleWords = [...meanings]
  .filter(([key, { type }]) => !key.includes(' ') && key.length > (type === 'silent' ? 5 : 3))
  .map(([key]) => key);

export function meaningOf(words: readonly string[]): Meaning | null {
  const bare = [words[0]?.replace(arabicClitic, '') ?? '', ...words.slice(1)];
  return exactly(words) ?? (bare[0] === words[0] ? null : exactly(bare));
}

function exactly(words: readonly string[]): Meaning | null {
  const own = meanings.get(words.join(' '));
  if (own !== undefined) return own;
  const concept = conceptsByName.get(words.join(''));
  return concept?.kind === 'place' || concept?.kind === 'street' ? { type: 'place', key: concept.key } : null;
}

/** Of two words only a place. */
export function probableMeaning(words: readonly string[]): Meaning | null {
  const joined = words.join('');
  if (joined.length < leastLength(joined, words.length)) return null;
  const near = nearestWord(joined, words.length === 1 ? [...placeNames, ...singleWords] : placeNames);
  return near === null ? null : exactly([near]);
}

/** Short words have too many neighbours; more so in Arabic. */
function leastLength(joined: string, words: number): number {
  if (words > 1) return 6;
  return /[a-z]/.test(joined) ? 4 : 5;
}
