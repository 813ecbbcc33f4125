/** What the public site asks about listings, with how long an answer counts as fresh. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bounds, type BoundParam } from '@manzil/core/listings/filter-params';
import { askedOf } from '#lib/api/asked.ts';
import type { Language } from '#i18n/language.ts';
import { type Api, browserApi } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';
import { filterNames, type ListingFilters } from './filters.ts';

export const listPageSize = 12;

/** One page of the list, sorted over all results. Fresh for 30 s. */
export function propertyListQuery(filters: ListingFilters, language: Language, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties', { query: { ...filterQuery(filters), limit: listPageSize, language } }),
    ...broughtByPage,
  });
}

/** Filters as the calls take them. Bounds are numbers in the contract; their texts come checked from `parseFilters`. */
function filterQuery(filters: Partial<ListingFilters>) {
  type Numbers = Partial<Record<BoundParam, number>>;
  const numbers = bounds.flatMap(({ param }) =>
    filters[param] === undefined ? [] : [[param, Number(filters[param])]],
  );
  return { ...(filters as Omit<Partial<ListingFilters>, BoundParam>), ...(Object.fromEntries(numbers) as Numbers) };
}

/** The listings of the home page. */
export function featuredQuery(language: Language, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties/featured', { query: { language } }),
    ...broughtByPage,
  });
}

/** One listing with its agent. @throws ApiError with status 404 when there is none */
export function propertyQuery(id: number, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties/{id}', { path: { id } }),
    ...broughtByPage,
  });
}

/** What is on offer and comes closest to a listing, one that is gone too. At most 3. */
export function similarQuery(id: number, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties/{id}/similar', { path: { id } }),
    ...broughtByPage,
  });
}

/** Listings by their ids, at most 100: those that can be seen, in that order, and the ids of the others. */
export function selectionQuery(ids: readonly number[], api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/properties/by-ids', { query: { ids: ids.join(',') } }),
    ...broughtByPage,
  });
}

/** Categories, sub-types and places with their counts under the other filters, labelled in a language. */
export function facetsQuery(language: Language, filters: Partial<ListingFilters> = {}, api: Api = browserApi) {
  // order and page change no count
  const counted = Object.fromEntries(filterNames.map((name) => [name, filters[name]])) as Partial<ListingFilters>;
  return queryOptions({
    ...askedOf(api, '/api/property-categories', { query: { ...filterQuery(counted), language } }),
    ...broughtByPage,
    staleTime: 300_000,
    // the choices stay in place while they are counted anew
    placeholderData: keepPreviousData,
  });
}
