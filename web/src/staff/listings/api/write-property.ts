import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askAgain, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type PropertyCreate = components['schemas']['PropertyCreate'];
export type PropertyPatch = components['schemas']['PropertyPatch'];
export type PropertyBulk = components['schemas']['PropertyBulk'];
export type CrmOwnedField = components['schemas']['CrmOwnedField'];

const at = (id: number) => ({ params: { path: { id } } });

/** All that show or count listings. */
const shown = [
  '/api/admin/properties',
  '/api/admin/properties/summary',
  '/api/admin/properties/{id}',
  '/api/admin/properties/{id}/history',
  '/api/admin/stats',
] as const;

/** Each fails with ApiError. */
export function usePropertyWrites() {
  const queryClient = useQueryClient();
  return {
    create: useChange((body: PropertyCreate) => dataOf(browserApi.POST('/api/properties', { body })), ...shown),
    update: useMutation({
      mutationFn: ({ id, body }: { id: number; body: PropertyPatch }) =>
        dataOf(browserApi.PATCH('/api/properties/{id}', { ...at(id), body })),
      // not after a refusal: who typed goes on
      onSuccess: () => askAgain(queryClient, ...shown),
    }),
    remove: useChange((id: number) => dataOf(browserApi.DELETE('/api/properties/{id}', at(id))), ...shown),
    restore: useChange((id: number) => dataOf(browserApi.POST('/api/admin/properties/{id}/restore', at(id))), ...shown),
    duplicate: useChange(
      (id: number) => dataOf(browserApi.POST('/api/admin/properties/{id}/duplicate', at(id))),
      ...shown,
    ),
    release: useChange(
      ({ id, field }: { id: number; field: CrmOwnedField }) =>
        dataOf(browserApi.DELETE('/api/admin/properties/{id}/overrides/{field}', { params: { path: { id, field } } })),
      ...shown,
    ),
    bulk: useChange((body: PropertyBulk) => dataOf(browserApi.POST('/api/admin/properties/bulk', { body })), ...shown),
  };
}

export const importPicture = (url: string) => dataOf(browserApi.POST('/api/admin/media/import', { body: { url } }));
