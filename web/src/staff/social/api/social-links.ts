import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askAgain, staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type SocialLink = components['schemas']['SocialLink'];
export type SocialLinkWrite = components['schemas']['SocialLinkCreate'];

const orderKey = ['order-social-links'];

/** All links in their order, also the inactive ones. */
export const allLinksQuery = queryOptions({
  ...staffAsked('/api/social-media'),
  gcTime: 60_000,
});

/** Adds a link, or changes the one with this id. Fails with ApiError. */
export function useSaveLink() {
  return useChange(
    ({ id, body }: { id: number | null; body: SocialLinkWrite }) =>
      id === null
        ? dataOf(browserApi.POST('/api/social-media', { body }))
        : dataOf(browserApi.PUT('/api/social-media/{id}', { params: { path: { id } }, body })),
    '/api/social-media',
  );
}

/** Fails with ApiError. */
export function useDeleteLink() {
  return useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/social-media/{id}', { params: { path: { id } } })),
    '/api/social-media',
  );
}

/** Shows the new order at once, and the old one again when the server refuses. Fails with ApiError. */
export function useOrderLinks() {
  const queryClient = useQueryClient();
  return useMutation({
    // one after the other, or an early answer would undo a later move
    scope: { id: 'social-order' },
    mutationKey: orderKey,
    mutationFn: (ids: number[]) => dataOf(browserApi.PUT('/api/social-media/order', { body: { ids } })),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: allLinksQuery.queryKey });
      queryClient.setQueryData(allLinksQuery.queryKey, (links) =>
        links === undefined
          ? links
          : links
              .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
              .map((link, sortOrder) => ({ ...link, sortOrder })),
      );
    },
    onSettled: async () => {
      // while another move is on its way, what the server has is older than what is shown
      if (queryClient.isMutating({ mutationKey: orderKey }) === 1) await askAgain(queryClient, '/api/social-media');
    },
  });
}
