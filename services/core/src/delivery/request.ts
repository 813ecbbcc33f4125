/** One request to the CRM, with its limit. Whatever goes wrong after it may have left is an unknown outcome. */
import type { CrmProvider, SendContext } from '../domain/crm.ts';
import type { ClaimedDelivery, LookupResult, Outcome, SubjectKind } from '../domain/delivery.ts';
import type { SubjectState } from '../domain/delivery-ports.ts';
import type { SentRequest } from '../domain/delivery-settlement.ts';

/** A provider that ignores its signal is left behind this much after the limit. */
const graceMs = 500;

/** What is asked of the CRM, as the ledger keeps it. */
export function requestOf(subject: SubjectState): SentRequest {
  if (subject.kind === 'deleted')
    return { operation: 'delete', reference: subject.reference, version: subject.version };
  return { operation: 'upsert', reference: subject.record.reference, version: subject.record.version };
}

/**
 * Sends the subject's latest state.
 * @param stopping aborted when the process must end; the outcome is then unknown
 */
export async function send(
  provider: CrmProvider,
  delivery: ClaimedDelivery,
  subject: SubjectState,
  limitMs: number,
  stopping: AbortSignal,
): Promise<Outcome> {
  const context = {
    idempotencyKey: delivery.idempotencyKey,
    requestId: delivery.requestId,
    signal: AbortSignal.any([AbortSignal.timeout(limitMs), stopping]),
  };
  return bounded<Outcome>(
    () => call(provider, subject, context),
    context.signal,
    (code, text) => ({
      kind: 'unknown',
      httpStatus: null,
      code,
      text,
      answer: null,
    }),
  );
}

/** Asks the CRM what it has under a reference. */
export async function lookup(
  provider: CrmProvider,
  kind: SubjectKind,
  reference: string,
  limitMs: number,
  stopping: AbortSignal,
): Promise<LookupResult> {
  const signal = AbortSignal.any([AbortSignal.timeout(limitMs), stopping]);
  return bounded<LookupResult>(
    () => provider.lookup(kind, reference, signal),
    signal,
    (code, text) => ({
      kind: 'failed',
      httpStatus: null,
      code,
      text,
      retryAfterMs: null,
    }),
  );
}

function call(provider: CrmProvider, subject: SubjectState, context: SendContext): Promise<Outcome> {
  switch (subject.kind) {
    case 'lead':
      return provider.sendLead(subject.record, context);
    case 'property':
      return provider.sendListing(subject.record, context);
    case 'deleted':
      return provider.deleteListing(subject.reference, subject.version, context);
  }
}

async function bounded<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  failure: (code: string, text: string) => T,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const abandoned = new Promise<T>((resolve) => {
    const giveUp = (): void => {
      timer = setTimeout(() => {
        resolve(failure('crm.timeout', 'The CRM did not answer in time'));
      }, graceMs);
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([ask(), abandoned]);
  } catch {
    // a programming error of the provider; its message might quote what was sent, so only the code is kept
    return failure('crm.provider_failed', 'The CRM provider failed while sending');
  } finally {
    clearTimeout(timer);
  }
}
