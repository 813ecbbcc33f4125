import { isReadableTarget } from '@manzil/core/platform/request-target';
import type { RequestHandler } from 'express';
import { sendProblem } from './problem.ts';

/** Undecodable bytes must not become another text. */
export const readableTarget: RequestHandler = (req, res, next) => {
  if (isReadableTarget(req.originalUrl)) next();
  else
    sendProblem(req, res, { status: 400, code: 'request.unreadable_address', detail: 'This address cannot be read.' });
};
