import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Viewing = components['schemas']['Viewing'];
export type NewViewing = components['schemas']['ViewingCreate'];
export type ViewingPatch = components['schemas']['ViewingPatch'];
type ViewingQuery = NonNullable<operations['listViewings']['parameters']['query']>;

/** One that took place is an entry of its lead, and a first touch. */
const shownIn = [
  '/api/viewings',
  '/api/leads',
  '/api/leads/{id}',
  '/api/leads/{id}/entries',
  '/api/leads/{id}/timeline',
] as const;

export const viewingsQuery = (query: ViewingQuery) =>
  queryOptions({
    ...staffAsked('/api/viewings', { query }),
    select: ({ viewings }) => viewings,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** Fails with ApiError. */
export const usePlanViewing = () =>
  useChange((body: NewViewing) => dataOf(browserApi.POST('/api/viewings', { body })), ...shownIn);

/** Fails with ApiError. */
export const useChangeViewing = () =>
  useChange(
    ({ id, ...body }: ViewingPatch & { id: number }) =>
      dataOf(browserApi.PATCH('/api/viewings/{id}', { params: { path: { id } }, body })),
    ...shownIn,
  );

/** Whom somebody may give work: of a team those of the team. */
export const usePeople = (asked: boolean) => useQuery({ ...staffAsked('/api/leads/assignees'), enabled: asked });
