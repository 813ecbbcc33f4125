import type { Deal } from '../listings/deal.ts';
import { districtNames, streetNames } from './places/place-names.ts';
import { spellings } from './places/spellings.ts';
import { foldWords, foldWordsWithArticles } from './fold.ts';
import { addressWords, fillers, kinds, rentWords, saleWords, type WordGroup } from './kinds.ts';

export interface Concept {
  key: string;
  kind: 'place' | 'street' | 'trade' | 'address';
  /** A run of words as listings have it. */
  forms: readonly string[][];
}

/** Without blanks: `West Bay`, `west-bay`, `Westbay` are one. */
export const conceptsByName = new Map<string, Concept>();
/** For a name given in part. */
export const conceptsByWord = new Map<string, Set<Concept>>();
/** For saying how a search was corrected. */
export const writtenForms = new Map<string, string>();

export const fillerWords = foldedSet(fillers);
export const dealWords: ReadonlyMap<string, Deal> = new Map([
  ...[...foldedSet(rentWords)].map((word) => [word, 'rent'] as const),
  ...[...foldedSet(saleWords)].map((word) => [word, 'sale'] as const),
]);

for (const group of kinds) addGroup('trade', group);
for (const group of addressWords) addGroup('address', group);
for (const [name, arabic] of Object.entries(districtNames))
  if (name !== 'qatar') add(name, 'place', [name, arabic, ...(spellings[name] ?? [])]);
for (const [name, arabic] of Object.entries(streetNames))
  add(name, 'street', [name, arabic, ...(spellings[name] ?? [])]);

/** Its key in `place-names.ts`, whatever the spelling. */
export function placeKey(name: string): string | null {
  const concept = conceptsByName.get(foldWords(name).join(''));
  return concept?.kind === 'place' ? concept.key : null;
}

export function titleCase(name: string): string {
  return name.replaceAll(/(^| )([a-z])/g, (_match, before: string, letter: string) => before + letter.toUpperCase());
}

function addGroup(kind: 'trade' | 'address', { en, ar }: WordGroup): void {
  const [english = '', ...otherEnglish] = en;
  const [arabic = '', ...otherArabic] = ar;
  add(`${kind}:${english}`, kind, [english, arabic, ...otherEnglish, ...otherArabic]);
}

function add(key: string, kind: Concept['kind'], names: readonly string[]): void {
  const forms = new Map<string, string[]>();
  const addForm = (words: string[]) => {
    if (words.length > 0) forms.set(words.join(' '), words);
  };
  const concept: Concept = { key, kind, forms: [] };
  for (const name of names) {
    const words = foldWords(name);
    const joined = words.join('');
    const withArticles = foldWordsWithArticles(name).join('');
    addForm(words);
    addForm([joined]);
    if (/^(?:al|el|the)[a-z]/.test(withArticles)) addForm([withArticles]);
    for (const whole of [joined, withArticles]) {
      // streets called like their district come later
      if (!conceptsByName.has(whole)) conceptsByName.set(whole, concept);
      remember(whole, nameInScriptOf(name, names));
    }
    rememberWords(name, words, concept);
  }
  concept.forms = shortest([...forms.values()]);
}

/** Whoever finds `lusail` finds `lusail city`. */
function shortest(forms: string[][]): string[][] {
  const padded = (form: string[]) => ` ${form.join(' ')} `;
  return forms.filter((form) => !forms.some((other) => other !== form && padded(form).includes(padded(other))));
}

function rememberWords(name: string, words: string[], concept: Concept): void {
  for (const part of name.split(' ')) {
    const [word, ...more] = foldWords(part);
    if (word !== undefined && more.length === 0) remember(word, isPlace(concept) ? titled(part) : part);
  }
  if (!isPlace(concept)) return;
  for (const word of words) {
    const known = conceptsByWord.get(word) ?? new Set();
    conceptsByWord.set(word, known.add(concept));
  }
}

function remember(folded: string, written: string): void {
  if (!writtenForms.has(folded)) writtenForms.set(folded, written);
}

function isPlace({ kind }: Concept): boolean {
  return kind === 'place' || kind === 'street';
}

/** Its proper name, in the script that was typed. */
function nameInScriptOf(name: string, [english = name, arabic = name]: readonly string[]): string {
  return /[a-z]/i.test(name) ? titled(english) : arabic;
}

function titled(name: string): string {
  return /^[a-z]/.test(name) ? titleCase(name) : name;
}

function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => foldWords(word)));
}
