import { openDatabase, type Database } from '../data/database.ts';
import { databaseChecks } from '../data/readiness.ts';
import { openQueueBackend } from '../messaging/backend.ts';
import { createPublisher, type Publisher } from '../messaging/publisher.ts';
import type { QueueBackend } from '../messaging/queue-backend.ts';
import { observePool } from '../observability/pool-metrics.ts';
import type { OptionalSetting } from '../platform/env.ts';
import { beginProcess, type Begun } from './begin-process.ts';
import { announceReady } from './ready.ts';
import { startOps } from './start-ops.ts';
import { warnOwner } from './warn-owner.ts';

export interface ProcessOptions<K extends OptionalSetting> {
  service: string;
  /** Beside the database. */
  requires?: readonly K[];
  consumes: number;
  /** Fewer than DATABASE_POOL allows. */
  connections?: number;
  statementTimeoutMs?: number;
  /** Else PUBLISH_TIMEOUT_MS. */
  publishTimeoutMs?: number;
}

export interface Started<K extends OptionalSetting> extends Begun<K | 'DATABASE_URL'> {
  database: Database;
  backend: QueueBackend;
  publisher: Publisher;
  /** @param port the one listened on, null for none */
  ready(port: number | null): void;
}

/** Database, queues and ops port close last. */
export async function startProcess<K extends OptionalSetting = never>(options: ProcessOptions<K>): Promise<Started<K>> {
  const { service, requires = [], consumes, connections = Infinity } = options;
  const begun = beginProcess(service, ['DATABASE_URL', ...requires]);
  const { env, log, metrics, shutdown } = begun;
  const database = openDatabase({
    url: env.DATABASE_URL,
    poolMax: Math.min(env.DATABASE_POOL, connections),
    applicationName: `manzil-${service}`,
    ...(options.statementTimeoutMs !== undefined && { statementTimeoutMs: options.statementTimeoutMs }),
    onConnectionError: (message) => log.warn({ err: message }, 'database connection'),
  });
  shutdown.onStop('database', database.close);
  observePool(metrics, database.pool);
  void warnOwner(database.pool, log);
  const ops = await startOps({ env, log, shutdown, metrics, checks: databaseChecks(database.pool) });
  const timeoutMs = options.publishTimeoutMs ?? env.PUBLISH_TIMEOUT_MS;
  const backend = await openQueueBackend({
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    name: `manzil-${service}`,
    workers: consumes,
    commandTimeoutMs: timeoutMs,
    onError: (error) => log.warn({ err: error }, 'queue connection'),
  });
  shutdown.onStop('queues', backend.close);
  const ready = (port: number | null): void => {
    ops.started();
    announceReady(log, port);
  };
  return { ...begun, database, backend, publisher: createPublisher({ backend, timeoutMs, log }), ready };
}
