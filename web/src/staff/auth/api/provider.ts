import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

type Provider = components['schemas']['SignInProvider'];

/** By which staff sign in as well; null: none is set. Fails with ApiError. */
export const signInProviderQuery = queryOptions({
  queryKey: keyOf('/api/auth/sign-in-provider'),
  queryFn: async ({ signal }): Promise<Provider | null> =>
    (await dataOf<Provider | null>(browserApi.GET('/api/auth/sign-in-provider', { signal }))) ?? null,
  refetchOnWindowFocus: false,
});
