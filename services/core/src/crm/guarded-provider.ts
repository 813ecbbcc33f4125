/** A provider whose reading calls ask the breaker first. Writes are deliveries, and the ledger asks for these. */
import { breakerOpen, refusesUs, type CallGuard, type ProbeVerdict } from '../domain/breaker.ts';
import { CrmUnavailableError, type CrmProvider, type ListingComparison } from '../domain/crm.ts';
import type { LookupResult } from '../domain/delivery.ts';

const leftAlone = (): CrmUnavailableError =>
  new CrmUnavailableError('The CRM is left alone for a while, since it failed', null, null, breakerOpen);

/** While the breaker is open, lookups fail and pages cannot be had, but for the one call that tries. */
export function guardProvider(provider: CrmProvider, guard: CallGuard): CrmProvider {
  /** @throws what the call throws, and CrmUnavailableError when it may not leave */
  async function guarded<T>(call: () => Promise<T>, verdictOf: (result: T) => ProbeVerdict): Promise<T> {
    const admission = await guard.admit();
    if (admission.kind === 'refused') throw leftAlone();
    let verdict: ProbeVerdict | null = null;
    try {
      const result = await call();
      verdict = verdictOf(result);
      return result;
    } catch (error) {
      if (error instanceof CrmUnavailableError) verdict = failed(error.status, error.code, error.retryAfterMs);
      throw error;
    } finally {
      await guard.settle(admission, verdict);
    }
  }

  const { comparison } = provider;
  const tried = <T>(call: () => Promise<T>): Promise<T> => guarded(call, () => worked);
  const guardedComparison: ListingComparison | null =
    comparison === undefined
      ? null
      : {
          count: (signal) => tried(() => comparison.count(signal)),
          keys: (query) => tried(() => comparison.keys(query)),
          fetch: (references, signal) => tried(() => comparison.fetch(references, signal)),
        };

  /** @throws CrmUnavailableError unless the breaker is closed; a permit to try is given back */
  async function admitFree(): Promise<void> {
    const admission = await guard.admit();
    await guard.settle(admission, null);
    if (admission.kind !== 'free') throw leftAlone();
  }

  return {
    ...provider,
    ...(guardedComparison === null ? {} : { comparison: guardedComparison }),
    // a spread would keep what it could when it was made
    get capabilities() {
      return provider.capabilities;
    },
    async discover(signal) {
      // some say what they can without asking anybody, so it never tries
      await admitFree();
      return provider.discover(signal);
    },
    async lookup(kind, reference, signal, requestId) {
      try {
        return await guarded(() => provider.lookup(kind, reference, signal, requestId), lookupVerdict);
      } catch (error) {
        if (!(error instanceof CrmUnavailableError)) throw error;
        return { kind: 'failed', httpStatus: null, code: error.code, text: error.message, retryAfterMs: null };
      }
    },
    listReferences: (query) =>
      guarded(
        () => provider.listReferences(query),
        () => worked,
      ),
    pullListings: (query) =>
      guarded(
        () => provider.pullListings(query),
        () => worked,
      ),
    async fetchPicture(url, maxBytes, signal) {
      // one picture that is gone says nothing about the CRM, so it never tries
      await admitFree();
      return provider.fetchPicture(url, maxBytes, signal);
    },
  };
}

const worked: ProbeVerdict = { worked: true, refusal: null, askedMs: 0 };

function failed(status: number | null, code: string, retryAfterMs: number | null): ProbeVerdict {
  return { worked: false, refusal: refusesUs(status) ? code : null, askedMs: retryAfterMs ?? 0 };
}

function lookupVerdict(result: LookupResult): ProbeVerdict {
  return result.kind === 'failed' ? failed(result.httpStatus, result.code, result.retryAfterMs) : worked;
}
