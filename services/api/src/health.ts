import { pendingMigrations } from '@manzil/core/persistence/migrate';
import { checkReadiness } from '@manzil/core/platform/health';
import type { Express } from 'express';
import type { ApiDeps } from './deps.ts';

/** Alive while the loop turns; ready while the database answers and has this code's migrations. Never Redis or the CRM. */
export function serveHealth(app: Express, { database }: Pick<ApiDeps, 'database'>, isStopping: () => boolean): void {
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.get('/readyz', async (_req, res) => {
    const { ready, checks } = await checkReadiness({
      database: async () => database.pool.query('select 1'),
      migrations: async () => {
        if ((await pendingMigrations(database.pool)).length > 0) throw new Error('migrations are pending');
      },
    });
    const stopping = isStopping();
    res
      .status(ready && !stopping ? 200 : 503)
      .json({ status: stopping ? 'stopping' : ready ? 'ready' : 'waiting', checks });
  });
}
