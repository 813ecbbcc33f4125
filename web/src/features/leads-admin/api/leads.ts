import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components, operations } from '#lib/api/generated.ts';

export type Lead = components['schemas']['Lead'];
export type LeadQuery = NonNullable<operations['listLeads']['parameters']['query']>;

/** While a lead of the page is on its way, the page looks again this often (ms). */
const watchMs = 3_000;

/** One page of leads. Looks again by itself as long as one of them has not reached the CRM. */
export const leadsQuery = (query: LeadQuery) =>
  queryOptions({
    queryKey: ['/api/leads', query],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/leads', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.leads.some((lead) => isOnItsWay(lead)) === true ? watchMs : false),
  });

/** One lead in full. */
export const leadQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/leads/{id}', id],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/leads/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data !== undefined && isOnItsWay(state.data) ? watchMs : false),
  });

function isOnItsWay({ crmSynced, crmDelivery }: Lead): boolean {
  return !crmSynced && crmDelivery !== null && !['rejected', 'parked', 'cancelled'].includes(crmDelivery.state);
}
