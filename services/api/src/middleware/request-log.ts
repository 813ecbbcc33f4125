import { randomUUID } from 'node:crypto';
import type { Logger } from '@manzil/core/platform/logger';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';

const safeId = /^[\w-]{8,64}$/;

/**
 * One line per request: method, path without its query (a search text may name a person), status, time. The id comes
 * from the web server when it looks like one of ours, so that a form and its CRM call share it.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId(req, res) {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && safeId.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (req: { id: unknown; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: req.url.split('?', 1)[0],
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customLogLevel: (_req, res, error) => {
      if (error !== undefined || res.statusCode >= 500) return 'error';
      return res.statusCode >= 400 ? 'info' : 'debug';
    },
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
  });
}
