import express, { type Express } from 'express';
import { peoplePage } from '../page/people-page.ts';
import { requireKey } from './auth.ts';
import { controlRoutes } from './control-routes.ts';
import { Failure, failureHandler } from './failure.ts';
import { leadRoutes } from './leads-routes.ts';
import { listingRoutes } from './listings-routes.ts';
import type { Parts } from './parts.ts';
import { pictureRoutes } from './pictures-route.ts';
import { referenceRoutes } from './references-route.ts';
import { createRequestCount } from './request-count.ts';

export interface AppOptions {
  apiKey: string;
  /** `/`, for anyone on this machine. */
  showPage: boolean;
  onUnexpected: (error: unknown) => void;
}

export function createApp(parts: Parts, options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get(['/healthz', '/readyz'], (_req, res) => void res.json({ status: 'ok' }));
  if (options.showPage) app.get('/', peoplePage(parts));

  const requests = createRequestCount();
  app.use('/v1', requests.middleware, requireKey(options.apiKey));
  app.use('/v1', express.json({ limit: 256 * 1024, strict: true, type: () => true }));
  app.use('/v1/leads', leadRoutes(parts));
  app.use('/v1/listings', listingRoutes(parts));
  app.use('/v1/references', referenceRoutes(parts));
  app.use('/v1/pictures', pictureRoutes(parts));
  app.use('/v1', controlRoutes(parts, requests));
  app.use(() => {
    throw new Failure('not_found', 'Unknown address');
  });
  app.use(failureHandler(options.onUnexpected));
  return app;
}
