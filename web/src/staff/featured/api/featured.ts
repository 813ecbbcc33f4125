import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components, operations } from '@manzil/contract/api';

export type Property = components['schemas']['Property'];
export type PropertyQuery = NonNullable<operations['listAdminProperties']['parameters']['query']>;

const keptMs = 60_000;
/** The server takes an order of so many. */
const mostFeatured = 1_000;

/** One page of all listings. */
export const propertiesQuery = (query: PropertyQuery) =>
  queryOptions({
    queryKey: ['/api/admin/properties', query],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/properties', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });

/** The featured listings in their order. */
export const featuredQuery = propertiesQuery({ featured: 'yes', sort: 'featured', limit: mostFeatured });

export const summaryQuery = queryOptions({
  queryKey: ['/api/admin/properties', 'summary'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/properties/summary', { signal })),
  gcTime: keptMs,
});

/** All changes of what is featured. Each fails with ApiError. */
export function useFeaturedWrites() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['/api/admin/properties'] });
  return {
    set: useMutation({
      mutationFn: ({ id, isFeatured }: { id: number; isFeatured: boolean }) =>
        dataOf(
          browserApi.PATCH('/api/admin/properties/{id}/featured', { params: { path: { id } }, body: { isFeatured } }),
        ),
      onSettled,
    }),
    random: useMutation({
      mutationFn: () => dataOf(browserApi.POST('/api/admin/properties/featured/generate-random')),
      onSettled,
    }),
    clear: useMutation({
      mutationFn: () => dataOf(browserApi.POST('/api/admin/properties/featured/clear')),
      onSettled,
    }),
    order: useMutation({
      mutationFn: (ids: number[]) => dataOf(browserApi.PUT('/api/admin/properties/featured/order', { body: { ids } })),
      onSettled,
    }),
  };
}
