import type { HttpMetrics } from '@manzil/core/start/http-metrics';
import type { Logger } from '@manzil/core/platform/logger';
import { observeRequest } from '@manzil/core/start/observe-request';
import { requestIdFrom } from '@manzil/core/platform/request-id';
import type { Request, RequestHandler } from 'express';

/** The route's pattern, never the address: a search may name a person, a link be a key. The id is web's. */
export function requestLog(log: Logger, http: HttpMetrics): RequestHandler {
  return (req, res, next) => {
    const requestId = requestIdFrom(req.headers['x-request-id']);
    Object.assign(req, { id: requestId });
    res.setHeader('X-Request-Id', requestId);
    observeRequest(res, { requestId, method: req.method, route: () => routeOf(req), log, http });
    next();
  };
}

/** Files and a board, with routes of their own or none. */
const folders = ['/media', '/api/admin/queues/board'];

function routeOf(req: Request): string {
  const folder = folders.find((one) => req.originalUrl.startsWith(`${one}/`));
  if (folder !== undefined) return `${folder}/*`;
  const { path } = (req.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'unknown';
}
