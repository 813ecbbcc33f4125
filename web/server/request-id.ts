import { requestIdFrom } from '@manzil/core/platform/request-id';
import type { RequestHandler } from 'express';

/** Names the request, for the api and in the answer. */
export const requestId: RequestHandler = (req, res, next) => {
  const id = requestIdFrom(req.headers['x-request-id']);
  req.headers['x-request-id'] = id;
  res.setHeader('X-Request-Id', id);
  next();
};
