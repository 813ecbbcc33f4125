import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationFinding = components['schemas']['ReconciliationFinding'];

/** For the bar, ms; else for what the schedule begins. */
const runningMs = 2_000;
const calmMs = 30_000;

export const reconciliationsQuery = queryOptions({
  ...staffAsked('/api/admin/reconciliations'),
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') === true ? runningMs : calmMs),
});

export const reconciliationQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/admin/reconciliations/{id}', { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.reconciliation.state === 'running' ? runningMs : false),
  });

/** Null sends all that is missing again. Fails with ApiError. */
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

/** Of what was delivered in so many days. Fails with ApiError. */
export function useStartReconciliation() {
  return useChange(
    (days: number) => dataOf(browserApi.POST('/api/admin/reconciliations', { params: { query: { days } } })),
    '/api/admin/reconciliations',
  );
}
