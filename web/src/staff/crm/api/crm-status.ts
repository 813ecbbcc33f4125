import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type CrmStatus = components['schemas']['CrmStatus'];
export type CrmOperation = components['schemas']['CrmOperation'];

/** The specification's polling, ms; faster while something waits. */
const calmMs = 30_000;
const busyMs = 5_000;

export const crmStatusQuery = queryOptions({
  ...staffAsked('/api/crm/status'),
  refetchInterval: ({ state }) => ((state.data?.pendingOperations ?? 0) > 0 ? busyMs : calmMs),
});

/** One lead is tried before the CRM's pause is over. Fails with ApiError. */
export function useEndPause() {
  return useChange(() => dataOf(browserApi.DELETE('/api/crm/pause')), '/api/crm/status');
}

/** Within 25 s. Fails with ApiError. */
export function useForceRetry() {
  return useChange(() => dataOf(browserApi.POST('/api/crm/force-retry')), '/api/crm/status');
}
