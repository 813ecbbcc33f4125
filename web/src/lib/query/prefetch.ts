import { type DehydratedState, dehydrate, type FetchQueryOptions } from '@tanstack/react-query';
import { createQueryClient } from './client.ts';

/* oxlint-disable-next-line typescript/no-explicit-any -- each query has a type of its own */
type AnyQuery = FetchQueryOptions<any, any, any, any>;

interface Prefetched {
  dehydrated: DehydratedState;
  errors: (Error | null)[];
}

/** Never throws. */
export async function prefetchAll(queries: AnyQuery[]): Promise<Prefetched> {
  const client = createQueryClient();
  const errors = await Promise.all(
    queries.map((query) =>
      client.fetchQuery({ ...query, gcTime: Infinity }).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      ),
    ),
  );
  const dehydrated = withoutTimes(dehydrate(client));
  client.clear();
  return { dehydrated, errors };
}

/** A cached page is sent later, once checked. Times would make it look stale; the browser counts from arrival. */
function withoutTimes(state: DehydratedState): DehydratedState {
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  };
}
