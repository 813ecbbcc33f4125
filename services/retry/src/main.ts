/** Everything after a first failure: retries, unknown outcomes, expired leases and what staff force. */
import { createProvider } from '@manzil/core/crm/registry';
import { createDeliveryEngine } from '@manzil/core/delivery/engine';
import { deliverySettings } from '@manzil/core/delivery/settings';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import { createWorkerHost } from '@manzil/core/messaging/worker-host';
import { openDatabase } from '@manzil/core/persistence/database';
import { createDeliveryStore } from '@manzil/core/persistence/delivery-store';
import { createSubjectReader } from '@manzil/core/persistence/subject-reader';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { announceReady } from '@manzil/core/platform/ready';
import { createShutdown } from '@manzil/core/platform/shutdown';

const env = loadEnv(['DATABASE_URL']);
const log = createLogger({ service: 'retry', level: env.LOG_LEVEL });
const shutdown = createShutdown({ logger: log });

const database = await openDatabase({
  url: env.DATABASE_URL,
  poolMax: Math.min(env.DATABASE_POOL, 6),
  applicationName: 'manzil-retry',
  onConnectionError: (message) => log.warn({ err: message }, 'database connection'),
});
shutdown.onStop('database', database.close);
const { pool } = database;

const backend = await openQueueBackend({
  databaseUrl: env.DATABASE_URL,
  redisUrl: env.REDIS_URL,
  name: 'manzil-retry',
  workers: 1,
  commandTimeoutMs: env.PUBLISH_TIMEOUT_MS,
  onError: (error) => log.warn({ err: error }, 'queue connection'),
});
shutdown.onStop('queues', backend.close);

const engine = createDeliveryEngine({
  store: createDeliveryStore(pool),
  subjects: createSubjectReader(pool),
  provider: createProvider(env),
  settings: deliverySettings(env),
  log,
});
const workers = createWorkerHost(backend, log);
workers.consume(
  'crm-retry',
  {
    'send-delivery': ({ deliveryId }) => engine.sendRetries(deliveryId),
    'resolve-delivery': ({ deliveryId }) => engine.resolveUnknown(deliveryId),
    'expire-lease': () => engine.expireLeases(),
  },
  // Jobs that wait for a slow answer must not hold up the others; the requests themselves are bounded in the engine.
  // The lock is renewed every half of it and only matters when the process dies; then the relay is quicker anyway.
  { concurrency: 8, lockMs: 30_000 },
);
// requests under way get 8 s to end, so that the whole stop stays under 15 s
shutdown.onStop('deliveries', async () => void (await Promise.all([engine.stop(8_000), workers.close(10_000)])));

announceReady(log, null);
