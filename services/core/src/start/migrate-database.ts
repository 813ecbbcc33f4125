import { migrate } from '../data/migrate.ts';
import { grantRoles } from '../data/roles.ts';
import { migrateQueues, queueSchema } from '../messaging/migrate-queues.ts';

/**
 * Tables, the queues' tables, and who may what with them; again changes nothing. Gives the names of the migrations that were run.
 * @param ownerUrl makes them @param url of the processes; may be the same
 * @throws NewerDatabaseError; the driver's
 */
export async function migrateDatabase(ownerUrl: string, url: string): Promise<string[]> {
  const migrated = await migrate(ownerUrl);
  await migrateQueues(ownerUrl);
  await grantRoles(ownerUrl, url, queueSchema);
  return migrated;
}
