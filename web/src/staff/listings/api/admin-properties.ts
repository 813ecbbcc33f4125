import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import type { ShownColumns } from '#staff-ui/list/shown-columns.ts';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { addressOf } from '#staff-lib/api/address-of.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Property = components['schemas']['Property'];
export type AdminProperty = components['schemas']['AdminProperty'];
export type Completeness = components['schemas']['Completeness'];
export type PropertySummary = components['schemas']['AdminPropertySummary'];
export type PropertyChange = components['schemas']['PropertyChange'];
export type PropertyQuery = NonNullable<operations['listAdminProperties']['parameters']['query']>;

const keptMs = 60_000;

export const adminPropertiesQuery = (query: PropertyQuery) =>
  queryOptions({
    ...staffAsked('/api/admin/properties', { query }),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });

/** Also the values for filters. */
export const propertySummaryQuery = queryOptions({
  ...staffAsked('/api/admin/properties/summary'),
  gcTime: keptMs,
});

export const adminPropertyQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/admin/properties/{id}', { path: { id } }),
    // a form stands on it
    refetchOnWindowFocus: false,
  });

export const propertyHistoryQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/admin/properties/{id}/history', { path: { id } }),
  });

export const agentChoicesQuery = queryOptions({
  ...staffAsked('/api/agents'),
  gcTime: keptMs,
});

export async function fetchPropertyIds(query: PropertyQuery): Promise<number[]> {
  const { page: _page, limit: _limit, ...filter } = query;
  return (await dataOf(browserApi.GET('/api/admin/properties/ids', { params: { query: filter } }))).ids;
}

/** Address of the file. */
export const exportAddress = ({ page: _page, limit: _limit, ...filter }: PropertyQuery, shown: ShownColumns): string =>
  addressOf('/api/admin/properties/export', { ...filter, ...shown });
