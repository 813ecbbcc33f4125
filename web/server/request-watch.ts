/** Addresses are not logged. */
import type { HttpMetrics } from '@manzil/core/start/http-metrics';
import type { Logger } from '@manzil/core/platform/logger';
import { observeRequest } from '@manzil/core/start/observe-request';
import type { RequestHandler } from 'express';
import { reportsPath } from './policy-reports.ts';

const prefixes = ['/api', '/media', '/assets'];

/** After `requestId`. */
export function requestWatch(log: Logger, http: HttpMetrics): RequestHandler {
  return (req, res, next) => {
    const requestId = req.get('x-request-id') ?? '';
    observeRequest(res, { requestId, method: req.method, route: () => routeOf(req.originalUrl), log, http });
    next();
  };
}

/** Few values: pages count together, their addresses are endless. */
export function routeOf(url: string): string {
  if (url === reportsPath) return reportsPath;
  const prefix = prefixes.find((one) => url.startsWith(`${one}/`));
  return prefix === undefined ? 'page' : `${prefix}/*`;
}
