/** What else runs in this process besides deliveries: the pull of listings and the HTTP server on SYNC_PORT. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { CrmProvider } from '@manzil/core/domain/crm';
import type { Publisher } from '@manzil/core/messaging/publisher';
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import type { WorkerHost } from '@manzil/core/messaging/worker-host';
import type { Database } from '@manzil/core/persistence/database';
import { createListingSyncStore } from '@manzil/core/persistence/listing-sync-store';
import { pendingMigrations } from '@manzil/core/persistence/migrate';
import type { EnvWith } from '@manzil/core/platform/env';
import type { Logger } from '@manzil/core/platform/logger';
import { mediaFolder, openMediaFolder } from '@manzil/core/platform/media-folder';
import type { Shutdown } from '@manzil/core/platform/shutdown';
import { createListingSync } from './listing-sync/listing-sync.ts';
import { createSyncServer } from './listing-sync/sync-server.ts';

export interface ModuleContext {
  env: EnvWith<'DATABASE_URL' | 'SYNC_TOKEN'>;
  log: Logger;
  database: Database;
  backend: QueueBackend;
  publisher: Publisher;
  provider: CrmProvider;
  workers: WorkerHost;
  /** Stops run last registered first, so what is registered here stops before deliveries, queues and database. */
  shutdown: Shutdown;
}

/** Starts them. Gives the port that the HTTP server really listens on. */
export async function startModules(context: ModuleContext): Promise<number | null> {
  const { env, log, database, provider, workers, shutdown } = context;
  const sync = createListingSync({
    provider,
    store: createListingSyncStore(database.pool),
    media: await openMediaFolder(mediaFolder(env.DATA_DIR)),
    log,
  });
  shutdown.onStop('listing sync', sync.stop);
  // one pull at a time is all there can be; a job that comes while another process pulls has nothing to do.
  // The lock only matters when the process dies, and then the run's own lease decides
  const pull = ({ trigger }: { trigger: 'first-start' | 'schedule' | 'staff' }) => sync.pull({ trigger });
  workers.consume('listing-sync', { 'pull-listings': pull }, { concurrency: 1, lockMs: 60_000 });

  const server = createSyncServer({
    sync,
    token: env.SYNC_TOKEN,
    log,
    checks: {
      database: async () => {
        if ((await pendingMigrations(database.pool)).length > 0) throw new Error('The database is not migrated');
      },
    },
  });
  server.listen(env.SYNC_PORT, env.INTERNAL_HOST);
  await once(server, 'listening');
  shutdown.onStop('http', () => {
    server.close();
    server.closeAllConnections();
  });
  sync.start();
  return (server.address() as AddressInfo).port;
}
