/** A write whose end is never told wrongly: what may have been stored is not called "not taken". */
import { ProblemError } from '../../contract/problem.ts';

/**
 * Runs a write that a visitor waits for.
 * @param write calls `begin` right before its statement leaves, and nothing after it that could not be repeated
 * @param signal aborts when the visitor has waited long enough
 * @throws ProblemError `lead.unclear` when the statement left and nobody said how it ended; `server.unavailable` when the time
 * was up before it left; whatever `write` throws that is certain
 */
export function withClearEnd<T>(signal: AbortSignal, write: (begin: () => void) => Promise<T>): Promise<T> {
  let hasLeft = false;
  const begin = (): void => {
    if (signal.aborted) throw unavailable();
    hasLeft = true;
  };
  return new Promise<T>((resolve, reject) => {
    const late = (): void => {
      reject(hasLeft ? unclear() : unavailable());
    };
    if (signal.aborted) {
      late();
      return;
    }
    signal.addEventListener('abort', late, { once: true });
    write(begin)
      .then(resolve, (error: unknown) => {
        reject(hasLeft && !isCertain(error) ? unclear(error) : (error as Error));
      })
      .finally(() => {
        signal.removeEventListener('abort', late);
      });
  });
}

const wait = { 'Retry-After': '2' };
const unavailable = (): ProblemError => new ProblemError('server.unavailable', { headers: { 'Retry-After': '5' } });
const unclear = (cause?: unknown): ProblemError => new ProblemError('lead.unclear', { headers: wait, cause });

/**
 * True for an error after which it is known that nothing was stored: PostgreSQL says that the statement failed, or we refused before or after it. Its classes 08 and 57P and its connection's end
 * say nothing of a commit that was under way. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isCertain(error: unknown): boolean {
  if (error instanceof ProblemError || (error instanceof Error && !isOfTheDatabase(error))) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}

/** An error of ours has a name of its own; those of the driver and of the network are plain or carry a code. */
function isOfTheDatabase(error: Error): boolean {
  return 'code' in error || error.name === 'Error';
}
