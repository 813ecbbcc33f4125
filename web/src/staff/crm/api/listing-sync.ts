import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type SyncStatus = components['schemas']['SyncStatus'];
export type SyncNowResult = components['schemas']['SyncNowResult'];
export type RemovalQuestion = components['schemas']['RemovalQuestion'];

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

/** What came from the CRM and was not taken over. */
export const heldBackQuery = queryOptions({
  queryKey: ['/api/crm/held-back'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/crm/held-back', { signal })),
  refetchInterval: 30_000,
});

/** Says whether the listings may go that a stopped pull would remove. Fails with ApiError. */
export function useDecideRemovals() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: components['schemas']['RemovalAnswer']) =>
      dataOf(browserApi.POST('/api/crm/removals', { body: answer })),
    // also after a refusal: somebody else may have decided
    onSettled: () =>
      Promise.all(
        [['/api/{crm_provider}/sync-status'], ['/api/crm/sync-runs'], ['/api/crm/listings']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/**
 * Pulls the listings now. Fails with ApiError.
 * @param full all of them, not only what changed
 */
export function useSyncNow(full = false) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(browserApi.POST('/api/sync-now', full ? { params: { query: { full } } } : {})),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api/{crm_provider}/sync-status'] }),
        queryClient.invalidateQueries({ queryKey: ['/api/crm/sync-runs'] }),
      ]),
  });
}

/** Fetches all listings anew, and says how many there were. Fails with ApiError. */
export function useSeedProperties(provider: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(browserApi.POST('/api/seed-{crm_provider}-properties', { params: { path: { crm_provider: provider } } })),
    onSettled: () =>
      Promise.all(
        [
          ['/api/{crm_provider}/sync-status'],
          ['/api/crm/sync-runs'],
          ['/api/admin/properties'],
          ['/api/admin/stats'],
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
