import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';

export type CredentialChange = components['schemas']['CredentialChange'];
export type Session = components['schemas']['Session'];

export const sessionsQuery = queryOptions({
  ...staffAsked('/api/auth/sessions'),
});

/** All other sessions end. Fails with ApiError. */
export function useChangeCredentials() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CredentialChange) => dataOf(browserApi.POST('/api/auth/credentials', { body })),
    onSuccess: (user) => {
      queryClient.setQueryData(authUserQuery.queryKey, user ?? null);
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** Null ends all but this one. Fails with ApiError. */
export function useEndSession() {
  return useChange(
    (session: string | null) =>
      session === null
        ? dataOf(browserApi.DELETE('/api/auth/sessions'))
        : dataOf(browserApi.DELETE('/api/auth/sessions/{session}', { params: { path: { session } } })),
    '/api/auth/sessions',
  );
}
