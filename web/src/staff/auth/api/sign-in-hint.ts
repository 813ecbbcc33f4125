import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** Demo mode's bootstrap credentials while in force, else null. */
export const signInHintQuery = queryOptions({
  queryKey: keyOf('/api/auth/sign-in-hint'),
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/auth/sign-in-hint', { signal })).then((hint) => hint ?? null),
  refetchOnWindowFocus: false,
});
