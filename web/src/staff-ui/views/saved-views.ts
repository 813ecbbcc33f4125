import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';

export type SavedView = components['schemas']['SavedView'];
export type ViewScreen = SavedView['screen'];
export type NewView = components['schemas']['SavedViewCreate'];
export type ViewPatch = components['schemas']['SavedViewPatch'];

const address = '/api/saved-views';

export const viewsQuery = (screen: ViewScreen) =>
  queryOptions({ ...staffAsked(address, { query: { screen } }), gcTime: 60_000, staleTime: 30_000 });

/** Each fails with ApiError. */
export function useViewChanges() {
  const add = useChange((body: NewView) => dataOf(browserApi.POST(address, { body })), address);
  const update = useChange(
    ({ id, ...body }: ViewPatch & { id: number }) =>
      dataOf(browserApi.PATCH('/api/saved-views/{id}', { params: { path: { id } }, body })),
    address,
  );
  const remove = useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/saved-views/{id}', { params: { path: { id } } })),
    address,
  );
  const choose = useChange(
    (body: components['schemas']['DefaultView']) => dataOf(browserApi.PUT('/api/saved-views/default', { body })),
    address,
  );
  return { add: add.mutateAsync, update: update.mutateAsync, remove: remove.mutateAsync, choose: choose.mutateAsync };
}
