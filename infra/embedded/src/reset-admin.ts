/** `npm run reset-admin [username]`: a new password, whether Manzil runs or not. */
import { writeAdminPassword } from '@manzil/core/accounts/store/admin-password';
import { openDatabase } from '@manzil/core/data/database';
import { resetAdmin } from '@manzil/core/accounts/store/first-admin';
import { migrate } from '@manzil/core/data/migrate';
import { existsSync } from 'node:fs';
import { openDataFolder } from './data-folder.ts';
import { openPlatformDatabase } from './postgres/database.ts';
import { runningDatabase } from './postgres/running-database.ts';
import { sentenceFor, StartError } from './start-error.ts';
import { starterEnv } from './starter-env.ts';

type Stop = () => Promise<void> | void;

if (existsSync('.env')) process.loadEnvFile('.env');
const stops: Stop[] = [];
let dataDir = '';
try {
  const env = starterEnv(process.env);
  dataDir = env.DATA_DIR;
  const url = env.DATABASE_URL ?? (await runningDatabase(dataDir)) ?? (await startDatabase(dataDir));
  const database = openDatabase({ url, poolMax: 2, applicationName: 'manzil-reset-admin' });
  stops.push(() => database.close());
  const username = process.argv[2];
  const access = await resetAdmin(database.pool, username);
  if (access === null) throw new StartError(`Nobody signs in as ${username ?? ''}; leave the name out, or correct it.`);
  const file = await writeAdminPassword(dataDir, access);
  console.log(`The new password of ${access.username} is in ${file}; it must be changed at the next sign-in.`);
} catch (error) {
  console.error(`The administrator was not reset: ${sentenceFor(error, dataDir)}`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function startDatabase(folder: string): Promise<string> {
  const lock = await openDataFolder(folder);
  stops.push(() => {
    lock.release();
  });
  const log = { file: '', write: () => undefined, close: () => undefined };
  const database = await openPlatformDatabase({ url: undefined, dataDir: folder, log, onNews: () => undefined });
  stops.push(() => database.stop());
  await migrate(database.url);
  return database.url;
}
