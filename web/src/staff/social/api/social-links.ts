import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type SocialLink = components['schemas']['SocialLink'];
export type SocialLinkWrite = components['schemas']['SocialLinkCreate'];

export const allLinksQuery = queryOptions({
  ...staffAsked('/api/social-media'),
  gcTime: 60_000,
});

/** Null adds. Fails with ApiError. */
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

/** Fails with ApiError. */
export function useOrderLinks() {
  return useChange(
    (ids: number[]) => dataOf(browserApi.PUT('/api/social-media/order', { body: { ids } })),
    '/api/social-media',
  );
}
