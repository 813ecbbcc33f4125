import { assertSchemaCompatibility, createPostgresBackend, Queue, Worker, type PostgresQueueBackend } from 'bullmq';
import pg from 'pg';
import type { BackendOptions, QueueBackend } from './queue-backend.ts';
import { queueSchema } from './migrate-queues.ts';
import { createProducerCache } from './producer-cache.ts';
import { workerOptions } from './worker-options.ts';

/** Each worker's LISTEN connection comes on top. */
const sharedConnections = 4;

/** @throws when the database cannot be reached, or has no tables for queues */
export async function openPostgresBackend(options: BackendOptions): Promise<QueueBackend> {
  const pool = openPool(options);
  try {
    await assertSchemaCompatibility(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const producers = createProducerCache((name) => {
    const queue = leavingNoListeners(
      pool,
      () =>
        new Queue<object, unknown, string, object, unknown, string, PostgresQueueBackend, pg.Pool>(
          name,
          { connection: pool },
          createPostgresBackend as never,
        ),
    );
    queue.on('error', options.onError);
    return queue;
  });
  return {
    canPublish: () => true,
    queue: (name) => producers.get(name),
    dropQueue: (name) => producers.drop(name),
    worker(name, processor, tuning) {
      return leavingNoListeners(
        pool,
        () =>
          new Worker<object, unknown, string, PostgresQueueBackend, number, pg.Pool>(
            name,
            processor as never,
            { connection: pool, ...workerOptions(tuning) },
            createPostgresBackend as never,
          ),
      );
    },
    async close() {
      await producers.closeAll();
      await pool.end();
    },
  };
}

/** BullMQ leaves its listeners on the pool when it closes: through an outage they would pile up. */
function leavingNoListeners<T extends { close(force?: boolean): Promise<void> }>(pool: pg.Pool, make: () => T): T {
  const before = new Set(pool.listeners('error'));
  const made = make();
  const added = pool.listeners('error').filter((listener) => !before.has(listener));
  const close = made.close.bind(made);
  made.close = async (force) => {
    try {
      await close(force);
    } finally {
      for (const listener of added) pool.off('error', listener as (error: Error) => void);
    }
  };
  return made;
}

function openPool({ databaseUrl, name, workers, onError }: BackendOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // BullMQ's statements name their tables without a schema
    options: `-c search_path=${queueSchema}`,
    application_name: `${name}:queues`,
    max: sharedConnections + workers,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 10_000,
    query_timeout: 12_000,
  });
  pool.on('error', onError);
  return pool;
}
