import { foldWords } from '../fold.ts';
import { counted, longestPhrase, type Meaning, type Words } from './meaning.ts';
import { readTokens, type Span, type Token, type WordToken } from './tokens.ts';

export type Item =
  | Exclude<Meaning, { type: 'foreign' }>
  | { type: 'number'; value: number; plus: boolean }
  | { type: 'reference'; written: string }
  | { type: 'dash' }
  /** `isPlace`: after 'in', 'near' and the like. */
  | { type: 'unknown'; word: string; raw: string; isPlace: boolean };

export interface ReadItem extends Span {
  item: Item;
}

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

/** The longest phrase at each word; a misspelt word counts as its neighbour where the reader guesses. */
export function readItems(text: string, words: Words): ReadItem[] {
  const tokens = readTokens(text);
  const read: ReadItem[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    if (token.type !== 'word') {
      const { start, end, ...item } = token;
      read.push({ item, start, end });
      at += 1;
      continue;
    }
    const { item, length } =
      peopleBehind(read.at(-1), token) ?? longestMeaning(words, tokens, at) ?? guess(words, tokens, at);
    if (endsRange(words, read, token))
      read.push({ item: { type: 'comparison', comparison: 'to' }, start: token.start, end: token.start });
    const sum = sumOf(read.at(-1)?.item, item, token);
    const start = sum === null ? token.start : read.pop()!.start;
    const { end } = tokens[at + length - 1]!;
    read.push({ item: sum ?? (item.type === 'foreign' ? unknown(tokens, at, token) : item), start, end });
    at += length;
  }
  return read;
}

/** 'عشر موظفين', 'twenty staff'. */
function peopleBehind(before: ReadItem | undefined, { word }: WordToken): Found | null {
  const people = before?.item.type === 'count' ? counted([word]) : null;
  return people === null ? null : { item: people, length: 1 };
}

/** In 'بين خمسة وعشرة آلاف', 'من خمسة لعشرة آلاف' the 'to' belongs to the second number. */
function endsRange(words: Words, read: readonly ReadItem[], { raw }: WordToken): boolean {
  const items = read.map(({ item }) => item);
  const before = items.findLast((item) => item.type === 'comparison')?.comparison;
  const joined = (before === 'between' && raw.startsWith('و')) || (before === 'from' && raw.startsWith('ل'));
  return joined && isQuantity(items.at(-1)) && isQuantity(words.meaningOf(foldWords(raw.slice(1))));
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

function longestMeaning({ meaningOf }: Words, tokens: readonly Token[], at: number): Found | null {
  const words = wordsFrom(tokens, at, longestPhrase).map(({ word }) => word);
  // '2 rooms for rent' has two rooms, '20 staff' are people; 'rooms for rent' is a kind
  const first = tokens[at - 1]?.type === 'number' ? (counted(words.slice(0, 1)) ?? meaningOf(words.slice(0, 1))) : null;
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

function guess(words: Words, tokens: readonly Token[], at: number): Found {
  const [first, second] = wordsFrom(tokens, at, 2);
  if (second !== undefined) {
    const pair = words.probableMeaning([first!.word, second.word]);
    if (pair?.type === 'place') return { item: pair, length: 2 };
  }
  const one = words.probableMeaning([first!.word]);
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
