/** Needs noeviction and AOF everysec (docs/operations.md). */
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { BackendOptions, QueueBackend } from './queue-backend.ts';
import { createProducerCache } from './producer-cache.ts';
import { workerOptions } from './worker-options.ts';

type RedisOptions = BackendOptions & { redisUrl: string };

const reconnectMs = (attempt: number): number => Math.min(attempt * 100, 2_000);

/** A Redis that is away makes publishing fail, not starting. */
export async function openRedisBackend(options: RedisOptions): Promise<QueueBackend> {
  const producer = openProducer(options);
  const producers = createProducerCache((name) => {
    const queue = new Queue(name, { connection: producer });
    queue.on('error', options.onError);
    return queue;
  });
  return {
    canPublish: () => producer.status === 'ready',
    queue: (name) => producers.get(name),
    dropQueue: (name) => producers.drop(name),
    worker(name, processor, tuning) {
      const connection = workerConnection(options, name);
      return new Worker(name, processor, { connection, ...workerOptions(tuning) });
    },
    async close() {
      await producers.closeAll();
      producer.disconnect();
    },
  };
}

/** Fails fast while Redis is away. A job that timed out may land later, and finds nothing to do. */
function openProducer({ redisUrl, name, commandTimeoutMs, onError }: RedisOptions): Redis {
  const producer = new Redis(redisUrl, {
    connectionName: `${name}:producer`,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: reconnectMs,
  });
  producer.on('error', onError);
  return producer;
}

function workerConnection({ redisUrl, name }: RedisOptions, queue: string) {
  return {
    url: redisUrl,
    connectionName: `${name}:${queue}`,
    // BullMQ asks for it: a worker waits for Redis
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    keepAlive: 10_000,
    retryStrategy: reconnectMs,
  };
}
