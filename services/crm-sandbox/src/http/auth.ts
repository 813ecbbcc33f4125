import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { Failure } from './failure.ts';

/** In constant time. */
export function requireKey(apiKey: string) {
  const expected = digest(`Bearer ${apiKey}`);
  return (req: Request, _res: Response, next: NextFunction): void => {
    if (!timingSafeEqual(digest(req.get('authorization') ?? ''), expected))
      throw new Failure('unauthorized', 'The bearer key is missing or wrong');
    next();
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
