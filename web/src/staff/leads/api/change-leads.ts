import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type LeadPatch = components['schemas']['LeadPatch'];

/** As many as one call takes. */
const mostAtOnce = 1_000;

function inCalls(ids: number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, call) =>
    ids.slice(call * mostAtOnce, (call + 1) * mostAtOnce),
  );
}

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
    mutationFn: async (leadIds: number[]) => {
      let deleted = 0;
      for (const some of inCalls(leadIds))
        deleted += (await dataOf(browserApi.POST('/api/leads/bulk-delete', { body: { leadIds: some } }))).deleted;
      return { deleted };
    },
    onSettled: () => refresh(queryClient),
  });
}

/** Sends leads to the CRM now and waits for the outcome, at most 25 s for each thousand. Fails with ApiError. */
export function useSyncLeads() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (leadIds: number[]) => {
      const sum = { synced: 0, failed: 0, waiting: 0 };
      for (const some of inCalls(leadIds)) {
        const result = await dataOf(browserApi.POST('/api/leads/bulk-sync', { body: { leadIds: some } }));
        for (const key of ['synced', 'failed', 'waiting'] as const) sum[key] += result[key];
      }
      return sum;
    },
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
