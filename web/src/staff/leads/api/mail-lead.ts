import { useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { leadAddresses } from './leads.ts';

/** Waits at most 25 s. Fails with ApiError. */
export function useMailLead() {
  return useChange(
    (id: number) => dataOf(browserApi.POST('/api/leads/{id}/mail', { params: { path: { id } } })),
    ...leadAddresses,
  );
}
