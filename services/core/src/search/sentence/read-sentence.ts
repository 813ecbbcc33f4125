import { type Item, type ReadItem, readItems } from './items.ts';
import { type Part, type PartFilter, type Thing, type Wanted } from './part.ts';
import { refinedParts } from './refined-parts.ts';
import { readQuantities } from './quantities.ts';
import { searchWords } from './search-words.ts';
import { sourceOf } from './tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';

export interface ReadSentence {
  /** In the order of the sentence. */
  parts: Part[];
  /** What was not understood, as written; it stays a search for words. */
  unused: string;
}

/**
 * What a sentence asks for, in English, Arabic and the Gulf's everyday words. Pure; corrects nothing.
 * @param vocabulary the listings' words and buildings
 */
export function readSentence(text: string, vocabulary?: Vocabulary): ReadSentence {
  const source = sourceOf(text.replaceAll('\0', ' '));
  const read = addressed(readItems(source, searchWords(vocabulary)));
  const spoken = refinedParts(wantedIn(read), source);
  const parts = spoken.filter(({ filter }) => Object.keys(filter).length > 0);
  return { parts, unused: parts.length === 0 ? source.trim() : unusedOf(read, spoken, source) };
}

/** 'Street 840', 'رقم 7': the number counts nothing, and neither word is more than text. */
function addressed(read: readonly ReadItem[]): ReadItem[] {
  const result = [...read];
  for (const [at, { item }] of read.entries()) {
    // there is no filter for what a listing lacks
    if (item.type === 'feature' && read[at - 1]?.item.type === 'not') {
      result[at - 1] = { ...read[at - 1]!, item: { type: 'silent' } };
      result[at] = { ...read[at]!, item: { type: 'silent' } };
    }
    const number = read[at + 1];
    if (item.type === 'address' && number?.item.type === 'reference')
      result[at] = { ...read[at]!, item: { type: 'silent' } };
    const isBuilding = item.type === 'kind' && item.kind === 'building';
    if ((!namesNumber(item) && !isBuilding) || number === undefined) continue;
    const isNamed = number.item.type === 'unknown';
    if (number.item.type === 'number' && isCounted(read[at + 2]?.item)) continue;
    if (number.item.type !== 'number' && !(isBuilding && isNamed)) continue;
    result[at] = { ...read[at]!, item: textItem };
    if (!isNamed) result[at + 1] = { ...number, item: textItem };
  }
  for (const [at, { item }] of result.entries()) {
    const before = result[at - 1]?.item;
    // 'Kuwari building' is a name
    if (item.type === 'kind' && item.kind === 'building' && before?.type === 'unknown' && before !== textItem)
      result[at] = { ...result[at]!, item: textItem };
  }
  return result;
}

const textItem: Item = { type: 'unknown', word: '', raw: '', isPlace: false };
const namesNumber = ({ type }: Item): boolean => type === 'address' || type === 'not';
const isCounted = (item: Item | undefined): boolean => item?.type === 'unit' || item?.type === 'scale';

function wantedIn(read: readonly ReadItem[]): Wanted[] {
  const items = read.map(({ item }) => item);
  const says = read.some(({ item: { type } }) => type === 'kind' || type === 'deal' || type === 'rooms');
  const counted = readQuantities(items)
    // a number alone may be a phone, a year, a house
    .filter(({ bare, said }) => !bare || (says && said.people === undefined))
    .map(({ said, from, to }) => ({ start: read[from]!.start, end: read[to - 1]!.end, ...wantedQuantity(said) }));
  const rest = read.flatMap(({ item, start, end }, at): Wanted[] => {
    const wanted = wantedItem(item);
    return wanted === null ? [] : [{ start, end, ...wanted, isEither: read[at - 1]?.item.type === 'or' }];
  });
  return [...counted, ...rest].toSorted((a, b) => a.start - b.start);
}

function wantedQuantity(filter: PartFilter): Omit<Wanted, 'start' | 'end'> {
  const thing: Thing =
    filter.people !== undefined
      ? 'people'
      : filter.bedrooms !== undefined
        ? 'bedrooms'
        : filter.bathrooms !== undefined
          ? 'bathrooms'
          : filter.minPrice !== undefined || filter.maxPrice !== undefined
            ? 'price'
            : 'area';
  return { thing, filter };
}

function wantedItem(item: Item): Omit<Wanted, 'start' | 'end'> | null {
  switch (item.type) {
    case 'deal':
      return { thing: 'deal', filter: { deal: item.deal } };
    case 'kind':
      if (item.kind === 'property') return null;
      if (item.kind === 'home') return { thing: 'category', filter: { category: 'residential' } };
      if (item.kind === 'commercial') return { thing: 'category', filter: { category: 'commercial' } };
      return { thing: 'kind', filter: { kind: item.kind } };
    case 'place':
      return { thing: item.isStreet ? 'street' : 'place', filter: { place: item.key } };
    case 'building':
      return { thing: 'building', filter: { building: item.name } };
    case 'reference':
      return { thing: 'reference', filter: { reference: item.written } };
    case 'feature':
      return { thing: 'feature', filter: { feature: item.feature } };
    case 'furnishing':
      return { thing: 'furnishing', filter: { furnishing: item.furnishing } };
    case 'fitOut':
      return { thing: 'fitOut', filter: { fitOut: item.fitOut } };
    case 'sort':
      return { thing: 'sort', filter: { sort: item.sort } };
    default:
      return null;
  }
}

const leftTypes: ReadonlySet<string> = new Set(['unknown', 'number', 'count', 'address', 'not']);

/** Words and numbers that no part holds; what is said around them is not looked for. */
function unusedOf(read: readonly ReadItem[], parts: readonly Part[], source: string): string {
  return read
    .filter(({ item: { type } }) => leftTypes.has(type))
    .filter(({ start, end }) => !parts.some((part) => start >= part.start && end <= part.end))
    .map(({ start, end }) => source.slice(start, end))
    .join(' ');
}
