import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type Found = components['schemas']['StaffSearch']['results'][number];

/** The server's limit. */
export const fewestCharacters = 2;
export const mostCharacters = 80;
const keptMs = 30_000;

export const staffSearchQuery = (text: string) =>
  queryOptions({
    ...staffAsked('/api/admin/search', { query: { q: text } }),
    select: ({ results }) => results,
    enabled: text.length >= fewestCharacters,
    placeholderData: keepPreviousData,
    // names of people are not kept longer than needed
    staleTime: keptMs,
    gcTime: keptMs,
  });
