import { type DeliveryState, stuckStates, waitingStates } from '@manzil/core/deliveries/states';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { batchesOf } from '@manzil/core/platform/batches';
import type { components, operations } from '@manzil/contract/api';
import { addressOf } from '#staff-lib/api/address-of.ts';
import type { ShownColumns } from '#staff-ui/list/shown-columns.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Delivery = components['schemas']['Delivery'];
export type DeliveryList = components['schemas']['DeliveryList'];
export type DeliveryCounts = components['schemas']['DeliveryCounts'];
export type DeliveryQuery = NonNullable<operations['listDeliveries']['parameters']['query']>;

/** While something moves, ms. */
const busyMs = 4_000;
const calmMs = 15_000;
/** The server's limit. */
const mostAtOnce = 1_000;

export const waitingOf = (counts: DeliveryCounts): number => sumOf(waitingStates, counts);

/** What can be replayed. */
export const stuckOf = (counts: DeliveryCounts): number => sumOf(stuckStates, counts);

const sumOf = (states: readonly DeliveryState[], counts: DeliveryCounts): number =>
  states.reduce((sum, state) => sum + counts[state], 0);

/** Asked again by itself. */
export const deliveriesQuery = (query: DeliveryQuery) =>
  queryOptions({
    ...staffAsked('/api/admin/deliveries', { query }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : waitingOf(state.data.counts) > 0 ? busyMs : calmMs,
  });

/** What the filters find, as a file. */
export const exportAddress = ({ page: _page, limit: _limit, ...filter }: DeliveryQuery, shown: ShownColumns): string =>
  addressOf('/api/admin/deliveries/export', { ...filter, ...shown });

/** Fails with ApiError. */
export async function fetchReplayableIds(query: DeliveryQuery): Promise<string[]> {
  const { page: _page, limit: _limit, sort: _sort, ...filter } = query;
  return (await dataOf(browserApi.GET('/api/admin/deliveries/replayable', { params: { query: filter } }))).ids;
}

/** @returns how many wait again or were left alone. Fails with ApiError. */
export function useSendAgain() {
  return useChange(
    async (ids: string[]) => {
      const sum = { replayed: 0, skipped: 0 };
      for (const some of batchesOf(ids, mostAtOnce)) {
        const result = await dataOf(browserApi.POST('/api/admin/deliveries/replay', { body: { ids: some } }));
        sum.replayed += result.replayed;
        sum.skipped += result.skipped;
      }
      return sum;
    },
    '/api/admin/deliveries',
    '/api/crm/status',
  );
}
