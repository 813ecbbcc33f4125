import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type ListedProperty = components['schemas']['ListedProperty'];
type Property = components['schemas']['Property'];
type Search = NonNullable<operations['listProperties']['parameters']['query']>;

/** As visitors see it; fails where they do not. */
export const listingQuery = (id: number) =>
  queryOptions({ ...staffAsked('/api/properties/{id}', { path: { id } }), staleTime: 60_000, retry: false });

export const mostMatches = 6;

/** On the site, of the same deal and kind and at about the same price. */
export function matchSearch({ type, subcategory, city, price }: Property): Search {
  const riyals = price === null ? null : Number(price);
  return {
    type,
    ...(subcategory !== null && { subType: subcategory }),
    ...(city !== '' && { city }),
    ...(riyals !== null && { minPrice: Math.round(riyals * 0.75), maxPrice: Math.round(riyals * 1.25) }),
    // one may be the listing itself
    limit: mostMatches + 1,
  };
}

/** In the same district. */
export function useMatches(listing: Property | undefined) {
  const search = listing === undefined ? {} : matchSearch(listing);
  return useQuery({
    ...staffAsked('/api/properties', { query: search }),
    enabled: listing !== undefined,
    staleTime: 60_000,
    select: ({ properties }) => properties.filter(({ id }) => id !== listing?.id).slice(0, mostMatches),
  });
}
