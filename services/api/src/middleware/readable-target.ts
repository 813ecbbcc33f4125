import { isReadableTarget } from '@manzil/core/platform/request-target';
import type { RequestHandler } from 'express';
import { ProblemError } from '../contract/problem.ts';

/** What is no text must not become another. @throws ProblemError */
export const readableTarget: RequestHandler = (req, _res, next) => {
  if (!isReadableTarget(req.originalUrl)) throw new ProblemError('request.unreadable_address');
  next();
};
