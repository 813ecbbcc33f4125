import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';

export type PendingSignIn = components['schemas']['PendingSignIn'];
type SecondStep = components['schemas']['SecondStep'];

/** What this browser's sign-in still wants; null: nothing waits. Fails with ApiError. */
export const pendingSignInQuery = queryOptions({
  queryKey: keyOf('/api/auth/login/second'),
  queryFn: async ({ signal }): Promise<PendingSignIn | null> =>
    (await dataOf<PendingSignIn | null>(browserApi.GET('/api/auth/login/second', { signal }))) ?? null,
  refetchOnWindowFocus: false,
});

/** Fails with ApiError. */
export function useProveFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SecondStep) => dataOf(browserApi.POST('/api/auth/login/second', { body })),
    onSuccess: (user) => queryClient.setQueryData(authUserQuery.queryKey, user ?? null),
  });
}
