import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Outlives hydration and going back and forth; ms. */
export const broughtByPage = { staleTime: 30_000, gcTime: 300_000, refetchOnWindowFocus: false } as const;

/** Gives dehydrated data its time: see `withoutTimes`. */
class PageQueryCache extends QueryCache {
  override build: QueryCache['build'] = (client, options, state) => {
    const arrived = state?.status === 'success' && state.dataUpdatedAt === 0;
    return super.build(client, options, arrived ? { ...state, dataUpdatedAt: Date.now() } : state);
  };
}

/** The specification's. A page's queries set their own, or hydration would drop their data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new PageQueryCache(),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 0,
        gcTime: 0,
        refetchInterval: false,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
      },
      mutations: { retry: false },
      // a page's data must outlive the time until it is first read
      hydrate: { queries: { gcTime: broughtByPage.gcTime } },
    },
  });
}
