/** Equal questions become equal filters: answers can be kept. */
import { readSearchText, type SearchTerm, type SearchText } from '../search/read-search.ts';
import type { Vocabulary } from '../search/vocabulary.ts';
import {
  bounds,
  roomsParams,
  type Bound,
  type BoundParam,
  type ExactField,
  type ExactParam,
  type RoomsParam,
} from './filter-params.ts';
import { dealOfWord, type Deal } from './deal.ts';
import { kindOfWord, type Kind } from './kinds.ts';
import { propertySorts, propertyStatuses, type PropertySort, type PropertyStatus } from './property.ts';

type Raw = string | number | null | undefined;

/** As in an address; empty ones and placeholders do not filter. */
export interface PropertyQuery extends Partial<Record<BoundParam | ExactParam | RoomsParam, Raw>> {
  /** Or a district, a building, words of a title. */
  city?: Raw;
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
export function propertyFilter(query: PropertyQuery, text: SearchText = searchText(query)): PropertyFilter {
  const type = word(query.type);
  const deal = type === null ? null : dealOfWord(type);
  const kind = type === null || deal !== null ? null : kindOfWord(type);
  const known = status(query.status);
  return {
    terms: text.terms,
    // what is chosen counts for more than words
    deal: type === null && known === null ? text.deal : deal,
    kind,
    building: deal === null && kind === null ? type : null,
    category: word(query.category),
    subcategory: word(query.subType),
    status: known,
    ...(Object.fromEntries(bounds.map((bound) => [bound.param, boundOf(query[bound.param], bound)])) as Bounds),
    ...(Object.fromEntries(roomsParams.map((name) => [name, rooms(query[name])])) as Rooms),
  };
}

export function searchText(query: Pick<PropertyQuery, 'city'>, vocabulary?: Vocabulary): SearchText {
  return readSearchText(word(query.city) === null ? '' : String(query.city), vocabulary);
}

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
