/** Counts the requests of the site and writes a line of those that matter, without addresses: the api knows its own routes. */
import type { HttpMetrics } from '@manzil/core/start/http-metrics';
import type { Logger } from '@manzil/core/platform/logger';
import { observeRequest } from '@manzil/core/start/observe-request';
import type { RequestHandler } from 'express';

const prefixes = ['/api', '/media', '/assets'];

/** Comes after `requestId`, which gives each request its name. */
export function requestWatch(log: Logger, http: HttpMetrics): RequestHandler {
  return (req, res, next) => {
    const requestId = req.get('x-request-id') ?? '';
    observeRequest(res, { requestId, method: req.method, route: () => routeOf(req.originalUrl), log, http });
    next();
  };
}

/** As much of an address as has few values: pages are counted together, since their addresses are endless. */
export function routeOf(url: string): string {
  const prefix = prefixes.find((one) => url.startsWith(`${one}/`));
  return prefix === undefined ? 'page' : `${prefix}/*`;
}
