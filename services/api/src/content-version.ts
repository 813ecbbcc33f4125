import { readContentVersion } from '@manzil/core/persistence/content-version';
import type { Express } from 'express';
import type { ApiDeps } from './deps.ts';

/**
 * Tells the web processes whether anything public has changed. It stands outside /api, which is all that the web hands on
 * from visitors, and costs one prepared read of one row.
 */
export function serveContentVersion(app: Express, { database }: Pick<ApiDeps, 'database'>): void {
  app.get('/internal/content-version', async (_req, res) => {
    const version = await readContentVersion(database.pool);
    res.set('Cache-Control', 'no-store').json({ version });
  });
}
