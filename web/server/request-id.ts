import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';

/** Gives every request a name, in the request for the api and in the answer for whoever reports a fault. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id');
  const id = given !== undefined && /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID();
  req.headers['x-request-id'] = id;
  res.setHeader('X-Request-Id', id);
  next();
};
