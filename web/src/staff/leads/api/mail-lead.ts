import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** Mails one lead to its agent or the office now and waits for the outcome, at most 25 s. Fails with ApiError. */
export function useMailLead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => dataOf(browserApi.POST('/api/leads/{id}/mail', { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api/leads'] }),
        queryClient.invalidateQueries({ queryKey: ['/api/leads/{id}'] }),
      ]),
  });
}
