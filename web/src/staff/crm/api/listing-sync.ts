import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type SyncStatus = components['schemas']['SyncStatus'];
export type SyncNowResult = components['schemas']['SyncNowResult'];
export type SyncRun = components['schemas']['SyncRun'];
export type CrmListing = components['schemas']['CrmListing'];
export type HeldBackListing = components['schemas']['HeldBack'];
export type RemovalQuestion = components['schemas']['RemovalQuestion'];

/** The specification's polling, ms. */
const pollMs = 5_000;

export const syncStatusQuery = (provider: string) =>
  queryOptions({
    queryKey: keyOf('/api/{crm_provider}/sync-status', { path: { crm_provider: provider } }),
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

export const syncRunsQuery = queryOptions({
  ...staffAsked('/api/crm/sync-runs'),
  refetchInterval: pollMs,
});

export const crmListingsQuery = (page: number) =>
  queryOptions({
    ...staffAsked('/api/crm/listings', { query: { page } }),
    placeholderData: keepPreviousData,
  });

export const heldBackQuery = queryOptions({
  ...staffAsked('/api/crm/held-back'),
  refetchInterval: 30_000,
});

/** Whether a stopped pull may remove listings. Fails with ApiError. */
export function useDecideRemovals() {
  return useChange(
    (answer: components['schemas']['RemovalAnswer']) => dataOf(browserApi.POST('/api/crm/removals', { body: answer })),
    '/api/{crm_provider}/sync-status',
    '/api/crm/sync-runs',
    '/api/crm/listings',
  );
}

/** Fails with ApiError. @param full all of them, not only changes */
export function useSyncNow(full = false) {
  return useChange(
    () => dataOf(browserApi.POST('/api/sync-now', full ? { params: { query: { full } } } : {})),
    '/api/{crm_provider}/sync-status',
    '/api/crm/sync-runs',
  );
}

/** Fetches all listings anew. Fails with ApiError. */
export function useSeedProperties(provider: string) {
  return useChange(
    () =>
      dataOf(browserApi.POST('/api/seed-{crm_provider}-properties', { params: { path: { crm_provider: provider } } })),
    '/api/{crm_provider}/sync-status',
    '/api/crm/sync-runs',
    '/api/admin/properties',
    '/api/admin/properties/summary',
    '/api/admin/stats',
  );
}
