import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { keyOf } from '#lib/api/asked.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type AuthUser = components['schemas']['AuthUser'];

/** Null when nobody is signed in. Invalidate it after signing in or out. */
export const authUserQuery = queryOptions({
  queryKey: keyOf('/api/auth/user'),
  queryFn: async ({ signal }): Promise<AuthUser | null> => {
    try {
      return (await dataOf<AuthUser | null>(browserApi.GET('/api/auth/user', { signal }))) ?? null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 300_000,
  gcTime: 300_000,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
});
