import { queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '#lib/api/generated.ts';

export type AuthUser = components['schemas']['AuthUser'];

const cacheMs = 300_000;

/** Who is signed in, or null. Asked once in five minutes; sign-in and sign-out invalidate it. */
export const authUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: ({ signal }): Promise<AuthUser | null> =>
    dataOf(browserApi.GET('/api/auth/user', { signal })).then((user) => user ?? null),
  staleTime: cacheMs,
  gcTime: cacheMs,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
});
