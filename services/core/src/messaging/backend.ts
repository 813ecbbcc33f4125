import { openPostgresBackend } from './backend-postgres.ts';
import { openRedisBackend } from './backend-redis.ts';
import type { BackendOptions, QueueBackend } from './queue-backend.ts';

/** Redis where there is one, else PostgreSQL. */
export async function openQueueBackend(options: BackendOptions): Promise<QueueBackend> {
  if (options.redisUrl === undefined) return openPostgresBackend(options);
  return openRedisBackend({ ...options, redisUrl: options.redisUrl });
}
