import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { saveFile } from '#staff-lib/save-file.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Owner = components['schemas']['Owner'];
export type OwnerDetail = components['schemas']['OwnerDetail'];
export type OwnerCreate = components['schemas']['OwnerCreate'];
export type OwnerErased = components['schemas']['OwnerErased'];
export type OwnerQuery = NonNullable<operations['listOwners']['parameters']['query']>;

const at = (id: number) => ({ params: { path: { id } } });
const shown = ['/api/admin/owners', '/api/admin/owners/{id}'] as const;

export const ownersQuery = (query: OwnerQuery) =>
  queryOptions({ ...staffAsked('/api/admin/owners', { query }), placeholderData: keepPreviousData, gcTime: 60_000 });

export const ownerQuery = (id: number) =>
  queryOptions({ ...staffAsked('/api/admin/owners/{id}', { path: { id } }), refetchOnWindowFocus: false });

/** A new one without an id. Fails with ApiError. */
export const useSaveOwner = () =>
  useChange(
    ({ id, version, body }: { id: number | null; version: number | null; body: OwnerCreate }) =>
      id === null
        ? dataOf(browserApi.POST('/api/admin/owners', { body }))
        : dataOf(
            browserApi.PATCH('/api/admin/owners/{id}', {
              ...at(id),
              body: { ...body, ...(version !== null && { version }) },
            }),
          ),
    ...shown,
  );

/** Saves the file, after the password. Fails with ApiError. */
export const useExportOwner = (id: number) =>
  useMutation({
    mutationFn: async () => {
      const all = await dataOf(browserApi.GET('/api/admin/owners/{id}/export', at(id)));
      saveFile(`owner-${String(id)}.json`, 'application/json', JSON.stringify(all, null, 2));
    },
  });

/** After the password. Fails with ApiError. */
export const useEraseOwner = (id: number) =>
  useChange(
    (confirmation: string) =>
      dataOf(browserApi.POST('/api/admin/owners/{id}/erase', { ...at(id), body: { confirmation } })),
    ...shown,
  );
