import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** Polling of the specification (ms). */
const pollMs = 5_000;

/** State of the pull of listings from one provider. */
export const syncStatusQuery = (provider: string) =>
  queryOptions({
    queryKey: ['/api/{crm_provider}/sync-status', provider],
    queryFn: ({ signal }) =>
      dataOf(
        browserApi.GET('/api/{crm_provider}/sync-status', {
          params: { path: { crm_provider: provider }, query: { t: String(Date.now()) } },
          cache: 'no-store',
          signal,
        }),
      ),
    refetchInterval: pollMs,
  });

/** The newest pulls of listings. */
export const syncRunsQuery = queryOptions({
  queryKey: ['/api/crm/sync-runs'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/crm/sync-runs', { signal })),
  refetchInterval: pollMs,
});

/** One page of the listings that came from the CRM. */
export const crmListingsQuery = (page: number) =>
  queryOptions({
    queryKey: ['/api/crm/listings', page],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/crm/listings', { params: { query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Pulls the listings now. Fails with ApiError. */
export function useSyncNow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(browserApi.POST('/api/sync-now')),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api/{crm_provider}/sync-status'] }),
        queryClient.invalidateQueries({ queryKey: ['/api/crm/sync-runs'] }),
      ]),
  });
}
