import { foldWords } from '../fold.ts';
import { addressWords, fillers } from '../kinds.ts';
import { emptyVocabulary, type Vocabulary } from '../vocabulary.ts';
import {
  featureNames,
  featureTable,
  fitOutPhrases,
  furnishingPhrases,
  type FitOut,
  type Furnishing,
} from './features.ts';
import { addPhrases, addQuantities, addWanted, type Meanings, meaningIn, type Words } from './meaning.ts';
import { type SentenceSort, sortPhrases } from './sorts.ts';
import { notWords, numberedWords, orWords, spokenWords } from './spoken-words.ts';

const meanings: Meanings = new Map();

for (const name of featureNames) addPhrases(meanings, featureTable[name].said, { type: 'feature', feature: name });
for (const furnishing of Object.keys(furnishingPhrases) as Furnishing[])
  addPhrases(meanings, furnishingPhrases[furnishing], { type: 'furnishing', furnishing });
for (const fitOut of Object.keys(fitOutPhrases) as FitOut[])
  addPhrases(meanings, fitOutPhrases[fitOut], { type: 'fitOut', fitOut });
for (const sort of Object.keys(sortPhrases) as SentenceSort[])
  addPhrases(meanings, sortPhrases[sort], { type: 'sort', sort });
addWanted(meanings);
addPhrases(meanings, notWords, { type: 'not' });
addQuantities(meanings);
addPhrases(meanings, orWords, { type: 'or' });
for (const { en, ar } of addressWords) addPhrases(meanings, [...en, ...ar], { type: 'address' });
addPhrases(meanings, numberedWords, { type: 'address' });
addPhrases(meanings, spokenWords, { type: 'silent' });
for (const line of fillers) for (const word of line.split(' ')) addPhrases(meanings, word, { type: 'silent' });

/** Right although no listing holds them: not to be put right. */
export const isSentenceWord = (word: string): boolean => meaningIn(meanings, [word]) !== null || parts.has(word);
/** Of longer phrases: 'غير' in 'غير مفروش'. */
const parts: ReadonlySet<string> = new Set([...meanings.keys()].flatMap((key) => key.split(' ')));
/** A misspelt word may mean one of these. */
export const guessedWords: readonly string[] = [...meanings]
  .filter(([key, { type }]) => /^\S{6,}$/.test(key) && type !== 'silent' && type !== 'address')
  .map(([key]) => key);

const known = new WeakMap<Vocabulary, Words>();

/** Without guesses: what is misspelt stays text. @param vocabulary also knows the names of buildings */
export function searchWords(vocabulary: Vocabulary = emptyVocabulary): Words {
  const made = known.get(vocabulary) ?? wordsWith(vocabulary.buildings);
  known.set(vocabulary, made);
  return made;
}

function wordsWith(names: readonly string[]): Words {
  const buildings = new Map(names.map((name) => [foldWords(name).join(' '), name]));
  return {
    meaningOf: (words) => meaningIn(meanings, words, buildings),
    probableMeaning: () => null,
  };
}
