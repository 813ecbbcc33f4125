import { databaseChecks } from '@manzil/core/data/readiness';
import { answerReadiness } from '@manzil/core/platform/health';
import type { Express } from 'express';
import type { ApiDeps } from './deps.ts';

/** As on METRICS_PORT. */
export function serveHealth(app: Express, { database }: Pick<ApiDeps, 'database'>, isDraining: () => boolean): void {
  const checks = databaseChecks(database.pool);
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.get('/readyz', async (_req, res) => {
    const { status, body } = await answerReadiness(checks, isDraining());
    res.status(status).json(body);
  });
}
