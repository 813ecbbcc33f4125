import { isReadableTarget } from '@manzil/core/platform/request-target';
import type { RequestHandler } from 'express';
import { sendProblem } from './problem.ts';

/** Undecodable bytes must not become another text. */
export const readableTarget: RequestHandler = (req, res, next) => {
  if (isReadableTarget(req.originalUrl)) next();
  else
    sendProblem(req, res, { status: 400, code: 'request.unreadable_address', detail: 'This address cannot be read.' });
};

const pageMethods = new Set(['GET', 'HEAD', 'POST']);

/** TRACE would send back what a browser hides from scripts; nothing here takes the rest. */
export const pageMethod: RequestHandler = (req, res, next) => {
  if (pageMethods.has(req.method)) {
    next();
    return;
  }
  res.set('Allow', [...pageMethods].join(', '));
  sendProblem(req, res, {
    status: 405,
    code: 'request.method_not_allowed',
    detail: 'This address does not take this method.',
  });
};
