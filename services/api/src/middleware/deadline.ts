import type { Response } from 'express';
import type { Handlers } from '../contract/handler.ts';
import { contract } from '../contract/document.ts';
import { readOperations } from '../contract/operations.ts';
import { ProblemError } from '../contract/problem.ts';

/** From when the request was whole, within 5.5 s on a busy machine. */
const answerMs = 4_500;

type AnyHandler = (context: { res: Response; signal: AbortSignal }) => Promise<unknown>;

/** When a request came, or was whole. */
export function startClock(res: Response): void {
  res.locals['arrivedAt'] = performance.now();
}

/**
 * A frozen database answers nothing: 503 at the deadline, and a signal to what has begun. Some take longer
 * (`x-deadline`), or end themselves and tell what they wrote (`x-ends-itself`).
 */
export function withDeadlines(handlers: Handlers, limitMs = answerMs): Handlers {
  const operations = new Map(readOperations(contract).map((operation) => [operation.id, operation]));
  const bounded = Object.entries(handlers as unknown as Record<string, AnyHandler>).map(([id, handler]) => {
    const { deadlineMs, endsItself } = operations.get(id) ?? {};
    const mostMs = deadlineMs ?? limitMs;
    const end = endsItself === true ? byItself : byForce;
    const run = async (context: { res: Response }): Promise<unknown> => {
      const leftMs = mostMs - sinceArrival(context.res);
      if (leftMs <= 0) throw late();
      return end(leftMs, (signal) => handler({ ...context, signal }));
    };
    return [id, run] as const;
  });
  return Object.fromEntries(bounded) as unknown as Handlers;
}

function sinceArrival(res: Response): number {
  const arrivedAt: unknown = res.locals['arrivedAt'];
  return typeof arrivedAt === 'number' ? performance.now() - arrivedAt : 0;
}

const late = (): ProblemError => new ProblemError('server.unavailable', { headers: { 'Retry-After': '5' } });

type Run = (signal: AbortSignal) => Promise<unknown>;

async function byItself(ms: number, run: Run): Promise<unknown> {
  const ends = new AbortController();
  const timer = setTimeout(() => ends.abort(), ms);
  try {
    return await run(ends.signal);
  } finally {
    clearTimeout(timer);
  }
}

function byForce(ms: number, run: Run): Promise<unknown> {
  return byItself(ms, (signal) => {
    const over = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(late()));
    });
    const work = run(signal);
    // may fail after nobody waits
    work.catch(() => undefined);
    return Promise.race([work, over]);
  });
}
