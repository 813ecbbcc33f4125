/** Turns the query of GET /api/properties into one form, so that equal questions are equal. No IO. */
import { propertySorts, propertyStatuses, type PropertySort, type PropertyStatus } from '../domain/property.ts';

type Raw = string | number | null | undefined;

/** The documented parameters as they come from an address; what is missing, empty or a placeholder does not filter. */
export interface PropertyQuery {
  /** City, district, building or words of a title, in either language. */
  city?: Raw;
  /** `Rent` or `Sell`, or the word of a building such as `Apartment`. */
  type?: Raw;
  category?: Raw;
  status?: Raw;
  subType?: Raw;
  minPrice?: Raw;
  maxPrice?: Raw;
  bedrooms?: Raw;
  bathrooms?: Raw;
  minArea?: Raw;
  maxArea?: Raw;
}

/** Exactly so many rooms, or at least so many. */
export interface RoomCount {
  count: number;
  orMore: boolean;
}

export interface PropertyFilter {
  words: string[];
  deal: 'rent' | 'sell' | null;
  building: string | null;
  category: string | null;
  subcategory: string | null;
  status: PropertyStatus | null;
  minPrice: number | null;
  maxPrice: number | null;
  minArea: number | null;
  maxArea: number | null;
  bedrooms: RoomCount | null;
  bathrooms: RoomCount | null;
}

const placeholders = new Set(['', 'all', 'any', 'no-min', 'no-max']);
const maxWords = 6;
const deals: Readonly<Record<string, 'rent' | 'sell'>> = { rent: 'rent', sell: 'sell', sale: 'sell', buy: 'sell' };

/** Unreadable numbers and words that are no status do not filter: whoever must refuse them does so before. */
export function propertyFilter(query: PropertyQuery): PropertyFilter {
  const type = word(query.type);
  const deal = type === null ? null : (deals[type] ?? null);
  return {
    words: words(query.city),
    deal,
    building: deal === null ? type : null,
    category: word(query.category),
    subcategory: word(query.subType),
    status: status(query.status),
    minPrice: amount(query.minPrice),
    maxPrice: amount(query.maxPrice),
    minArea: area(query.minArea, Math.ceil),
    maxArea: area(query.maxArea, Math.floor),
    bedrooms: rooms(query.bedrooms),
    bathrooms: rooms(query.bathrooms),
  };
}

/** One of the documented sorts; anything else is the newest first. */
export function propertySort(sort: Raw): PropertySort {
  return propertySorts.find((known) => known === word(sort)) ?? 'newest';
}

function word(value: Raw): string | null {
  // PostgreSQL takes no NUL in a text
  const text = String(value ?? '')
    .replaceAll('\0', '')
    .trim()
    .toLowerCase();
  return placeholders.has(text) ? null : text;
}

/** The single words, each of which must be found; commas stand between places as blanks do. */
function words(value: Raw): string[] {
  const found = (word(value) ?? '').split(/[\s,،]+/u).filter((part) => part !== '');
  return [...new Set(found)].slice(0, maxWords);
}

/** Takes `for-sale`, `for_sale`, `For Sale`; `rent` and `sale` are short for what is on offer. */
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

/** Areas are whole square metres in the database, so that a bound between two of them moves to the next one inside. */
function area(value: Raw, inwards: (bound: number) => number): number | null {
  const parsed = amount(value);
  return parsed === null ? null : inwards(Math.min(parsed, 2_147_483_647));
}

/** `2` is exactly two, `4+` at least four. */
function rooms(value: Raw): RoomCount | null {
  const match = /^(\d{1,3})(\+?)$/.exec(word(value) ?? '');
  return match === null ? null : { count: Number(match[1]), orMore: match[2] === '+' };
}
