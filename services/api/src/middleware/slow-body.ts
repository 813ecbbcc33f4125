/** An answer's time counts from when the body is whole. */
import type { RequestHandler } from 'express';
import { ProblemError } from '../contract/problem.ts';
import { startClock } from './deadline.ts';

/** Enough for a very slow line. */
export const bodyMs = 30_000;
/** Megabytes over a phone's line. */
export const uploadMs = 120_000;

/** Not whole in time: 408, and nothing runs on. @param limitMs from when the head was read */
export function timedBody(limitMs: number): { begin: RequestHandler; end: RequestHandler } {
  return {
    begin(req, res, next) {
      const timer = setTimeout(() => {
        // the rest is not waited for
        next(new ProblemError('request.timeout', { headers: { Connection: 'close' } }));
      }, limitMs);
      res.locals['bodyTimer'] = timer;
      req.once('close', () => clearTimeout(timer));
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
