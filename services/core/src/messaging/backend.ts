/** The one place that decides where queues live: Redis where there is one, else PostgreSQL. Nothing else knows. */
import { openPostgresBackend } from './backend-postgres.ts';
import { openRedisBackend } from './backend-redis.ts';
import type { BackendOptions, QueueBackend } from './queue-backend.ts';

/** Opens the queues of this process. On PostgreSQL it first brings their schema up to date, which needs the database. */
export async function openQueueBackend(options: BackendOptions): Promise<QueueBackend> {
  if (options.redisUrl === undefined) return openPostgresBackend(options);
  return openRedisBackend({ ...options, redisUrl: options.redisUrl });
}
