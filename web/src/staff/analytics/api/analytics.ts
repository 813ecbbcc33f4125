import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type LeadAnalytics = components['schemas']['LeadAnalytics'];

/** Counts of the leads of the last days; looked at again every minute. */
export const analyticsQuery = (days: number) =>
  queryOptions({
    queryKey: ['/api/admin/analytics', days],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/analytics', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Enquiries refused in the last 30 days, by reason. Not asked again when it fails. */
export const spamStatsQuery = queryOptions({
  queryKey: ['/api/admin/spam-stats'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/spam-stats', { signal })),
  retry: false,
});
