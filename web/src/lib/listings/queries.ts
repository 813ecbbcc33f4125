import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bounds, type BoundParam } from '@manzil/core/listings/filter-params';
import { asked, askedOf } from '#lib/api/asked.ts';
import type { Language } from '#i18n/language.ts';
import { type Api, browserApi } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';
import { filterNames, type ListingFilters } from './filters.ts';

export const listPageSize = 12;

export function propertyListQuery(filters: ListingFilters, language: Language, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties', { query: { ...filterQuery(filters), limit: listPageSize, language } }),
    ...broughtByPage,
  });
}

/** `parseFilters` has checked that bounds are numbers. */
function filterQuery(filters: Partial<ListingFilters>) {
  type Numbers = Partial<Record<BoundParam, number>>;
  const numbers = bounds.flatMap(({ param }) =>
    filters[param] === undefined ? [] : [[param, Number(filters[param])]],
  );
  return { ...(filters as Omit<Partial<ListingFilters>, BoundParam>), ...(Object.fromEntries(numbers) as Numbers) };
}

export function featuredQuery(language: Language, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties/featured', { query: { language } }),
    ...broughtByPage,
  });
}

/** @throws ApiError 404 when there is none */
export function propertyQuery(id: number, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties/{id}', { path: { id } }),
    ...broughtByPage,
  });
}

/** At most 3; works for removed listings too. */
export function similarQuery(id: number, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties/{id}/similar', { path: { id } }),
    ...broughtByPage,
  });
}

/** At most 100 ids. Answers in their order, and names those that are gone. */
export function selectionQuery(ids: readonly number[]) {
  return queryOptions({
    ...asked('/api/properties/by-ids', { query: { ids: ids.join(',') } }),
    ...broughtByPage,
  });
}

/** Labelled in the language, counted under others. */
export function facetsQuery(language: Language, filters: Partial<ListingFilters> = {}, api: Api = browserApi) {
  // order and page change no count
  const withoutOrder = Object.fromEntries(
    [...filterNames, 'without' as const].map((name) => [name, filters[name]]),
  ) as Partial<ListingFilters>;
  return queryOptions({
    ...askedOf(api, '/api/property-categories', { query: { ...filterQuery(withoutOrder), language } }),
    ...broughtByPage,
    staleTime: 300_000,
    // choices stay while counts load
    placeholderData: keepPreviousData,
  });
}
