import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '#lib/api/generated.ts';
import type { LeadQuery } from './leads.ts';

export type LeadPatch = components['schemas']['LeadPatch'];

/** As many as one call takes. */
export const mostAtOnce = 1_000;

const refresh = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['/api/leads'] }),
    queryClient.invalidateQueries({ queryKey: ['/api/leads/{id}'] }),
  ]);

/** Changes one lead. Fails with ApiError. */
export function useChangeLead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: LeadPatch }) =>
      dataOf(browserApi.PATCH('/api/leads/{id}', { params: { path: { id } }, body: change })),
    onSettled: () => refresh(queryClient),
  });
}

/** Deletes leads here. @returns how many there were. Fails with ApiError. */
export function useDeleteLeads() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (leadIds: number[]) => dataOf(browserApi.POST('/api/leads/bulk-delete', { body: { leadIds } })),
    onSettled: () => refresh(queryClient),
  });
}

/** Sends leads to the CRM now and waits for the outcome, at most 25 s. Fails with ApiError. */
export function useSyncLeads() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (leadIds: number[]) => dataOf(browserApi.POST('/api/leads/bulk-sync', { body: { leadIds } })),
    onSettled: () => refresh(queryClient),
  });
}

/** Who may look after leads; asked when somebody is about to choose. */
export const useAssignees = () =>
  useQuery({
    queryKey: ['/api/leads/assignees'],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/leads/assignees', { signal })),
    staleTime: 60_000,
  });

/** Ids of all leads that a filter finds, the first 1,000 of them. */
export async function idsOf(query: LeadQuery): Promise<number[]> {
  const { leads } = await dataOf(
    browserApi.GET('/api/leads', { params: { query: { ...query, page: 1, limit: mostAtOnce } } }),
  );
  return leads.map(({ id }) => id);
}
