import { useMutation } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** Shown as long as the window is open, and kept nowhere else. Fails with ApiError. */
export const useUnmaskLead = (id: number) =>
  useMutation({
    mutationFn: () => dataOf(browserApi.POST('/api/leads/{id}/contact', { params: { path: { id } } })),
    gcTime: 0,
  });
