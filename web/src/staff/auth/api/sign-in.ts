import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';

interface Credentials {
  username: string;
  password: string;
}

/** The session is a cookie that scripts cannot read. Fails with ApiError. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => dataOf(browserApi.POST('/api/auth/login', { body })),
    onSuccess: (user) => queryClient.setQueryData(authUserQuery.queryKey, user ?? null),
  });
}
