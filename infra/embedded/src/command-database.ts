import { migrate } from '@manzil/core/data/migrate';
import { openDataFolder } from './data-folder.ts';
import { openPlatformDatabase } from './postgres/database.ts';
import { runningDatabase } from './postgres/running-database.ts';

export type Stop = () => Promise<void> | void;

interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/**
 * The address of the database, whether Manzil runs or not. What was started for it is added to `stops`, to be called from
 * the last. @throws StartError, and what hinders a start
 */
export async function commandDatabase({ DATA_DIR, DATABASE_URL }: Place, stops: Stop[]): Promise<string> {
  const known = DATABASE_URL ?? (await runningDatabase(DATA_DIR));
  if (known != null) return known;
  const lock = await openDataFolder(DATA_DIR);
  stops.push(() => {
    lock.release();
  });
  const log = { file: '', write: () => undefined, close: () => undefined };
  const database = await openPlatformDatabase({ url: undefined, dataDir: DATA_DIR, log, onNews: () => undefined });
  stops.push(() => database.stop());
  await migrate(database.url);
  return database.url;
}
