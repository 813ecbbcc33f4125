import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { provePasskey } from '#staff-lib/auth/passkeys.ts';

/** @param byItself offered by the browser, without a press. Fails with ApiError, or as the browser says. */
export function usePasskeySignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (byItself: boolean) => {
      const question = await dataOf(browserApi.POST('/api/auth/login/passkey/question'));
      const body = await provePasskey(question, byItself);
      return dataOf(browserApi.POST('/api/auth/login/passkey', { body }));
    },
    onSuccess: (user) => queryClient.setQueryData(authUserQuery.queryKey, user),
  });
}
