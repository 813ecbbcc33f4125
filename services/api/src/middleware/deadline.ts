import type { Response } from 'express';
import type { Handlers, OperationId } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';

/** Counted from when the request was whole. The limit is 5.5 s; the rest is for a busy machine. */
const answerMs = 4_500;
/**
 * A person waits here for what the CRM does; these bound themselves to 25 s (design, section 3). So does who changes many
 * listings or articles at once, has a picture rendered (eight sizes take a busy processor seconds), or waits for mails.
 */
const patient: ReadonlySet<OperationId> = new Set([
  'testCrmConnection',
  'forceCrmRetry',
  'replayDeliveries',
  'sendTestLeads',
  'removeTestLeads',
  'syncLead',
  'mailLead',
  'bulkSyncLeads',
  'syncNow',
  'seedProperties',
  'bulkUpdateProperties',
  'bulkUpdateBlogPosts',
  'importProperties',
  'uploadMedia',
  'importMedia',
  'testAssistant',
  'createAgent',
  'updateAgent',
  'replaceAgent',
  'createBlogPost',
  'updateBlogPost',
  'erasePerson',
  'inviteUser',
  'makeAccessLink',
]);
const patientMs = 29_000;
/** What the site finds by itself, and then an outside assistant's 7 s at most (ASSISTANT_TIMEOUT_MS). */
const own: ReadonlyMap<OperationId, number> = new Map([['sendChatMessage', 12_000]]);

/** They end at their signal by themselves, and say what became of what they wrote. */
const endByThemselves: ReadonlySet<OperationId> = new Set(['createContact', 'createLead']);

type AnyHandler = (context: { res: Response; signal: AbortSignal }) => Promise<unknown>;

/** Notes when a request came, or was whole. */
export function startClock(res: Response): void {
  res.locals['arrivedAt'] = performance.now();
}

/**
 * Gives each handler an end. A database that is frozen rather than gone answers nothing at all, and several of its
 * timeouts in a row are too long for a visitor: after the deadline they get a 503 that may be tried again. A handler that has
 * not begun by then never does; one that has is told by its signal.
 */
export function withDeadlines(handlers: Handlers, limitMs = answerMs): Handlers {
  const bounded = Object.entries(handlers as unknown as Record<string, AnyHandler>).map(([id, handler]) => {
    const mostMs = own.get(id as OperationId) ?? (patient.has(id as OperationId) ? patientMs : limitMs);
    const end = endByThemselves.has(id as OperationId) ? byItself : byForce;
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
  const timer = setTimeout(() => {
    ends.abort();
  }, ms);
  try {
    return await run(ends.signal);
  } finally {
    clearTimeout(timer);
  }
}

function byForce(ms: number, run: Run): Promise<unknown> {
  return byItself(ms, (signal) => {
    const over = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(late());
      });
    });
    const work = run(signal);
    // it may still fail after nobody waits any more
    work.catch(() => undefined);
    return Promise.race([work, over]);
  });
}
