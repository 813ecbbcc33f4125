import { foldWords } from '../search/fold.ts';
import { longestPhrase, meaningOf, type Meaning, probableMeaning } from './lexicon.ts';
import { readTokens, type Token, type WordToken } from './tokens.ts';

export type Item =
  | Exclude<Meaning, { type: 'foreign' }>
  | { type: 'number'; value: number; plus: boolean }
  | { type: 'dash' }
  /** `isPlace`: after 'in', 'near' and the like. */
  | { type: 'unknown'; word: string; raw: string; isPlace: boolean };

const beforePlaces = new Set([
  'in',
  'at',
  'near',
  'around',
  'on',
  'within',
  'inside',
  'في',
  'ب',
  'قرب',
  'قريب',
  'جنب',
  'عند',
]);

/** The longest phrase at each word; a misspelt word counts as its neighbour. */
export function readItems(text: string): Item[] {
  const tokens = readTokens(text);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    if (token.type !== 'word') {
      items.push(token);
      at += 1;
      continue;
    }
    const afterNumber = tokens[at - 1]?.type === 'number';
    const { item, length } = longestMeaning(tokens, at, afterNumber) ?? guess(tokens, at);
    if (endsRange(items, token)) items.push({ type: 'comparison', comparison: 'to' });
    const sum = sumOf(items.at(-1), item, token);
    if (sum !== null) items.pop();
    items.push(sum ?? (item.type === 'foreign' ? unknown(tokens, at, token) : item));
    at += length;
  }
  return items;
}

/** In 'بين خمسة وعشرة آلاف', 'من خمسة لعشرة آلاف' the 'to' belongs to the second number. */
function endsRange(items: readonly Item[], { raw }: WordToken): boolean {
  const before = items.findLast((item) => item.type === 'comparison')?.comparison;
  const joined = (before === 'between' && raw.startsWith('و')) || (before === 'from' && raw.startsWith('ل'));
  return joined && isQuantity(items.at(-1)) && isQuantity(meaningOf(foldWords(raw.slice(1))));
}

/** 'خمسة وثلاثين' is thirty-five, 'مئة وعشرين' a hundred and twenty. */
function sumOf(last: Item | undefined, item: Item | Meaning, { raw }: WordToken): Item | null {
  if (last?.type !== 'count' || item.type !== 'count' || !raw.startsWith('و')) return null;
  const isSum = last.value >= 100 ? item.value < 100 : last.value < 10 && item.value >= 20 && item.value < 100;
  return isSum ? { type: 'count', value: last.value + item.value } : null;
}

function isQuantity(item: Item | Meaning | null | undefined): boolean {
  return item !== null && item !== undefined && ['number', 'count', 'scale', 'amount', 'unit'].includes(item.type);
}

type Found = { item: Item | Meaning; length: number };

function longestMeaning(tokens: readonly Token[], at: number, afterNumber: boolean): Found | null {
  const words = wordsFrom(tokens, at, longestPhrase).map(({ word }) => word);
  // '2 rooms for rent' has two rooms; 'rooms for rent' is a kind
  const first = afterNumber ? meaningOf(words.slice(0, 1)) : null;
  if (first?.type === 'unit') {
    const two = words.length > 1 ? meaningOf(words.slice(0, 2)) : null;
    return two?.type === 'unit' ? { item: two, length: 2 } : { item: first, length: 1 };
  }
  for (let length = words.length; length >= 1; length -= 1) {
    const item = meaningOf(words.slice(0, length));
    if (item !== null) return { item, length };
  }
  return null;
}

function guess(tokens: readonly Token[], at: number): Found {
  const [first, second] = wordsFrom(tokens, at, 2);
  if (second !== undefined) {
    const pair = probableMeaning([first!.word, second.word]);
    if (pair?.type === 'place') return { item: pair, length: 2 };
  }
  const one = probableMeaning([first!.word]);
  if (one !== null) return { item: one, length: 1 };
  return { item: unknown(tokens, at, first!), length: 1 };
}

function unknown(tokens: readonly Token[], at: number, { word, raw }: WordToken): Item {
  return { type: 'unknown', word, raw, isPlace: followsPlaceWord(tokens, at) };
}

function followsPlaceWord(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before?.type === 'word' && beforePlaces.has(before.word);
}

function wordsFrom(tokens: readonly Token[], at: number, most: number): WordToken[] {
  const words: WordToken[] = [];
  for (const token of tokens.slice(at, at + most)) {
    if (token.type !== 'word') break;
    words.push(token);
  }
  return words;
}
