import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationFinding = components['schemas']['ReconciliationFinding'];

const listKey = ['/api/admin/reconciliations'];

/** While one runs its bar moves; else the schedule may begin one at any time (ms). */
const runningMs = 2_000;
const calmMs = 30_000;

/** The newest comparisons with the CRM, the running one among them. */
export const reconciliationsQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/reconciliations', { signal })),
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') === true ? runningMs : calmMs),
});

/** One comparison with its findings. */
export const reconciliationQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/admin/reconciliations/{id}', id],
    queryFn: ({ signal }) =>
      dataOf(browserApi.GET('/api/admin/reconciliations/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.reconciliation.state === 'running' ? runningMs : false),
  });

/**
 * Sends once more what a comparison missed again: these deliveries, or all for null. @returns how many wait again, and how many
 * were left alone. Fails with ApiError.
 */
export function useResendMissing(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | null) =>
      dataOf(
        browserApi.POST('/api/admin/reconciliations/{id}/resend', {
          params: { path: { id } },
          body: ids === null ? {} : { ids: [...ids] },
        }),
      ),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reconciliationQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['/api/crm/status'] }),
      ]),
  });
}

/** Begins a comparison of what was delivered in so many days. Fails with ApiError. */
export function useStartReconciliation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: number) =>
      dataOf(browserApi.POST('/api/admin/reconciliations', { params: { query: { days } } })),
    // also after a refusal: another one runs, and its bar should show
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}
