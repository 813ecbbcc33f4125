import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { addressOf } from '#staff-lib/api/address-of.ts';
import type { ShownColumns } from '#staff-ui/list/shown-columns.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type User = components['schemas']['User'];
export type AccessLink = components['schemas']['AccessLink'];
export type Invitation = components['schemas']['Invitation'];
export type UserPatch = components['schemas']['UserPatch'];
export type UserQuery = NonNullable<operations['listUsers']['parameters']['query']>;

/** Who is on the public page of the team. */
export const membersQuery = queryOptions(staffAsked('/api/agents'));

export const usersQuery = (query: UserQuery) =>
  queryOptions({
    ...staffAsked('/api/users', { query }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** What the filters find, as a file. */
export const exportAddress = ({ page: _page, limit: _limit, ...filter }: UserQuery, shown: ShownColumns): string =>
  addressOf('/api/users/export', { ...filter, ...shown });

/** Answers whether the link was mailed. Fails with ApiError. */
export const useInvite = () =>
  useChange((body: Invitation) => dataOf(browserApi.POST('/api/users', { body })), '/api/users');

export const useUpdateUser = () =>
  useChange(
    ({ id, ...body }: UserPatch & { id: number }) =>
      dataOf(browserApi.PATCH('/api/users/{id}', { params: { path: { id } }, body })),
    '/api/users',
  );

/** Fails with ApiError. */
export const useWithdraw = () =>
  useChange((id: number) => dataOf(browserApi.DELETE('/api/users/{id}', { params: { path: { id } } })), '/api/users');

/** All second factors. Fails with ApiError. */
export const useResetFactors = () =>
  useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/users/{id}/factors', { params: { path: { id } } })),
    '/api/users',
  );

/** Earlier links die. Fails with ApiError. */
export function useMakeLink() {
  return useMutation({
    mutationFn: (id: number) => dataOf(browserApi.POST('/api/users/{id}/access-link', { params: { path: { id } } })),
  });
}
