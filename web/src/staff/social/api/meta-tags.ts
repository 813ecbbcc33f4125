import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { nameOnPages } from '@manzil/core/seo/verification-names';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type MetaTag = components['schemas']['MetaTag'];

export const facebookTagQuery = queryOptions({
  ...staffAsked('/api/meta-tags'),
  select: (tags): MetaTag | null => tags.find(({ platform }) => platform === 'facebook') ?? null,
  gcTime: 60_000,
});

/** Those that no page carries, whatever is switched on. */
export const unusedTagsQuery = queryOptions({
  ...staffAsked('/api/meta-tags'),
  select: (tags): MetaTag[] => tags.filter((tag) => nameOnPages(tag) === null),
  gcTime: 60_000,
});

/** Replaces the tag. Fails with ApiError. */
export function useSaveTag() {
  return useChange(
    (body: components['schemas']['MetaTagWrite']) => dataOf(browserApi.POST('/api/meta-tags', { body })),
    '/api/meta-tags',
  );
}
