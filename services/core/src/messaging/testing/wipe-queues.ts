import { DEFAULT_SCHEMA } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';

export async function wipeQueues(databaseUrl: string, redisUrl: string | undefined): Promise<void> {
  if (redisUrl === undefined) await truncateQueues(databaseUrl);
  else await flushAll(redisUrl);
}

async function flushAll(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  try {
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
}

async function truncateQueues(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 20_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ list: string | null }>(
      `select string_agg(format('%I.%I', schemaname, tablename), ', ') as list from pg_tables
       where schemaname = $1 and tablename <> 'migration'`,
      [DEFAULT_SCHEMA],
    );
    const list = rows[0]?.list ?? null;
    if (list !== null) await truncate(client, list);
  } finally {
    await client.end();
  }
}

/** Busy workers lock the same tables in another order. */
async function truncate(client: pg.Client, tables: string, triesLeft = 20): Promise<void> {
  try {
    await client.query(`truncate ${tables} cascade`);
  } catch (error) {
    const isDeadlock = (error as { code?: unknown }).code === '40P01';
    if (!isDeadlock || triesLeft <= 1) throw error;
    // PostgreSQL itself lets a second pass before it calls a deadlock one
    await truncate(client, tables, triesLeft - 1);
  }
}
