/** Relay, schedules and housekeeping. Any number of schedulers is one: what runs is claimed in PostgreSQL. */
import { absenceBelievedAfterMs, deliverySettings } from '@manzil/core/deliveries/engine/settings';
import { mailLane } from '@manzil/core/mail/mail';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import { readQueueFigures } from '@manzil/core/messaging/queue-figures';
import { createPublisher } from '@manzil/core/messaging/publisher';
import { putSchedules } from '@manzil/core/messaging/schedules';
import { createWorkerHost } from '@manzil/core/messaging/worker-host';
import { announceDuePosts } from '@manzil/core/blog/store/blog-writer';
import { observeLedger } from '@manzil/core/observability/ledger-metrics';
import { observePool } from '@manzil/core/observability/pool-metrics';
import { observeQueues } from '@manzil/core/observability/queue-metrics';
import { createRelayMetrics } from '@manzil/core/observability/relay-metrics';
import { openDatabase } from '@manzil/core/data/database';
import { databaseChecks } from '@manzil/core/data/readiness';
import { takeForDispatch, undoDispatch } from '@manzil/core/deliveries/store/delivery-dispatch';
import { readLedgerFigures } from '@manzil/core/deliveries/store/ledger-figures';
import { claimPull, readPullSchedule, releasePull } from '@manzil/core/data/schedule-store';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createMetrics } from '@manzil/core/platform/metrics';
import { announceReady } from '@manzil/core/start/ready';
import { createShutdown } from '@manzil/core/start/shutdown';
import { startOps } from '@manzil/core/start/start-ops';
import { connectCrm } from '@manzil/core/start/connect-crm';
import { runLoop } from '@manzil/core/messaging/loop';
import { checkPullSchedule } from './pull-schedule.ts';
import { relayOnce, type RelayDeps } from '@manzil/core/messaging/relay';
import { createReconciler } from './reconciler.ts';
import { createTasks } from './tasks.ts';

const cleanUpMs = 600_000;
const putSchedulesMs = 60_000;
const pullCheckMs = 15_000;
/** Staff who ask for a comparison see it begin. */
const reconcileCheckMs = 2_000;
/** The site follows a change within 2 s; web looks once a second. */
const duePostsMs = 1_000;
/** Nobody waits for the relay, so it may give a busy queue more time than an answer to a visitor can. */
const relayPublishMs = 5_000;

const env = loadEnv(['DATABASE_URL']);
const log = createLogger({ service: 'scheduler', level: env.LOG_LEVEL });
const shutdown = createShutdown({ logger: log, delayMs: env.STOP_DELAY_MS });
const metrics = createMetrics('scheduler');

const database = openDatabase({
  url: env.DATABASE_URL,
  poolMax: Math.min(env.DATABASE_POOL, 4),
  applicationName: 'manzil-scheduler',
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
  name: 'manzil-scheduler',
  workers: 1,
  commandTimeoutMs: relayPublishMs,
  onError: (error) => log.warn({ err: error }, 'queue connection'),
});
shutdown.onStop('queues', backend.close);
const publisher = createPublisher({ backend, timeoutMs: relayPublishMs, log });

const lanes = [{ consumer: 'crm' as const, provider: env.CRM_PROVIDER }, mailLane];
const relay: RelayDeps = {
  take: (query) => takeForDispatch(pool, { ...query, providers: lanes.map(({ provider }) => provider) }),
  undo: (ids) => undoDispatch(pool, ids),
  canPublish: backend.canPublish,
  publish: publisher.publish,
  trustMs: env.RELAY_TRUST_MS,
};
const workers = createWorkerHost(backend, log);
shutdown.onStop('workers', () => workers.close(5_000));
// every process counts what it does itself; what all share is read here, so that n replicas do not ask n times
observeLedger(metrics, () =>
  readLedgerFigures(
    pool,
    lanes.map(({ provider }) => provider),
  ),
);
observeQueues(metrics, () => readQueueFigures(backend));
const reconcileMs = env.RECONCILE_INTERVAL_MS;
const sweepMs = env.SWEEP_INTERVAL_MS;
const tasks = createTasks({ pool, relay, publisher, lanes, sweepMs, cleanUpMs, reconcileMs, log });
// one at a time: its tasks are short and claim their tick anyway; a lock outlives the longest of them
workers.consume('maintenance', tasks, { concurrency: 1, lockMs: 60_000 });

const schedules = [
  { id: 'sweep', everyMs: sweepMs },
  { id: 'clean-up', everyMs: cleanUpMs },
  { id: 'reconcile', everyMs: reconcileMs },
] as const;
const pulls = {
  read: () => readPullSchedule(pool),
  claim: (dueMs: number, nextMs: number, runs: boolean) => claimPull(pool, dueMs, nextMs, runs),
  release: (dueMs: number, previousMs: number) => releasePull(pool, dueMs, previousMs),
  publish: () => publisher.publishTasks('listing-sync', [{ name: 'pull-listings', data: { trigger: 'schedule' } }]),
};
const { signal } = shutdown;
const provider = connectCrm(env, pool);
await provider.recall();
const delivery = deliverySettings(env);
const reconcileNext = createReconciler({
  pool,
  provider,
  requestTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
  horizonMs: () => absenceBelievedAfterMs(delivery, provider.capabilities.visibilityHorizonMs),
  log,
  signal,
});
const loops = [
  runLoop({
    name: 'schedules',
    everyMs: putSchedulesMs,
    run: () => putSchedules(backend, [...schedules]),
    signal,
    log,
  }),
  runLoop({ name: 'due-posts', everyMs: duePostsMs, run: () => announceDuePosts(pool), signal, log }),
  runLoop({ name: 'reconciliations', everyMs: reconcileCheckMs, run: reconcileNext, signal, log }),
  runLoop({ name: 'pulls', everyMs: pullCheckMs, run: () => checkPullSchedule(pulls), signal, log }),
];
if (env.RELAY) {
  const onRound = createRelayMetrics(metrics);
  const run = async (): Promise<void> => {
    const published = await relayOnce(relay);
    // a round in which no queue could be reached relays nothing, and shows as one that did not happen
    if (backend.canPublish()) onRound(published);
  };
  loops.push(runLoop({ name: 'relay', everyMs: env.RELAY_INTERVAL_MS, run, signal, log }));
}
shutdown.onStop('loops', async () => void (await Promise.all(loops)));

ops.started();
announceReady(log, null);
