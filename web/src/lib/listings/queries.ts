/** What the public site asks about listings, with how long an answer counts as fresh. */
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#i18n/language.ts';
import { type Api, browserApi, dataOf } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';
import type { ListingFilters } from './filters.ts';
import type { PropertyDetail, PropertyFacets } from './types.ts';

export const listPageSize = 12;

/** One page of the list, sorted over all results. Fresh for 30 s. */
export function propertyListQuery(filters: ListingFilters, language: Language, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/properties', filters, language],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/properties', { params: { query: listQuery(filters, language) }, signal })),
    ...broughtByPage,
  });
}

/** Query of the call. Price and area are numbers in the contract; their texts come checked from `parseFilters`. */
function listQuery(filters: ListingFilters, language: Language) {
  const { minPrice, maxPrice, minArea, maxArea, ...rest } = filters;
  const numbers = Object.fromEntries(
    Object.entries({ minPrice, maxPrice, minArea, maxArea }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, Number(text)]],
    ),
  );
  return { ...rest, ...numbers, limit: listPageSize, language };
}

/** The listings of the home page. */
export function featuredQuery(language: Language, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/properties/featured', language],
    queryFn: ({ signal }) => dataOf(api.GET('/api/properties/featured', { params: { query: { language } }, signal })),
    ...broughtByPage,
  });
}

/** One listing with its agent. @throws ApiError with status 404 when there is none */
export function propertyQuery(id: number, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/properties/{id}', id],
    queryFn: ({ signal }): Promise<PropertyDetail> =>
      dataOf(api.GET('/api/properties/{id}', { params: { path: { id } }, signal })),
    ...broughtByPage,
  });
}

/** Categories and sub-types with their counts, labelled in a language. */
export function facetsQuery(language: Language, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/property-categories', language],
    queryFn: ({ signal }): Promise<PropertyFacets> =>
      dataOf(api.GET('/api/property-categories', { params: { query: { language } }, signal })),
    ...broughtByPage,
    staleTime: 300_000,
  });
}
