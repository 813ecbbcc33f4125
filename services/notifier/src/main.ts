/** First attempts of mails about new leads. */
import { breakerRules } from '@manzil/core/deliveries/breaker/breaker';
import { logBreaker } from '@manzil/core/deliveries/breaker/log-breaker';
import { createDeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { mailSettings } from '@manzil/core/deliveries/engine/settings';
import { createMailer } from '@manzil/core/mail/create-mailer';
import { leadMailTarget } from '@manzil/core/mail/lead-mail-target';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import type { DeliveryJob } from '@manzil/core/messaging/queues';
import { createWorkerHost } from '@manzil/core/messaging/worker-host';
import { createDeliveryMetrics } from '@manzil/core/observability/delivery-metrics';
import { observePool } from '@manzil/core/observability/pool-metrics';
import { openDatabase } from '@manzil/core/data/database';
import { databaseChecks } from '@manzil/core/data/readiness';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { createLeadMailReader } from '@manzil/core/mail/store/lead-mail-reader';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createMetrics } from '@manzil/core/platform/metrics';
import { announceReady } from '@manzil/core/start/ready';
import { createShutdown } from '@manzil/core/start/shutdown';
import { startOps } from '@manzil/core/start/start-ops';

const env = loadEnv(['DATABASE_URL']);
const log = createLogger({ service: 'notifier', level: env.LOG_LEVEL });
const shutdown = createShutdown({ logger: log, delayMs: env.STOP_DELAY_MS });
const metrics = createMetrics('notifier');

const database = openDatabase({
  url: env.DATABASE_URL,
  poolMax: Math.min(env.DATABASE_POOL, 4),
  applicationName: 'manzil-notifier',
  onConnectionError: (message) => log.warn({ err: message }, 'database connection'),
});
shutdown.onStop('database', database.close);
observePool(metrics, database.pool);
const checks = databaseChecks(database.pool);
const ops = await startOps({ env, log, shutdown, metrics, checks });

const backend = await openQueueBackend({
  databaseUrl: env.DATABASE_URL,
  redisUrl: env.REDIS_URL,
  name: 'manzil-notifier',
  workers: 1,
  commandTimeoutMs: env.PUBLISH_TIMEOUT_MS,
  onError: (error) => log.warn({ err: error }, 'queue connection'),
});
shutdown.onStop('queues', backend.close);

const mailer = createMailer(env);
const engine = createDeliveryEngine({
  store: createDeliveryStore(database.pool, {
    breaker: breakerRules(env.DELIVERY_BREAKER_OPEN_MS),
    onBreaker: logBreaker(log),
    onBreakerFailure: (error) => log.warn({ err: error }, 'breaker could not judge'),
  }),
  subjects: createLeadMailReader(database.pool),
  target: leadMailTarget(mailer, env),
  settings: mailSettings(env),
  log,
  onAttempt: createDeliveryMetrics(metrics),
});
const workers = createWorkerHost(backend, log);
const send = ({ deliveryId }: DeliveryJob) => engine.sendPending(deliveryId);
// A job takes a batch along; two, so that one slow answer does not hold up the next. The mails themselves are bounded in
// the engine. The lock only matters when the process dies, and then the relay is quicker anyway.
workers.consume('mail', { 'lead.created': send, 'lead.updated': send }, { concurrency: 2, lockMs: 30_000 });
// mails under way get 8 s to end, so that the whole stop stays under 15 s
shutdown.onStop('deliveries', async () => void (await Promise.all([engine.stop(8_000), workers.close(10_000)])));

log.info({ mailer: mailer.kind }, 'mails go this way');
ops.started();
announceReady(log, null);
