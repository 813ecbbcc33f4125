/** What may be stored is never called "not taken". */
import { ProblemError } from '../../contract/problem.ts';

/**
 * @param write calls `begin` right before its statement leaves, then does nothing unrepeatable
 * @throws ProblemError `lead.unclear`: the statement left, its end is unknown; `server.unavailable`: time was up before
 */
export function withClearEnd<T>(signal: AbortSignal, write: (begin: () => void) => Promise<T>): Promise<T> {
  let hasLeft = false;
  const begin = (): void => {
    if (signal.aborted) throw unavailable();
    hasLeft = true;
  };
  return new Promise<T>((resolve, reject) => {
    const late = (): void => reject(hasLeft ? unclear() : unavailable());
    if (signal.aborted) {
      late();
      return;
    }
    signal.addEventListener('abort', late, { once: true });
    write(begin)
      .then(resolve, (error: unknown) => reject(hasLeft && !isCertain(error) ? unclear(error) : (error as Error)))
      .finally(() => signal.removeEventListener('abort', late));
  });
}

const wait = { 'Retry-After': '2' };
const unavailable = (): ProblemError => new ProblemError('server.unavailable', { headers: { 'Retry-After': '5' } });
const unclear = (cause?: unknown): ProblemError => new ProblemError('lead.unclear', { headers: wait, cause });

/**
 * Nothing was stored, which classes 08 and 57P do not say.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isCertain(error: unknown): boolean {
  if (error instanceof ProblemError || (error instanceof Error && !isOfTheDatabase(error))) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}

/** Ours have names; the driver's and network's are plain or have a code. */
function isOfTheDatabase(error: Error): boolean {
  return 'code' in error || error.name === 'Error';
}
