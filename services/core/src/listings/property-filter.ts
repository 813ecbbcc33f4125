/** Equal questions become equal filters: answers can be kept. */
import type { SearchTerm } from '../search/read-search.ts';
import type { Feature, FitOut, Furnishing } from '../search/sentence/features.ts';
import type { Thing } from '../search/sentence/part.ts';
import type { Vocabulary } from '../search/vocabulary.ts';
import {
  bounds,
  choiceFilters,
  roomsParams,
  type Bound,
  type BoundParam,
  type ChoiceParam,
  type ExactField,
  type ExactParam,
  type RoomsParam,
} from './filter-params.ts';
import { dealOfWord, type Deal } from './deal.ts';
import { kindOfWord, type Kind } from './kinds.ts';
import { type ListingText, readListingText, saidEach, saidIn } from './listing-text.ts';
import { propertySorts, propertyStatuses, type PropertySort, type PropertyStatus } from './property.ts';

type Raw = string | number | null | undefined;

/** As in an address; empty ones and placeholders do not filter. */
export interface PropertyQuery extends Partial<Record<BoundParam | ChoiceParam | ExactParam | RoomsParam, Raw>> {
  /** Or a district, a building, words of a title, a sentence. */
  city?: Raw;
  /** Ids of parts of the sentence that do not count, with commas. */
  without?: Raw;
  /** `Rent`, `Sell`, or a kind: `Apartment`. */
  type?: Raw;
}

export interface RoomCount {
  count: number;
  orMore: boolean;
}

export interface PropertyFilter extends Bounds, Rooms, Record<ExactField, string | null> {
  /** Each must be found. */
  terms: SearchTerm[];
  deal: Deal | null;
  kind: Kind | null;
  /** One of those that a sentence names; none: any. */
  kinds: readonly Kind[];
  /** On offer in one of these, as listings write a district or city; none: anywhere. */
  districts: readonly string[];
  /** All of them. */
  features: readonly Feature[];
  furnishing: Furnishing | null;
  fitOut: FitOut | null;
  /** A word that no kind has. */
  building: string | null;
  status: PropertyStatus | null;
}

type Bounds = Record<BoundParam, number | null>;
type Rooms = Record<RoomsParam, RoomCount | null>;

const placeholders = new Set(['', 'all', 'any', 'no-min', 'no-max']);

/**
 * What cannot be read does not filter: who must refuse it does so before. @param text the city, with the listings'
 * words
 */
export function propertyFilter(query: PropertyQuery, text: ListingText = searchText(query)): PropertyFilter {
  const type = word(query.type);
  const deal = type === null ? null : dealOfWord(type);
  const kind = type === null || deal !== null ? null : kindOfWord(type);
  const said = saidIn(text.understood);
  return {
    terms: text.terms,
    deal: deal ?? text.deal,
    kind,
    districts: [],
    kinds: saidEach(text.understood, 'kind'),
    features: saidEach(text.understood, 'feature'),
    furnishing: choice<Furnishing>('furnishing', query) ?? said.furnishing ?? null,
    fitOut: choice<FitOut>('fitOut', query) ?? said.fitOut ?? null,
    building: deal === null && kind === null ? type : null,
    category: word(query.category) ?? said.category ?? null,
    subcategory: word(query.subType),
    status: status(query.status),
    ...(Object.fromEntries(
      bounds.map((bound) => [
        bound.param,
        boundOf(query[bound.param], bound) ?? boundOf(said[bound.param as keyof typeof said], bound),
      ]),
    ) as Bounds),
    ...(Object.fromEntries(roomsParams.map((name) => [name, rooms(query[name]) ?? rooms(said[name])])) as Rooms),
  };
}

/** @param query what was chosen counts for more than its sentence */
export function searchText(query: PropertyQuery, vocabulary?: Vocabulary): ListingText {
  const text = word(query.city) === null ? '' : String(query.city);
  const without = new Set((word(query.without) ?? '').split(','));
  return readListingText(text, vocabulary, { without, isChosen: (thing) => isChosen(query, thing) });
}

/** 'For rent' counts for nothing where any type was chosen, as before there were sentences. */
const chosenBy: Readonly<Partial<Record<Thing, readonly (keyof PropertyQuery)[]>>> = {
  deal: ['type', 'status'],
  kind: ['subType'],
  category: ['category', 'subType'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  price: ['minPrice', 'maxPrice'],
  area: ['minArea', 'maxArea'],
  people: ['minArea', 'maxArea'],
  furnishing: ['furnishing'],
  fitOut: ['fitOut'],
};

function isChosen(query: PropertyQuery, thing: Thing): boolean {
  const type = word(query.type);
  if ((thing === 'kind' || thing === 'category') && type !== null && dealOfWord(type) === null) return true;
  return chosenBy[thing]?.some((name) => word(query[name]) !== null) ?? false;
}

/** The order that was chosen; else that of the sentence. */
export const sortOf = (chosen: Raw, { understood }: ListingText): PropertySort => {
  const sort = propertySort(chosen);
  return sort === 'newest' ? (saidIn(understood).sort ?? sort) : sort;
};

export function propertySort(sort: Raw): PropertySort {
  return propertySorts.find((known) => known === word(sort)) ?? 'newest';
}

function word(value: Raw): string | null {
  // PostgreSQL takes no NUL
  const text = String(value ?? '')
    .replaceAll('\0', '')
    .trim()
    .toLowerCase();
  return placeholders.has(text) ? null : text;
}

function choice<Choice extends string>(param: ChoiceParam, query: PropertyQuery): Choice | null {
  const asked = word(query[param]);
  const known = choiceFilters.find((one) => one.param === param)?.choices ?? [];
  return (known.find((one) => one === asked) as Choice | undefined) ?? null;
}

/** Reads `for-sale`, `for_sale`, `For Sale` and `sale` alike. */
function status(value: Raw): PropertyStatus | null {
  const plain = word(value)?.replaceAll(/[-\s]+/g, '_') ?? null;
  const full = plain === 'rent' || plain === 'sale' ? `for_${plain}` : plain;
  return propertyStatuses.find((known) => known === full) ?? null;
}

function amount(value: Raw): number | null {
  const text = word(value);
  if (text === null) return null;
  const parsed = Number(text);
  return Number.isFinite(parsed) && parsed >= 0 ? Math.min(parsed, 9_999_999_999.99) : null;
}

function boundOf(value: Raw, { side, whole }: Bound): number | null {
  const parsed = amount(value);
  if (parsed === null || !whole) return parsed;
  return (side === 'min' ? Math.ceil : Math.floor)(Math.min(parsed, 2_147_483_647));
}

/** `2` is exactly two, `4+` at least four. */
function rooms(value: Raw): RoomCount | null {
  const match = /^(\d{1,3})(\+?)$/.exec(word(value) ?? '');
  return match === null ? null : { count: Number(match[1]), orMore: match[2] === '+' };
}
