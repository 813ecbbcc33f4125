import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type CrmTest = components['schemas']['CrmTest'];
export type CrmFaults = components['schemas']['CrmFaults'];
export type TestLeads = components['schemas']['TestLeads'];

/** ms, while leads move; else only other windows change something. */
export const busyMs = 1_500;
const calmMs = 10_000;

export const crmTestQuery = queryOptions({
  ...staffAsked('/api/admin/crm-test'),
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && (data.leads.running || data.leads.unsettled > 0) ? busyMs : calmMs,
});

/** One call after the other, so that the last stays. Fails with ApiError. */
export function useSetFaults() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'crm-faults' },
    mutationFn: (faults: CrmFaults) => dataOf(browserApi.PUT('/api/admin/crm-test/faults', { body: faults })),
    onSuccess: async (faults) => {
      // an earlier poll would put the old faults back
      await queryClient.cancelQueries({ queryKey: crmTestQuery.queryKey });
      queryClient.setQueryData(crmTestQuery.queryKey, (now) => (now === undefined ? now : { ...now, faults }));
    },
  });
}

const shown = ['/api/admin/crm-test', '/api/crm/status', '/api/admin/deliveries'] as const;

/** Ends when each was accepted or refused. Fails with ApiError. */
export const useSendTestLeads = () => useChange(() => dataOf(browserApi.POST('/api/admin/crm-test/leads')), ...shown);

/** Fails with ApiError. */
export const useRemoveTestLeads = () =>
  useChange(() => dataOf(browserApi.DELETE('/api/admin/crm-test/leads')), ...shown);
