/** The site's own list's query, so that counts agree. */
import type { ChatFilters } from '@manzil/core/chat/filters';
import { numberParams } from '@manzil/core/listings/filter-params';
import { kindWords } from '@manzil/core/chat/kinds';
import { kindName } from '@manzil/core/search/sentence/kind-phrases';
import { titleCase } from '@manzil/core/search/lexicon';
import type { PropertyFacets } from '@manzil/core/listings/store/facet-reader';
import type { PropertyQuery } from '@manzil/core/listings/property-filter';

export type ListQuery = Partial<Record<keyof PropertyQuery | 'sort', string>>;

const order = ['type', 'city', 'category', 'subType', ...numberParams, 'sort'] as const;

/**
 * @param facets a kind filed under one name is a filter, others are words
 * @param text a place unknown by name
 */
export function listQuery(filters: ChatFilters, facets: PropertyFacets, text: string | null = null): ListQuery {
  const kind = kindQuery(filters, facets);
  const city = [filters.place === undefined ? text : titleCase(filters.place), kind.word]
    .filter((part) => part !== null && part !== undefined)
    .join(' ')
    .slice(0, 100);
  const query: ListQuery = {
    ...(filters.deal === undefined ? {} : { type: filters.deal === 'rent' ? 'Rent' : 'Sell' }),
    ...(city === '' ? {} : { city }),
    ...(kind.category === undefined ? {} : { category: kind.category }),
    ...(kind.subType === undefined ? {} : { subType: kind.subType }),
    ...(filters.sort === undefined ? {} : { sort: filters.sort }),
  };
  const said = new Map(Object.entries(filters) as [string, string | number | undefined][]);
  for (const name of numberParams) {
    const value = said.get(name);
    if (value !== undefined) query[name] = String(value);
  }
  return query;
}

export function listAddress(query: ListQuery): string {
  const search = new URLSearchParams();
  for (const name of order) {
    const value = query[name];
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? '/properties' : `/properties?${text}`;
}

function kindQuery(
  { kind }: ChatFilters,
  facets: PropertyFacets,
): { category?: string; subType?: string; word?: string } {
  if (kind === undefined) return {};
  const { en, subTypes, category } = kindWords[kind];
  if (category !== undefined && facets.categories.some(({ value }) => value === category)) return { category };
  const filed = subTypes.filter((name) => facets.subCategories.some(({ value }) => value === name));
  if (filed.length === 1) return { subType: filed[0]! };
  // 'plot of land' is searched as 'land'
  return { word: en[0].includes(' ') ? kindName(kind) : en[0] };
}

/** 'Cheaper than 9,500' is at most 9,499, which nobody says. */
export function isJustBelow(max: number): boolean {
  return max > 100 && (max + 1) % 5 === 0 && max % 5 !== 0;
}
