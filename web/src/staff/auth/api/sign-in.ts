import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { pendingSignInQuery } from './second-step.ts';

interface Credentials {
  username: string;
  password: string;
}

/**
 * Gives the person, or the second step that is wanted. The session is a cookie that scripts cannot read. Fails with
 * ApiError.
 */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => dataOf(browserApi.POST('/api/auth/login', { body })),
    onSuccess: (answer) => {
      if ('step' in answer) queryClient.setQueryData(pendingSignInQuery.queryKey, answer);
      else queryClient.setQueryData(authUserQuery.queryKey, answer);
    },
  });
}
