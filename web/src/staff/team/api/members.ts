import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Member = components['schemas']['Agent'];
export type MemberWrite = components['schemas']['AgentCreate'];

/** Inactive members too. */
export const membersQuery = queryOptions({
  ...staffAsked('/api/agents'),
  gcTime: 60_000,
});

export type MemberChange =
  | { adding: true; body: MemberWrite }
  | { adding: false; id: number | null; body: MemberWrite };

/** @throws Error without an id to change, ApiError when refused */
export async function saveMember(change: MemberChange): Promise<Member> {
  if (change.adding) return dataOf(browserApi.POST('/api/agents', { body: change.body }));
  if (change.id === null) throw new Error('No member selected for editing');
  const path = { id: change.id };
  return dataOf(browserApi.PUT('/api/agents/{id}', { params: { path }, body: change.body }));
}

/** Fails as saveMember. */
export function useSaveMember() {
  return useChange(saveMember, '/api/agents');
}

/** Fails with ApiError. */
export function useDeleteMember() {
  return useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/agents/{id}', { params: { path: { id } } })),
    '/api/agents',
  );
}
