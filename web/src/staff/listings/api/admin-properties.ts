import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#lib/api/address-of.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components, operations } from '@manzil/contract/api';

export type Property = components['schemas']['Property'];
export type AdminProperty = components['schemas']['AdminProperty'];
export type PropertySummary = components['schemas']['AdminPropertySummary'];
export type PropertyChange = components['schemas']['PropertyChange'];
export type PropertyQuery = NonNullable<operations['listAdminProperties']['parameters']['query']>;

const keptMs = 60_000;

/** One page of the listings that a filter finds. */
export const adminPropertiesQuery = (query: PropertyQuery) =>
  queryOptions({
    queryKey: ['/api/admin/properties', query],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/properties', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });

/** Counts of all listings, and the values that filters offer. */
export const propertySummaryQuery = queryOptions({
  queryKey: ['/api/admin/properties', 'summary'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/properties/summary', { signal })),
  gcTime: keptMs,
});

/** One listing with its version and what was changed here. */
export const adminPropertyQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/admin/properties', 'one', id],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/properties/{id}', { params: { path: { id } }, signal })),
    // somebody types over it: it must not change under their hands
    refetchOnWindowFocus: false,
  });

/** Who changed a listing, when and how. */
export const propertyHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/admin/properties', 'history', id],
    queryFn: ({ signal }) =>
      dataOf(browserApi.GET('/api/admin/properties/{id}/history', { params: { path: { id } }, signal })),
  });

/** The members of the team that a listing may be given to. */
export const agentChoicesQuery = queryOptions({
  queryKey: ['/api/agents'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/agents', { signal })),
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
