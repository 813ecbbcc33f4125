/** Everything after a first failure, of what the CRM gets and of mails: retries, unknown outcomes, expired leases, what staff force. */
import { crmTarget } from '@manzil/core/deliveries/engine/crm-target';
import { breakerRules } from '@manzil/core/deliveries/breaker/breaker';
import { logBreaker } from '@manzil/core/deliveries/breaker/log-breaker';
import { createDeliveryEngine, type DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { deliverySettings, mailSettings } from '@manzil/core/deliveries/engine/settings';
import { createMailer } from '@manzil/core/mail/create-mailer';
import { leadMailTarget } from '@manzil/core/mail/lead-mail-target';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import type { RetryJobs } from '@manzil/core/messaging/queues';
import { createWorkerHost, type Handlers } from '@manzil/core/messaging/worker-host';
import { createDeliveryMetrics } from '@manzil/core/observability/delivery-metrics';
import { observePool } from '@manzil/core/observability/pool-metrics';
import { openDatabase } from '@manzil/core/data/database';
import { databaseChecks } from '@manzil/core/data/readiness';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { createLeadMailReader } from '@manzil/core/mail/store/lead-mail-reader';
import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createMetrics } from '@manzil/core/platform/metrics';
import { announceReady } from '@manzil/core/start/ready';
import { createShutdown } from '@manzil/core/start/shutdown';
import { startOps } from '@manzil/core/start/start-ops';
import { connectCrm } from '@manzil/core/start/connect-crm';

const env = loadEnv(['DATABASE_URL']);
const log = createLogger({ service: 'retry', level: env.LOG_LEVEL });
const shutdown = createShutdown({ logger: log, delayMs: env.STOP_DELAY_MS });
const metrics = createMetrics('retry');

const database = openDatabase({
  url: env.DATABASE_URL,
  poolMax: Math.min(env.DATABASE_POOL, 6),
  applicationName: 'manzil-retry',
  onConnectionError: (message) => log.warn({ err: message }, 'database connection'),
});
shutdown.onStop('database', database.close);
observePool(metrics, database.pool);
const checks = databaseChecks(database.pool);
const ops = await startOps({ env, log, shutdown, metrics, checks });
const { pool } = database;

const backend = await openQueueBackend({
  databaseUrl: env.DATABASE_URL,
  redisUrl: env.REDIS_URL,
  name: 'manzil-retry',
  workers: 2,
  commandTimeoutMs: env.PUBLISH_TIMEOUT_MS,
  onError: (error) => log.warn({ err: error }, 'queue connection'),
});
shutdown.onStop('queues', backend.close);

const store = createDeliveryStore(pool, {
  breaker: breakerRules(env.DELIVERY_BREAKER_OPEN_MS),
  onBreaker: logBreaker(log),
  onBreakerFailure: (error) => log.warn({ err: error }, 'breaker could not judge'),
});
const onAttempt = createDeliveryMetrics(metrics);
const provider = connectCrm(env, pool);
await provider.recall();
const crm = createDeliveryEngine({
  store,
  subjects: createSubjectReader(pool),
  target: crmTarget(provider),
  settings: deliverySettings(env),
  log,
  onAttempt,
});
const mails = createDeliveryEngine({
  store,
  subjects: createLeadMailReader(pool),
  target: leadMailTarget(createMailer(env), env),
  settings: mailSettings(env),
  log,
  onAttempt,
});

function retries(engine: DeliveryEngine): Handlers<'crm-retry'> & Handlers<'mail-retry'> {
  return {
    'send-delivery': ({ deliveryId }: RetryJobs['send-delivery']) => engine.sendRetries(deliveryId),
    'resolve-delivery': ({ deliveryId }: RetryJobs['resolve-delivery']) => engine.resolveUnknown(deliveryId),
    'expire-lease': () => engine.expireLeases(),
    'send-poison': () => engine.sendPoison(env.SWEEP_INTERVAL_MS / 2),
  };
}

const workers = createWorkerHost(backend, log);
// Jobs that wait for a slow answer must not hold up the others; the requests themselves are bounded in the engine.
// The lock is renewed every half of it and only matters when the process dies; then the relay is quicker anyway.
workers.consume('crm-retry', retries(crm), { concurrency: 8, lockMs: 30_000 });
// a queue and an engine of their own: a mail server that hangs takes nothing away from the CRM
workers.consume('mail-retry', retries(mails), { concurrency: 2, lockMs: 30_000 });
// requests under way get 8 s to end, so that the whole stop stays under 15 s
shutdown.onStop('deliveries', async () => {
  await Promise.all([crm.stop(8_000), mails.stop(8_000), workers.close(10_000)]);
});

ops.started();
announceReady(log, null);
