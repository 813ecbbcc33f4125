import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationFinding = components['schemas']['ReconciliationFinding'];

/** While one runs its bar moves; else the schedule may begin one at any time (ms). */
const runningMs = 2_000;
const calmMs = 30_000;

/** The newest comparisons with the CRM, the running one among them. */
export const reconciliationsQuery = queryOptions({
  ...staffAsked('/api/admin/reconciliations'),
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') === true ? runningMs : calmMs),
});

/** One comparison with its findings. */
export const reconciliationQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/admin/reconciliations/{id}', { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.reconciliation.state === 'running' ? runningMs : false),
  });

/**
 * Sends once more what a comparison missed again: these deliveries, or all for null. @returns how many wait again, and how many
 * were left alone. Fails with ApiError.
 */
export function useResendMissing(id: number) {
  return useChange(
    (ids: readonly string[] | null) =>
      dataOf(
        browserApi.POST('/api/admin/reconciliations/{id}/resend', {
          params: { path: { id } },
          body: ids === null ? {} : { ids: [...ids] },
        }),
      ),
    '/api/admin/reconciliations/{id}',
    '/api/crm/status',
  );
}

/** Begins a comparison of what was delivered in so many days. Fails with ApiError. */
export function useStartReconciliation() {
  return useChange(
    (days: number) => dataOf(browserApi.POST('/api/admin/reconciliations', { params: { query: { days } } })),
    '/api/admin/reconciliations',
  );
}
