import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type LeadAnalytics = components['schemas']['LeadAnalytics'];

/** Asked again every minute. */
export const analyticsQuery = (days: number) =>
  queryOptions({
    ...staffAsked('/api/admin/analytics', { query: { days } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Of the last 30 days. No second try when it fails. */
export const spamStatsQuery = queryOptions({
  ...staffAsked('/api/admin/spam-stats'),
  retry: false,
});
