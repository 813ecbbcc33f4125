import { isIn, stuckStates, waitingStates } from '@manzil/core/deliveries/states';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import type { ShownColumns } from '#staff-ui/list/shown-columns.ts';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { addressOf } from '#staff-lib/api/address-of.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Lead = components['schemas']['Lead'];
export type LeadQuery = NonNullable<operations['listLeads']['parameters']['query']>;

/** While a lead is on its way, ms. */
const watchMs = 3_000;

/** All that show or count leads, or their next steps. */
export const leadAddresses = ['/api/leads', '/api/leads/{id}', '/api/leads/{id}/timeline', '/api/tasks'] as const;

/** Asked again while a lead of the page is on its way. */
export const leadsQuery = (query: LeadQuery) =>
  queryOptions({
    ...staffAsked('/api/leads', { query }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.leads.some((lead) => isOnItsWay(lead)) === true ? watchMs : false),
  });

export const leadQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/leads/{id}', { path: { id } }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && (isOnItsWay(state.data) || isMailOnItsWay(state.data)) ? watchMs : false,
  });

function isOnItsWay({ crmSynced, crmDelivery }: Lead): boolean {
  return !crmSynced && crmDelivery !== null && !isIn([...stuckStates, 'cancelled'], crmDelivery.state);
}

function isMailOnItsWay({ mailDelivery }: Lead): boolean {
  return mailDelivery !== null && isIn(waitingStates, mailDelivery.state);
}

/** In the list's order, for the way from one lead to the next. */
export const leadIdsQuery = ({ page: _page, limit: _limit, ...query }: LeadQuery) =>
  queryOptions({
    ...staffAsked('/api/leads/ids', { query }),
    select: ({ ids }) => ids,
    staleTime: 60_000,
    gcTime: 60_000,
  });

export async function fetchLeadIds({ page: _page, limit: _limit, ...filter }: LeadQuery): Promise<number[]> {
  return (await dataOf(browserApi.GET('/api/leads/ids', { params: { query: filter } }))).ids;
}

/** Address of the file. */
export const exportAddress = ({ page: _page, limit: _limit, ...filter }: LeadQuery, shown: ShownColumns): string =>
  addressOf('/api/leads/export', { ...filter, ...shown });
