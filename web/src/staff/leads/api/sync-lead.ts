import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** Sends one lead to the CRM now and waits for the outcome, at most 25 s. Fails with ApiError. */
export function useSyncLead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => dataOf(browserApi.POST('/api/leads/{id}/sync', { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api/leads'] }),
        queryClient.invalidateQueries({ queryKey: ['/api/leads/{id}'] }),
      ]),
  });
}
