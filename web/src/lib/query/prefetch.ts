import { type DehydratedState, dehydrate, type FetchQueryOptions } from '@tanstack/react-query';
import { createQueryClient } from './client.ts';

/* oxlint-disable-next-line typescript/no-explicit-any -- each query has a type of its own */
type AnyQuery = FetchQueryOptions<any, any, any, any>;

export interface Prefetched {
  dehydrated: DehydratedState;
  /** What went wrong, by place in the list; the page decides what a missing part means. */
  errors: (Error | null)[];
}

/** Runs the queries of a page side by side in a cache of its own, for a HydrationBoundary. Never throws. */
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

/**
 * A rendered page may be sent again much later, when a look at the content version has just shown that it still holds.
 * So it names no time; the browser counts from its arrival (see `client.ts`).
 */
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
