import { queryOptions } from '@tanstack/react-query';
import { type Api, browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';
import { broughtByPage } from '#lib/query/client.ts';

export type Agent = components['schemas']['Agent'];

/** The active members of the team. */
export function agentsQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/agents'],
    queryFn: ({ signal }): Promise<Agent[]> => dataOf(api.GET('/api/agents', { signal })),
    ...broughtByPage,
  });
}
