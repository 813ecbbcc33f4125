import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components, operations } from '@manzil/contract/api';

export type User = components['schemas']['User'];
export type AccessLink = components['schemas']['AccessLink'];
export type Invitation = components['schemas']['Invitation'];
export type UserPatch = components['schemas']['UserPatch'];
export type UserQuery = NonNullable<operations['listUsers']['parameters']['query']>;

const listKey = ['/api/users'];

/** One page of the accounts. */
export const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/users', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

function useRefreshed() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: listKey });
}

/** Invites somebody; the answer holds the one-time link. Fails with ApiError. */
export function useInvite() {
  const onSettled = useRefreshed();
  return useMutation({ mutationFn: (body: Invitation) => dataOf(browserApi.POST('/api/users', { body })), onSettled });
}

/** Changes an account. Fails with ApiError. */
export function useUpdateUser() {
  const onSettled = useRefreshed();
  return useMutation({
    mutationFn: ({ id, ...body }: UserPatch & { id: number }) =>
      dataOf(browserApi.PATCH('/api/users/{id}', { params: { path: { id } }, body })),
    onSettled,
  });
}

/** Takes an invitation back. Fails with ApiError. */
export function useWithdraw() {
  const onSettled = useRefreshed();
  return useMutation({
    mutationFn: (id: number) => dataOf(browserApi.DELETE('/api/users/{id}', { params: { path: { id } } })),
    onSettled,
  });
}

/** Makes a one-time link for somebody; earlier ones die. Fails with ApiError. */
export function useMakeLink() {
  return useMutation({
    mutationFn: (id: number) => dataOf(browserApi.POST('/api/users/{id}/access-link', { params: { path: { id } } })),
  });
}
