import { queryOptions } from '@tanstack/react-query';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export const adminStatsQuery = queryOptions({
  ...staffAsked('/api/admin/stats'),
});
