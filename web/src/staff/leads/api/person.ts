import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askAgain, staffAsked } from '#staff-lib/api/staff-query.ts';
import { saveFile } from '#staff-lib/save-file.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type PersonEnquiry = components['schemas']['PersonEnquiry'];
export type PersonErased = components['schemas']['PersonErased'];

/** Newest first, with how many more somebody else has. */
export const personQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/leads/{id}/person', { path: { id } }),
  });

/** Saves the file with all that is stored, after the password. Fails with ApiError. */
export function useExportPerson({ id, referenceId }: { id: number; referenceId: string }) {
  return useMutation({
    mutationFn: async () => {
      const all = await dataOf(browserApi.GET('/api/leads/{id}/person/export', { params: { path: { id } } }));
      saveFile(`person-${referenceId}.json`, 'application/json', JSON.stringify(all, null, 2));
    },
  });
}

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
