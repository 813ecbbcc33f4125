import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { addressOf } from '#staff-lib/api/address-of.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Property = components['schemas']['Property'];
export type AdminProperty = components['schemas']['AdminProperty'];
export type PropertySummary = components['schemas']['AdminPropertySummary'];
export type PropertyChange = components['schemas']['PropertyChange'];
export type PropertyQuery = NonNullable<operations['listAdminProperties']['parameters']['query']>;

const keptMs = 60_000;

/** One page of the listings that a filter finds. */
export const adminPropertiesQuery = (query: PropertyQuery) =>
  queryOptions({
    ...staffAsked('/api/admin/properties', { query }),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });

/** Counts of all listings, and the values that filters offer. */
export const propertySummaryQuery = queryOptions({
  ...staffAsked('/api/admin/properties/summary'),
  gcTime: keptMs,
});

/** One listing with its version and what was changed here. */
export const adminPropertyQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/admin/properties/{id}', { path: { id } }),
    // somebody types over it: it must not change under their hands
    refetchOnWindowFocus: false,
  });

/** Who changed a listing, when and how. */
export const propertyHistoryQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/admin/properties/{id}/history', { path: { id } }),
  });

/** The members of the team that a listing may be given to. */
export const agentChoicesQuery = queryOptions({
  ...staffAsked('/api/agents'),
  gcTime: keptMs,
});

/** The ids of all that a filter finds. Fails with ApiError. */
export async function fetchPropertyIds(query: PropertyQuery): Promise<number[]> {
  const { page: _page, limit: _limit, ...filter } = query;
  return (await dataOf(browserApi.GET('/api/admin/properties/ids', { params: { query: filter } }))).ids;
}

/** Where the file of what a filter finds is. */
export const exportAddress = ({ page: _page, limit: _limit, ...filter }: PropertyQuery): string =>
  addressOf('/api/admin/properties/export', filter);
