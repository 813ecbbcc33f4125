import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Helmet is asked at start: its functions cost as much as reading a listing. */
export function securityHeaders(): RequestHandler {
  const headers = constantHeaders();
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** @throws when helmet wants to see the request */
function constantHeaders(): [string, string][] {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: (name: string) => void headers.delete(name),
  };
  const policy = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };
  const state = { done: false };
  helmet({ contentSecurityPolicy: policy })({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw new Error('helmet has no constant headers', { cause: error });
    state.done = true;
  });
  if (!state.done) throw new Error('helmet did not answer at once');
  return [...headers];
}
