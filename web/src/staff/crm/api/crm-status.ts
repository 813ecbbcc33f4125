import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type CrmStatus = components['schemas']['CrmStatus'];
export type CrmOperation = components['schemas']['CrmOperation'];

/** Polling of the specification (ms); while something waits the page looks more often, to show it leave. */
const calmMs = 30_000;
const busyMs = 5_000;

/** Connection, and what the site still owes to the CRM. */
export const crmStatusQuery = queryOptions({
  queryKey: ['/api/crm/status'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/crm/status', { signal })),
  refetchInterval: ({ state }) => ((state.data?.pendingOperations ?? 0) > 0 ? busyMs : calmMs),
});

/** Passes over a pause that the CRM asked for: one lead is tried. Fails with ApiError. */
export function useEndPause() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(browserApi.DELETE('/api/crm/pause')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: crmStatusQuery.queryKey }),
  });
}

/** Tries everything that waits now; answers within 25 s with processed and remaining. Fails with ApiError. */
export function useForceRetry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(browserApi.POST('/api/crm/force-retry')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: crmStatusQuery.queryKey }),
  });
}
