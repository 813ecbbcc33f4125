import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askAgain, staffAsked } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type ImportResult = components['schemas']['PropertyImportResult'];
export type ImportBody = components['schemas']['PropertyImport'];

/** The server's limit; 2,000 listings are a tenth of it. */
export const mostCharacters = 4_000_000;

/** A dry run, or with its plan the import. Fails with ApiError. */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportBody) => dataOf(browserApi.POST('/api/admin/properties/import', { body })),
    onSuccess: ({ applied }) =>
      applied ? askAgain(queryClient, '/api/admin/properties', '/api/admin/properties/summary') : undefined,
  });
}

const progressMs = 500;

/** Null while it is not known. */
export function useImportProgress(plan: string | null): { done: number; total: number } | null {
  const { data } = useQuery({
    ...staffAsked('/api/admin/properties/import/{plan}', { path: { plan: plan ?? '' } }),
    enabled: plan !== null,
    refetchInterval: progressMs,
    gcTime: 0,
    retry: false,
  });
  return plan !== null && data?.running === true && data.total > 0 ? data : null;
}
