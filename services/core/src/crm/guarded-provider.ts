/** Reads keep to the CRM's pauses; for writes the ledger does. */
import { breakerOpen } from '../deliveries/breaker/breaker.ts';
import { CrmUnavailableError, type CrmProvider, type ListingComparison } from './crm.ts';

/** @param isPaused then calls fail as unavailable */
export function guardProvider(provider: CrmProvider, isPaused: () => Promise<boolean>): CrmProvider {
  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (await isPaused())
      throw new CrmUnavailableError('The CRM asked for a pause that is not over', null, null, breakerOpen);
    return call();
  }

  const { comparison, fetchListings } = provider;
  const guardedComparison: ListingComparison | null =
    comparison === undefined
      ? null
      : {
          count: (signal) => guarded(() => comparison.count(signal)),
          keys: (query) => guarded(() => comparison.keys(query)),
        };

  return {
    ...provider,
    ...(guardedComparison === null ? {} : { comparison: guardedComparison }),
    ...(fetchListings === undefined
      ? {}
      : {
          fetchListings: (references: readonly string[], signal: AbortSignal) =>
            guarded(() => fetchListings(references, signal)),
        }),
    // a spread would freeze it
    get capabilities() {
      return provider.capabilities;
    },
    discover: (signal) => guarded(() => provider.discover(signal)),
    async lookup(kind, reference, signal, requestId) {
      try {
        return await guarded(() => provider.lookup(kind, reference, signal, requestId));
      } catch (error) {
        if (!(error instanceof CrmUnavailableError)) throw error;
        return { kind: 'failed', httpStatus: null, code: error.code, text: error.message, retryAfterMs: null };
      }
    },
    listReferences: (query) => guarded(() => provider.listReferences(query)),
    pullListings: (query) => guarded(() => provider.pullListings(query)),
    fetchPicture: (url, maxBytes, signal) => guarded(() => provider.fetchPicture(url, maxBytes, signal)),
  };
}
