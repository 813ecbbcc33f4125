import { DEFAULT_SCHEMA } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';

export async function dumpQueues(databaseUrl: string, redisUrl: string | undefined): Promise<string> {
  return redisUrl === undefined ? dumpTables(databaseUrl) : dumpKeys(redisUrl);
}

async function dumpTables(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 20_000 });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
      [DEFAULT_SCHEMA],
    );
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
      rows.push(...found.rows.map(({ row }) => `${name} ${row}`));
    }
    return rows.join('\n');
  } finally {
    await client.end();
  }
}

async function dumpKeys(redisUrl: string): Promise<string> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  try {
    const values: string[] = [];
    for (const key of await redis.keys('*')) values.push(`${key} ${JSON.stringify(await readKey(redis, key))}`);
    return values.join('\n');
  } finally {
    redis.disconnect();
  }
}

async function readKey(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  switch (type) {
    case 'string':
      return redis.get(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'hash':
      return redis.hgetall(key);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    // gone since it was listed
    case 'none':
      return null;
    default:
      throw new Error(`A key of a type that this does not read: ${type}`);
  }
}
