import type { components } from '@manzil/contract/api';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { useChange } from '#staff-lib/api/staff-query.ts';

type NewRole = components['schemas']['NewAccountRole'];

/** Fails with ApiError. */
export const useCreateRole = () =>
  useChange((body: NewRole) => dataOf(browserApi.POST('/api/roles', { body })), '/api/roles');

/** One's own permissions may be others then. Fails with ApiError. */
export const useUpdateRole = () =>
  useChange(
    ({ key, ...body }: NewRole) => dataOf(browserApi.PUT('/api/roles/{key}', { params: { path: { key } }, body })),
    '/api/roles',
    '/api/auth/user',
  );

/** Fails with ApiError. */
export const useDeleteRole = () =>
  useChange(
    (key: string) => dataOf(browserApi.DELETE('/api/roles/{key}', { params: { path: { key } } })),
    '/api/roles',
  );
