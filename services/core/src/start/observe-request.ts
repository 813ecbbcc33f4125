import type { ServerResponse } from 'node:http';
import type { HttpMetrics, ObservedRequest } from './http-metrics.ts';
import { isStream } from './event-streams.ts';
import type { Logger } from '../platform/logger.ts';

export interface RequestWatch {
  requestId: string;
  method: string;
  /** Known at the end: a pattern, never the address with its ids and texts. */
  route: () => string;
  log: Logger;
  http: HttpMetrics;
}

/** When a request has ended; nothing else of it is written anywhere. */
export function observeRequest(res: ServerResponse, { requestId, method, route, log, http }: RequestWatch): void {
  const began = performance.now();
  res.once('close', () => {
    const request: ObservedRequest = {
      method,
      route: route(),
      status: res.statusCode,
      aborted: !res.writableFinished,
      ms: Math.round(performance.now() - began),
    };
    // how long a stream stayed open says nothing about speed
    if (!isStream(res)) http.observe(request);
    log[levelOf(request)]({ requestId, ...request }, 'request');
  });
}

/** For production: what changes something or fails. */
function levelOf({ method, status }: ObservedRequest): 'debug' | 'info' | 'error' {
  if (status >= 500) return 'error';
  return status >= 400 || !['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'info' : 'debug';
}
