import { queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';

/** How many listings, leads and active team members there are. */
export const adminStatsQuery = queryOptions({
  queryKey: ['/api/admin/stats'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/stats', { signal })),
});
