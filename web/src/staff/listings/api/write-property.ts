import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type PropertyCreate = components['schemas']['PropertyCreate'];
export type PropertyPatch = components['schemas']['PropertyPatch'];
export type PropertyBulk = components['schemas']['PropertyBulk'];
export type CrmOwnedField = components['schemas']['CrmOwnedField'];

const at = (id: number) => ({ params: { path: { id } } });

/** All changes of listings. Each fails with ApiError; afterwards everything that shows listings asks again. */
export function usePropertyWrites() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['/api/admin/properties'] }),
      queryClient.invalidateQueries({ queryKey: ['/api/admin/stats'] }),
    ]);
  return {
    create: useMutation({
      mutationFn: (body: PropertyCreate) => dataOf(browserApi.POST('/api/properties', { body })),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ id, body }: { id: number; body: PropertyPatch }) =>
        dataOf(browserApi.PATCH('/api/properties/{id}', { ...at(id), body })),
      // not the listing itself: who typed into an old version goes on typing
      onSuccess: onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: number) => dataOf(browserApi.DELETE('/api/properties/{id}', at(id))),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (id: number) => dataOf(browserApi.POST('/api/admin/properties/{id}/restore', at(id))),
      onSettled,
    }),
    duplicate: useMutation({
      mutationFn: (id: number) => dataOf(browserApi.POST('/api/admin/properties/{id}/duplicate', at(id))),
      onSettled,
    }),
    release: useMutation({
      mutationFn: ({ id, field }: { id: number; field: CrmOwnedField }) =>
        dataOf(browserApi.DELETE('/api/admin/properties/{id}/overrides/{field}', { params: { path: { id, field } } })),
      onSettled,
    }),
    bulk: useMutation({
      mutationFn: (body: PropertyBulk) => dataOf(browserApi.POST('/api/admin/properties/bulk', { body })),
      onSettled,
    }),
  };
}

/** Stores a picture from an address. Fails with ApiError. */
export const importPicture = (url: string) => dataOf(browserApi.POST('/api/admin/media/import', { body: { url } }));
