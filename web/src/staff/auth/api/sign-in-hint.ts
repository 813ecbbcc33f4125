import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** The bootstrap credentials, while they are in force in demo mode; null otherwise. */
export const signInHintQuery = queryOptions({
  queryKey: keyOf('/api/auth/sign-in-hint'),
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/auth/sign-in-hint', { signal })).then((hint) => hint ?? null),
  refetchOnWindowFocus: false,
});
