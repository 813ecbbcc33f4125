import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

/** Pulls the listings now. Fails with ApiError. */
export function useSyncNow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(browserApi.POST('/api/sync-now')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/{crm_provider}/sync-status'] }),
  });
}
