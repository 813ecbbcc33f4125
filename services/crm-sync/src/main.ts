/** First attempts of lead and property events, and the pull of listings. */
import { guardProvider } from '@manzil/core/crm/guarded-provider';
import { crmTarget } from '@manzil/core/deliveries/engine/crm-target';
import { breakerRules } from '@manzil/core/deliveries/breaker/breaker';
import { logBreaker } from '@manzil/core/deliveries/breaker/log-breaker';
import { createDeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { deliverySettings } from '@manzil/core/deliveries/engine/settings';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import { createPublisher } from '@manzil/core/messaging/publisher';
import { createWorkerHost } from '@manzil/core/messaging/worker-host';
import { createBreakerStore } from '@manzil/core/deliveries/store/breaker-store';
import { observeDisk } from '@manzil/core/observability/disk-metrics';
import { createDeliveryMetrics } from '@manzil/core/observability/delivery-metrics';
import { observePool } from '@manzil/core/observability/pool-metrics';
import { openDatabase } from '@manzil/core/data/database';
import { databaseChecks } from '@manzil/core/data/readiness';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createMetrics } from '@manzil/core/platform/metrics';
import { announceReady } from '@manzil/core/start/ready';
import { createShutdown } from '@manzil/core/start/shutdown';
import { startOps } from '@manzil/core/start/start-ops';
import { connectCrm } from '@manzil/core/start/connect-crm';
import { consumeEvents } from './events.ts';
import { startModules } from './modules.ts';

const env = loadEnv(['DATABASE_URL', 'SYNC_TOKEN']);
const log = createLogger({ service: 'crm-sync', level: env.LOG_LEVEL });
const shutdown = createShutdown({ logger: log, delayMs: env.STOP_DELAY_MS });
const metrics = createMetrics('crm-sync');

const database = openDatabase({
  url: env.DATABASE_URL,
  poolMax: env.DATABASE_POOL,
  applicationName: 'manzil-crm-sync',
  onConnectionError: (message) => log.warn({ err: message }, 'database connection'),
});
shutdown.onStop('database', database.close);
observePool(metrics, database.pool);
observeDisk(metrics, env.DATA_DIR);
const checks = databaseChecks(database.pool);
const ops = await startOps({ env, log, shutdown, metrics, checks });

const backend = await openQueueBackend({
  databaseUrl: env.DATABASE_URL,
  redisUrl: env.REDIS_URL,
  name: 'manzil-crm-sync',
  workers: 3,
  commandTimeoutMs: env.PUBLISH_TIMEOUT_MS,
  onError: (error) => log.warn({ err: error }, 'queue connection'),
});
shutdown.onStop('queues', backend.close);

const provider = connectCrm(env, database.pool);
await provider.recall();
const publisher = createPublisher({ backend, timeoutMs: env.PUBLISH_TIMEOUT_MS, log });
const workers = createWorkerHost(backend, log);
const breaker = breakerRules(env.DELIVERY_BREAKER_OPEN_MS);
const engine = createDeliveryEngine({
  store: createDeliveryStore(database.pool, {
    breaker,
    onBreaker: logBreaker(log),
    onBreakerFailure: (error) => log.warn({ err: error }, 'breaker could not judge'),
  }),
  subjects: createSubjectReader(database.pool),
  target: crmTarget(provider),
  settings: deliverySettings(env),
  log,
  onAttempt: createDeliveryMetrics(metrics),
});
consumeEvents(workers, engine);
// requests under way get 8 s to end, so that the whole stop stays under 15 s
shutdown.onStop('deliveries', async () => void (await Promise.all([engine.stop(8_000), workers.close(10_000)])));

// pulls keep to the pauses that the CRM asks for
const breakers = createBreakerStore(database.pool, breaker);
const guarded = guardProvider(provider, () => breakers.isPaused(provider.name));
const port = await startModules({
  env,
  log,
  metrics,
  database,
  backend,
  publisher,
  provider: guarded,
  workers,
  shutdown,
});
ops.started();
announceReady(log, port);
