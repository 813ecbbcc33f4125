import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type SeoStatus = components['schemas']['SeoStatus'];
export type SeoReport = components['schemas']['SeoReport'];
export type SeoIssue = components['schemas']['SeoIssue'];
export type SeoOpportunity = components['schemas']['SeoOpportunity'];
export type SeoTarget = components['schemas']['SeoTarget'];

/** The specification's refresh, ms. */
export const refreshMs = 300_000;
/** While a scan runs, ms. */
const progressMs = 1_000;

export const seoQuery = queryOptions({
  ...staffAsked('/api/admin/seo'),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? progressMs : refreshMs),
});

/** Or joins the running one. @param automatic nobody pressed. Fails with ApiError */
export function useScan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (automatic: boolean) => dataOf(browserApi.POST('/api/admin/seo/scan', { body: { automatic } })),
    onSuccess: (status) => queryClient.setQueryData(seoQuery.queryKey, status),
  });
}
