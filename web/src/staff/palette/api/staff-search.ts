import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type Found = components['schemas']['StaffSearch']['results'][number];

/** The server refuses fewer. */
export const fewestCharacters = 2;
export const mostCharacters = 80;
const keptMs = 30_000;

/** What the server finds for these words. @param text trimmed; with fewer than two characters nothing is asked */
export const staffSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['/api/admin/search', text],
    queryFn: async ({ signal }) =>
      (await dataOf(browserApi.GET('/api/admin/search', { params: { query: { q: text } }, signal }))).results,
    enabled: text.length >= fewestCharacters,
    placeholderData: keepPreviousData,
    // names of people are not kept longer than the window is likely to stand open
    staleTime: keptMs,
    gcTime: keptMs,
  });
