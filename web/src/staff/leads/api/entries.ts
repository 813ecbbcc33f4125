import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { useChange } from '#staff-lib/api/staff-query.ts';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { leadAddresses } from './leads.ts';

export type LeadEntry = components['schemas']['LeadEntry'];
export type NewEntry = components['schemas']['LeadEntryCreate'];

const address = '/api/leads/{id}/entries';
const pageSize = 50;

/** The newest first, by pages. */
export const entriesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(address, { path: { id } }), 'staff'],
    queryFn: ({ signal, pageParam: page }) =>
      dataOf(browserApi.GET(address, { params: { path: { id }, query: { page, limit: pageSize } }, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
  });

/** Fails with ApiError. */
export function useAddEntry(id: number) {
  return useChange(
    (body: NewEntry) => dataOf(browserApi.POST(address, { params: { path: { id } }, body })),
    address,
    ...leadAddresses,
  );
}

/** Of one's own. Fails with ApiError. */
export function useChangeEntry(id: number) {
  return useChange(
    ({ entry, text, version }: { entry: number; text: string; version: number }) =>
      dataOf(
        browserApi.PATCH('/api/leads/{id}/entries/{entry}', {
          params: { path: { id, entry } },
          body: { text, version },
        }),
      ),
    address,
    ...leadAddresses,
  );
}
