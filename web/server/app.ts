import type { Logger } from '@manzil/core/platform/logger';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { AppOptions } from './app-options.ts';
import { knownHost } from './known-host.ts';
import { pageHandler } from './pages.ts';
import { policyReports } from './policy-reports.ts';
import { sendProblem } from './problem.ts';
import { apiProxy } from './proxy.ts';
import { pageMethod, readableTarget } from './readable-target.ts';
import { requestId } from './request-id.ts';
import { requestWatch } from './request-watch.ts';
import { securityHeaders } from './security.ts';
import { staticFiles } from './static-files.ts';

export function createApp(options: AppOptions): Express {
  const { pages, logger, http, isDraining = () => false } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustProxy);

  app.get('/healthz', (_req, res) => res.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  // a proxy in front must learn of a stop before it comes
  app.get('/readyz', (_req, res) => {
    const draining = isDraining();
    res
      .status(draining ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json({ status: draining ? 'stopping' : 'ready' });
  });
  app.use(requestId);
  app.use(knownHost([new URL(options.publicUrl).hostname, ...(options.hosts ?? [])]));
  app.use(readableTarget);
  if (http !== undefined) app.use(requestWatch(logger, http));
  app.use(policyReports(logger));
  app.use(apiProxy({ target: options.apiUrl, logger }));
  app.use(securityHeaders(options.publicUrl));
  app.use(pageMethod);
  if (pages.middleware !== null) app.use(pages.middleware);
  if (pages.clientFolder !== null) app.use(staticFiles(pages.clientFolder));
  app.use(pageHandler(options));
  app.use(lastResort(logger));
  return app;
}

/** Errors that no page caught; in plain words: nothing else may work. */
function lastResort(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const status = clientErrorStatus(error);
    if (status === 500) logger.error({ err: error, requestId: req.get('x-request-id') }, 'page failed');
    if (res.headersSent) {
      next(error);
      return;
    }
    sendProblem(req, res, {
      status,
      code: status === 500 ? 'server.error' : 'request.invalid',
      detail: status === 500 ? 'The page could not be made. Please try again.' : 'This address cannot be read.',
    });
  };
}

/** express gives a bad address, such as a broken percent sign, a 4xx. */
function clientErrorStatus(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
