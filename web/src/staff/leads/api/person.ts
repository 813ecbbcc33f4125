import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type PersonEnquiry = components['schemas']['PersonEnquiry'];
export type PersonErased = components['schemas']['PersonErased'];

/** The enquiries of the person behind a lead, the newest first. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/leads/{id}/person', id],
    queryFn: async ({ signal }) =>
      (await dataOf(browserApi.GET('/api/leads/{id}/person', { params: { path: { id } }, signal }))).enquiries,
  });

/** Where the file of all that is stored of the person is. */
export const personExportAddress = (id: number): string => `/api/leads/${String(id)}/person/export`;

/** Erases the person behind a lead here. Fails with ApiError. */
export function useErasePerson(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['PersonErasure']) =>
      dataOf(browserApi.POST('/api/leads/{id}/person/erase', { params: { path: { id } }, body })),
    // what is looked at just now is gone: only lists are asked again
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/leads'] }),
    onError: () => queryClient.invalidateQueries({ queryKey: ['/api/leads/{id}/person', id] }),
  });
}
