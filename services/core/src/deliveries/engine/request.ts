/** Whatever goes wrong after a request may have left is an unknown outcome. */
import type { ClaimedDelivery, LookupResult, Outcome } from '../delivery.ts';
import type { DeliveryTarget, Failure } from '../delivery-target.ts';

/** A provider that ignores its signal is left behind. */
const graceMs = 500;

/** @param stopping the outcome is unknown */
export async function send<S>(
  target: DeliveryTarget<S>,
  delivery: ClaimedDelivery,
  subject: S,
  limitMs: number,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { idempotencyKey, requestId } = delivery;
  return bounded<Outcome>(
    (signal) => target.send(subject, { idempotencyKey, requestId, signal }),
    { limitMs, stopping },
    target.failures,
    ({ code, text }) => ({ kind: 'unknown', httpStatus: null, code, text, answer: null, retryAfterMs: null }),
  );
}

export async function lookup<S>(
  target: DeliveryTarget<S>,
  delivery: ClaimedDelivery,
  reference: string,
  limitMs: number,
  stopping: AbortSignal,
): Promise<LookupResult> {
  const { subjectKind, requestId } = delivery;
  return bounded<LookupResult>(
    (signal) => target.lookup(subjectKind, reference, signal, requestId),
    { limitMs, stopping },
    target.failures,
    ({ code, text }) => ({ kind: 'failed', httpStatus: null, code, text, retryAfterMs: null }),
  );
}

/** The timers end with the request: a backlog makes thousands. */
async function bounded<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { limitMs, stopping }: { limitMs: number; stopping: AbortSignal },
  failures: { timeout: Failure; broken: Failure },
  outcomeOf: (failure: Failure) => T,
): Promise<T> {
  const over = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const abandoned = Promise.withResolvers<T>();
  const giveUp = (): void => {
    over.abort(new DOMException('The request took too long', 'TimeoutError'));
    grace ??= setTimeout(() => abandoned.resolve(outcomeOf(failures.timeout)), graceMs);
  };
  const limit = setTimeout(giveUp, limitMs);
  if (stopping.aborted) giveUp();
  else stopping.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([ask(over.signal), abandoned.promise]);
  } catch {
    // a programming error, whose message might quote what was sent
    return outcomeOf(failures.broken);
  } finally {
    clearTimeout(limit);
    clearTimeout(grace);
    stopping.removeEventListener('abort', giveUp);
  }
}
