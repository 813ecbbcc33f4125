/** `npm run reset-admin [username]`: a new password, whether Manzil runs or not. */
import { writeAdminPassword } from '@manzil/core/accounts/store/admin-password';
import { openDatabase } from '@manzil/core/data/database';
import { resetAdmin } from '@manzil/core/accounts/store/first-admin';
import { existsSync } from 'node:fs';
import { commandDatabase, type Stop } from './command-database.ts';
import { sentenceFor, StartError } from './start-error.ts';
import { starterEnv } from './starter-env.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const stops: Stop[] = [];
let dataDir = '';
try {
  const env = starterEnv(process.env);
  dataDir = env.DATA_DIR;
  const url = await commandDatabase(env, stops);
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
