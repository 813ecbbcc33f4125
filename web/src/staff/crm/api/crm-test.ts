import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type CrmTest = components['schemas']['CrmTest'];
export type CrmFaults = components['schemas']['CrmFaults'];
export type TestLeads = components['schemas']['TestLeads'];

const key = ['/api/admin/crm-test'];

/** While leads are on their way the figures move (ms); else only another window may change something. */
export const busyMs = 1_500;
const calmMs = 10_000;

/** The faults of the CRM and where the test leads are. Like every poll it says when nobody is at the keyboard. */
export const crmTestQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/crm-test', { signal })),
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
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(crmTestQuery.queryKey, (now) => (now === undefined ? now : { ...now, faults }));
    },
  });
}

const changed = [key, ['/api/crm/status'], ['/api/admin/deliveries']];

/** Sends a run of test leads, and waits until each was accepted or refused. Fails with ApiError. */
export function useSendTestLeads() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(browserApi.POST('/api/admin/crm-test/leads')),
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Deletes the test leads. Fails with ApiError. */
export function useRemoveTestLeads() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(browserApi.DELETE('/api/admin/crm-test/leads')),
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
