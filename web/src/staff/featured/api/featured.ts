import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Property = components['schemas']['Property'];
export type PropertyQuery = NonNullable<operations['listAdminProperties']['parameters']['query']>;

const keptMs = 60_000;
/** The server's limit. */
const mostFeatured = 1_000;

export const propertiesQuery = (query: PropertyQuery) =>
  queryOptions({
    ...staffAsked('/api/admin/properties', { query }),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });

export const featuredQuery = propertiesQuery({ featured: 'yes', sort: 'featured', limit: mostFeatured });

export const summaryQuery = queryOptions({
  ...staffAsked('/api/admin/properties/summary'),
  gcTime: keptMs,
});

const shown = [
  '/api/admin/properties',
  '/api/admin/properties/summary',
  '/api/admin/properties/{id}',
  '/api/admin/properties/{id}/history',
] as const;

/** Each fails with ApiError. */
export const useFeaturedWrites = () => ({
  set: useChange(
    ({ id, isFeatured }: { id: number; isFeatured: boolean }) =>
      dataOf(
        browserApi.PATCH('/api/admin/properties/{id}/featured', { params: { path: { id } }, body: { isFeatured } }),
      ),
    ...shown,
  ),
  random: useChange(() => dataOf(browserApi.POST('/api/admin/properties/featured/generate-random')), ...shown),
  clear: useChange(() => dataOf(browserApi.POST('/api/admin/properties/featured/clear')), ...shown),
  order: useChange(
    (ids: number[]) => dataOf(browserApi.PUT('/api/admin/properties/featured/order', { body: { ids } })),
    ...shown,
  ),
});
