import { QueryCache, QueryClient } from '@tanstack/react-query';

/** For queries that a page brings along: fresh long enough to be hydrated, kept while the visitor goes back and forth. */
export const broughtByPage = { staleTime: 30_000, gcTime: 300_000, refetchOnWindowFocus: false } as const;

/** What a page brings along names no time; it is as fresh as the page's arrival. */
class PageQueryCache extends QueryCache {
  override build: QueryCache['build'] = (client, options, state) => {
    const arrived = state?.status === 'success' && state.dataUpdatedAt === 0;
    return super.build(client, options, arrived ? { ...state, dataUpdatedAt: Date.now() } : state);
  };
}

/**
 * Defaults of the specification: nothing repeats by itself, everything is asked anew on mount and focus, nothing is
 * kept. Queries that come with a page state their own freshness, or hydration would throw their data away.
 */
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
      // What a page brought along must outlive the moment between its arrival and the first look at it.
      hydrate: { queries: { gcTime: broughtByPage.gcTime } },
    },
  });
}
