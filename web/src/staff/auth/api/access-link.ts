import { queryOptions, useMutation } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type LinkUse = components['schemas']['LinkUse'];

/** What a one-time link is for. Fails with ApiError, 410 for a dead one. */
export const accessLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/auth/access-link', token],
    queryFn: ({ signal }) => dataOf(browserApi.POST('/api/auth/access-link', { body: { token }, signal })),
    refetchOnWindowFocus: false,
  });

/** Uses the link up. Fails with ApiError. */
export function useAccessLink() {
  return useMutation({
    mutationFn: (body: LinkUse) => dataOf(browserApi.POST('/api/auth/access-link/use', { body })),
  });
}

/** Succeeds whether or not the account exists. Fails with ApiError. */
export function useAskForPassword() {
  return useMutation({
    mutationFn: (body: { username: string; language: 'en' | 'ar' }) =>
      dataOf(browserApi.POST('/api/auth/forgotten', { body })),
  });
}
