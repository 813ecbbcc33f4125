import type { NextFunction, Request, Response } from 'express';

export interface RequestCount {
  middleware: (req: Request, res: Response, next: NextFunction) => void;
  current(): { total: number; failed: number };
}

/** Since the start; failed by fault or refusal. */
export function createRequestCount(): RequestCount {
  let total = 0;
  let failed = 0;
  return {
    middleware(_req, res, next) {
      total += 1;
      res.once('close', () => {
        if (res.statusCode >= 400 || res.locals['spoilt'] === true) failed += 1;
      });
      next();
    },
    current: () => ({ total, failed }),
  };
}
