/** Besides deliveries: the pull of listings, their pictures, and HTTP on SYNC_PORT. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { CrmProvider } from '@manzil/core/crm/crm';
import type { WorkerHost } from '@manzil/core/messaging/worker-host';
import { createSyncMetrics } from '@manzil/core/listing-sync/pull/sync-metrics';
import { createListingSyncStore } from '@manzil/core/listing-sync/store/listing-sync-store';
import { createPictureQueueStore } from '@manzil/core/listing-sync/store/picture-queue-store';
import { databaseChecks } from '@manzil/core/data/readiness';
import { mediaFolder, openMediaFolder } from '@manzil/core/platform/media/media-folder';
import type { Started } from '@manzil/core/start/start-process';
import { createListingSync } from '@manzil/core/listing-sync/pull/listing-sync';
import { createSyncServer } from '@manzil/core/listing-sync/pull/sync-server';
import { createPictureQueue } from '@manzil/core/listing-sync/pictures/picture-queue';

/** Stops before deliveries, queues and database. Gives the port really listened on. */
export async function startListingSync(
  { env, log, metrics, database, shutdown }: Started<'SYNC_TOKEN'>,
  workers: WorkerHost,
  provider: CrmProvider,
): Promise<number> {
  const pictures = createPictureQueue({
    provider,
    store: createPictureQueueStore(database.pool),
    media: await openMediaFolder(mediaFolder(env.DATA_DIR)),
    log,
  });
  const countEnd = createSyncMetrics(metrics);
  const sync = createListingSync({
    provider,
    store: createListingSyncStore(database.pool),
    log,
    onEnd: (end) => {
      countEnd(end);
      pictures.wake();
    },
  });
  shutdown.onStop('pictures', pictures.stop);
  shutdown.onStop('listing sync', sync.stop);
  // the run's own lease decides, not the lock
  const pull = ({ trigger }: { trigger: 'first-start' | 'schedule' | 'staff' }) => sync.pull({ trigger });
  workers.consume('listing-sync', { 'pull-listings': pull }, { concurrency: 1, lockMs: 60_000 });

  const server = createSyncServer({
    sync,
    token: env.SYNC_TOKEN,
    log,
    checks: databaseChecks(database.pool),
    isDraining: shutdown.isDraining,
  });
  server.listen(env.SYNC_PORT, env.INTERNAL_HOST);
  await once(server, 'listening');
  shutdown.onStop('http', () => {
    server.close();
    server.closeAllConnections();
  });
  sync.start();
  pictures.start();
  return (server.address() as AddressInfo).port;
}
