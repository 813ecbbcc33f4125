import { queryOptions } from '@tanstack/react-query';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

/** How many listings, leads and active team members there are. */
export const adminStatsQuery = queryOptions({
  ...staffAsked('/api/admin/stats'),
});
