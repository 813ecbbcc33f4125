/** The api process: takes enquiries, answers reads, serves pictures. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import { createPublisher } from '@manzil/core/messaging/publisher';
import { observeDisk } from '@manzil/core/observability/disk-metrics';
import { observePool } from '@manzil/core/observability/pool-metrics';
import { openDatabase } from '@manzil/core/data/database';
import { databaseChecks } from '@manzil/core/data/readiness';
import { closeServer, endConnectionsWhile } from '@manzil/core/start/close-server';
import { loadEnv, redactedEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createMetrics } from '@manzil/core/platform/metrics';
import { inOriginForm } from '@manzil/core/platform/request-target';
import { announceReady } from '@manzil/core/start/ready';
import { createShutdown } from '@manzil/core/start/shutdown';
import { startOps } from '@manzil/core/start/start-ops';
import { createApp } from './app.ts';
import { composeApi } from './compose.ts';

const env = loadEnv(['DATABASE_URL', 'SESSION_SECRET', 'CAPTCHA_SECRET', 'SYNC_TOKEN', 'SETTINGS_KEY']);
const log = createLogger({ service: 'api', level: env.LOG_LEVEL });
log.info({ settings: redactedEnv(env) }, 'starting');
const shutdown = createShutdown({ logger: log, delayMs: env.STOP_DELAY_MS });
const metrics = createMetrics('api');

const database = openDatabase({
  url: env.DATABASE_URL,
  poolMax: env.DATABASE_POOL,
  applicationName: 'manzil-api',
  // the pool waits 2 s longer than this, also for a frozen server: an answer may then take 5.5 s at most
  statementTimeoutMs: 3_000,
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
  name: 'manzil-api',
  workers: 0,
  commandTimeoutMs: env.PUBLISH_TIMEOUT_MS,
  onError: (error) => log.warn({ err: error }, 'queue connection'),
});
shutdown.onStop('queues', backend.close);

const publisher = createPublisher({ backend, timeoutMs: env.PUBLISH_TIMEOUT_MS, log });
const deps = composeApi({ env, log, database, publisher, queues: backend, metrics });
await deps.provider.recall();
const server = createServer(inOriginForm(createApp(deps, { isDraining: shutdown.isDraining })));
// for what reads no body; each body that is read has a time of its own (middleware/slow-body.ts)
server.requestTimeout = 150_000;
server.headersTimeout = 10_000;
// web is told 3 s and closes idle connections by then, less than STOP_DELAY_MS: when this process stops, none is left on
// which a request could just be coming
server.keepAliveTimeout = 3_000;
server.keepAliveTimeoutBuffer = 62_000;
endConnectionsWhile(server, shutdown.isDraining);
server.listen(env.API_PORT, env.INTERNAL_HOST, () => {
  ops.started();
  announceReady(log, (server.address() as AddressInfo).port);
});
server.on('error', (error) => {
  log.fatal({ err: error }, 'cannot listen');
  void shutdown.stop('cannot listen', 1);
});
shutdown.onStop('http', () => closeServer(server, 8_000));
