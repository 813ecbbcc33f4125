/** A body has its time to arrive, and the answer's time is counted from when it is whole. */
import type { RequestHandler } from 'express';
import { ProblemError } from '../contract/problem.ts';
import { startClock } from './deadline.ts';

/** What a person writes is there at once on any line; half a minute is for one that has almost none. */
export const bodyMs = 30_000;
/** Pictures of some megabytes, over a phone's line. */
export const uploadMs = 120_000;

/**
 * Two handlers, around those that read the body. Where it is not whole in time the answer is 408, and nothing runs any more
 * however the rest of it arrives.
 * @param limitMs counted from when the request's head was read
 */
export function timedBody(limitMs: number): { begin: RequestHandler; end: RequestHandler } {
  return {
    begin(req, res, next) {
      const timer = setTimeout(() => {
        // what is still to come is not waited for
        next(new ProblemError('request.timeout', { headers: { Connection: 'close' } }));
      }, limitMs);
      res.locals['bodyTimer'] = timer;
      req.once('close', () => {
        clearTimeout(timer);
      });
      next();
    },
    end(_req, res, next) {
      clearTimeout(res.locals['bodyTimer'] as NodeJS.Timeout);
      if (res.headersSent || res.destroyed) return;
      startClock(res);
      next();
    },
  };
}
