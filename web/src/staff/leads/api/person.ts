import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askAgain, staffAsked } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type PersonEnquiry = components['schemas']['PersonEnquiry'];
export type PersonErased = components['schemas']['PersonErased'];

/** Newest first. */
export const personQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/leads/{id}/person', { path: { id } }),
    select: ({ enquiries }) => enquiries,
  });

/** Address of the file with all that is stored. */
export const personExportAddress = (id: number): string => `/api/leads/${String(id)}/person/export`;

/** The CRM keeps its records. Fails with ApiError. */
export function useErasePerson(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['PersonErasure']) =>
      dataOf(browserApi.POST('/api/leads/{id}/person/erase', { params: { path: { id } }, body })),
    // the open lead is gone: only lists are asked again
    onSuccess: () => askAgain(queryClient, '/api/leads'),
    onError: () => askAgain(queryClient, '/api/leads/{id}/person'),
  });
}
