import { DEFAULT_SCHEMA, runMigrations } from 'bullmq';
import pg from 'pg';

export const queueSchema = DEFAULT_SCHEMA;

/**
 * The tables of queues on PostgreSQL, also where they are on Redis: processes may make none.
 * @throws the driver's error when the database is away for 5 s
 */
export async function migrateQueues(ownerUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    application_name: 'manzil-migrate-queues',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runMigrations(client, queueSchema);
  } finally {
    await client.end();
  }
}
