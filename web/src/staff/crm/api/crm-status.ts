import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type CrmStatus = components['schemas']['CrmStatus'];
export type CrmOperation = components['schemas']['CrmOperation'];

/** Polling of the specification (ms); while something waits the page looks more often, to show it leave. */
const calmMs = 30_000;
const busyMs = 5_000;

/** Connection, and what the site still owes to the CRM. */
export const crmStatusQuery = queryOptions({
  ...staffAsked('/api/crm/status'),
  refetchInterval: ({ state }) => ((state.data?.pendingOperations ?? 0) > 0 ? busyMs : calmMs),
});

/** Passes over a pause that the CRM asked for: one lead is tried. Fails with ApiError. */
export function useEndPause() {
  return useChange(() => dataOf(browserApi.DELETE('/api/crm/pause')), '/api/crm/status');
}

/** Tries everything that waits now; answers within 25 s with processed and remaining. Fails with ApiError. */
export function useForceRetry() {
  return useChange(() => dataOf(browserApi.POST('/api/crm/force-retry')), '/api/crm/status');
}
