import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type MetaTag = components['schemas']['MetaTag'];

const key = ['/api/meta-tags'];

/** Facebook's verification tag; null when there is none yet. */
export const facebookTagQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }): Promise<MetaTag | null> => {
    const tags = await dataOf(browserApi.GET('/api/meta-tags', { signal }));
    return tags.find(({ platform }) => platform === 'facebook') ?? null;
  },
  gcTime: 60_000,
});

/** Saves the tag in place of the one there is. Fails with ApiError. */
export function useSaveTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['MetaTagWrite']) => dataOf(browserApi.POST('/api/meta-tags', { body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
