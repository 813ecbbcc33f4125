import { nearestWord } from '../search/spelling.ts';
import { conceptsByName } from '../search/lexicon.ts';
import {
  addPhrases,
  addQuantities,
  addWanted,
  type Meaning,
  type Meanings,
  meaningIn,
  type Words,
} from '../search/sentence/meaning.ts';
import { sortPhrases } from '../search/sentence/sorts.ts';
import type { Droppable } from './filters.ts';
import { droppedPhrases, foreignWords, silentWords, type Topic, topics } from './phrases.ts';

/** The first to claim a phrase has it. */
const meanings: Meanings = new Map();

for (const field of Object.keys(droppedPhrases) as Droppable[])
  addPhrases(meanings, droppedPhrases[field], { type: 'dropped', field });
addWanted(meanings);
for (const topic of Object.keys(topics) as Topic[]) addPhrases(meanings, topics[topic], { type: 'topic', topic });
addPhrases(meanings, sortPhrases['price-low'], { type: 'topic', topic: 'cheap' });
addPhrases(meanings, sortPhrases['price-high'], { type: 'topic', topic: 'dear' });
addQuantities(meanings);
addPhrases(meanings, foreignWords, { type: 'foreign' });
addPhrases(meanings, silentWords, { type: 'silent' });

const placeNames = [...conceptsByName]
  .filter(([, { kind }]) => kind === 'place' || kind === 'street')
  .map(([name]) => name);
/** Longer for silent words: 'food' is no misspelt 'good'. */
const singleWords = [...meanings]
  .filter(([key, { type }]) => !key.includes(' ') && key.length > (type === 'silent' ? 5 : 3))
  .map(([key]) => key);

const meaningOf = (words: readonly string[]): Meaning | null => meaningIn(meanings, words);

/** Of two words only a place. */
function probableMeaning(words: readonly string[]): Meaning | null {
  const joined = words.join('');
  if (joined.length < leastLength(joined, words.length)) return null;
  const near = nearestWord(joined, words.length === 1 ? [...placeNames, ...singleWords] : placeNames);
  return near === null ? null : meaningOf([near]);
}

/** Short words have too many neighbours; more so in Arabic. */
function leastLength(joined: string, words: number): number {
  if (words > 1) return 6;
  return /[a-z]/.test(joined) ? 4 : 5;
}

/** Of a chat: topics beside the words of a search, and guesses at misspelt ones. */
export const chatWords: Words = { meaningOf, probableMeaning };
