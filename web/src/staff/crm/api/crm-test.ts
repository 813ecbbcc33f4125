import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type CrmTest = components['schemas']['CrmTest'];
export type CrmFaults = components['schemas']['CrmFaults'];
export type TestLeads = components['schemas']['TestLeads'];

/** While leads are on their way the figures move (ms); else only another window may change something. */
export const busyMs = 1_500;
const calmMs = 10_000;

/** The faults of the CRM and where the test leads are. Like every poll it says when nobody is at the keyboard. */
export const crmTestQuery = queryOptions({
  ...staffAsked('/api/admin/crm-test'),
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && (data.leads.running || data.leads.unsettled > 0) ? busyMs : calmMs,
});

/** Sets all faults at once; one change after the other, so that the last one stays. Fails with ApiError. */
export function useSetFaults() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'crm-faults' },
    mutationFn: (faults: CrmFaults) => dataOf(browserApi.PUT('/api/admin/crm-test/faults', { body: faults })),
    onSuccess: async (faults) => {
      // a poll that was asked before the change would put the old faults back
      await queryClient.cancelQueries({ queryKey: crmTestQuery.queryKey });
      queryClient.setQueryData(crmTestQuery.queryKey, (now) => (now === undefined ? now : { ...now, faults }));
    },
  });
}

const shown = ['/api/admin/crm-test', '/api/crm/status', '/api/admin/deliveries'] as const;

/** Sends a run of test leads, and waits until each was accepted or refused. Fails with ApiError. */
export const useSendTestLeads = () => useChange(() => dataOf(browserApi.POST('/api/admin/crm-test/leads')), ...shown);

/** Deletes the test leads. Fails with ApiError. */
export const useRemoveTestLeads = () =>
  useChange(() => dataOf(browserApi.DELETE('/api/admin/crm-test/leads')), ...shown);
