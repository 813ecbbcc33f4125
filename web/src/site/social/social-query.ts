import { queryOptions } from '@tanstack/react-query';
import { type Api, browserApi, dataOf } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';

/** The social links in their order; visitors get active ones only. */
export function socialLinksQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/social-media'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/social-media', { signal })),
    ...broughtByPage,
    staleTime: 300_000,
  });
}
