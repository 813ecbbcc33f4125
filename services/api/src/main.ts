/** The api process: takes enquiries, answers reads, serves pictures. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openQueueBackend } from '@manzil/core/messaging/backend';
import { createPublisher } from '@manzil/core/messaging/publisher';
import { openDatabase } from '@manzil/core/persistence/database';
import { loadEnv, redactedEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { announceReady } from '@manzil/core/platform/ready';
import { createShutdown } from '@manzil/core/platform/shutdown';
import { createApp } from './app.ts';
import { composeApi } from './compose.ts';
import { closeServer } from './close-server.ts';

const env = loadEnv(['DATABASE_URL', 'SESSION_SECRET', 'CAPTCHA_SECRET', 'SYNC_TOKEN', 'SETTINGS_KEY']);
const log = createLogger({ service: 'api', level: env.LOG_LEVEL });
log.info({ settings: redactedEnv(env) }, 'starting');
const shutdown = createShutdown({ logger: log });

const database = await openDatabase({
  url: env.DATABASE_URL,
  poolMax: env.DATABASE_POOL,
  applicationName: 'manzil-api',
  // the pool waits 2 s longer than this, also for a frozen server: an answer may then take 5.5 s at most
  statementTimeoutMs: 3_000,
  onConnectionError: (message) => log.warn({ err: message }, 'database connection'),
});
shutdown.onStop('database', database.close);

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
const deps = composeApi({ env, log, database, publisher });
const server = createServer(createApp(deps, { isStopping: () => shutdown.signal.aborted }));
// longer than any answer (25 s) and than the proxy keeps a connection, so that the proxy closes first
server.requestTimeout = 30_000;
server.headersTimeout = 10_000;
server.keepAliveTimeout = 65_000;
server.listen(env.API_PORT, env.INTERNAL_HOST, () => {
  announceReady(log, (server.address() as AddressInfo).port);
});
server.on('error', (error) => {
  log.fatal({ err: error }, 'cannot listen');
  void shutdown.stop('cannot listen', 1);
});
shutdown.onStop('http', () => closeServer(server, 8_000));
