import { useQuery } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { leadAddresses } from './leads.ts';

export type LeadPatch = components['schemas']['LeadPatch'];

/** The server's limit. */
const mostAtOnce = 1_000;

function inCalls(ids: number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, call) =>
    ids.slice(call * mostAtOnce, (call + 1) * mostAtOnce),
  );
}

/** Fails with ApiError. */
export function useChangeLead() {
  return useChange(
    ({ id, change }: { id: number; change: LeadPatch }) =>
      dataOf(browserApi.PATCH('/api/leads/{id}', { params: { path: { id } }, body: change })),
    ...leadAddresses,
  );
}

/** Into the trash; the CRM keeps its records. Fails with ApiError. */
export function useDeleteLeads() {
  return useChange(
    async (leadIds: number[]) => {
      const ids: number[] = [];
      for (const some of inCalls(leadIds))
        ids.push(...(await dataOf(browserApi.POST('/api/leads/bulk-delete', { body: { leadIds: some } }))).ids);
      return { ids };
    },
    ...leadAddresses,
    '/api/trash',
  );
}

/** In calls of a thousand, each of them whole. Fails with ApiError. */
export function useAssignLeads() {
  return useChange(
    async ({ leadIds, assigneeId }: { leadIds: number[]; assigneeId: number | null }) => {
      let assigned = 0;
      for (const some of inCalls(leadIds))
        assigned += (await dataOf(browserApi.POST('/api/leads/bulk-assign', { body: { leadIds: some, assigneeId } })))
          .assigned;
      return { assigned };
    },
    ...leadAddresses,
  );
}

/** Waits at most 25 s for each thousand. Fails with ApiError. */
export function useSyncLeads() {
  return useChange(
    async (leadIds: number[]) => {
      const sum = { synced: 0, failed: 0, waiting: 0 };
      for (const some of inCalls(leadIds)) {
        const result = await dataOf(browserApi.POST('/api/leads/bulk-sync', { body: { leadIds: some } }));
        for (const key of ['synced', 'failed', 'waiting'] as const) sum[key] += result[key];
      }
      return sum;
    },
    ...leadAddresses,
  );
}

/** Asked when somebody is about to choose. */
export const useAssignees = (enabled = true) =>
  useQuery({
    ...staffAsked('/api/leads/assignees'),
    enabled,
    staleTime: 60_000,
  });
