/** What commands of whoever runs this machine share: settings, the database, and one sentence for a failure. */
import type { Env } from '@manzil/core/platform/env';
import { migrateDatabase } from '@manzil/core/start/migrate-database';
import { existsSync } from 'node:fs';
import { openDataFolder } from './data-folder.ts';
import { openPlatformDatabase } from './postgres/database.ts';
import { runningDatabase } from './postgres/running-database.ts';
import { sentenceFor } from './start-error.ts';
import { operatorEnv } from './starter-env.ts';

type Stop = () => Promise<void> | void;

/**
 * Runs `work` with the address of the database, which is started for it where Manzil does not run. A failure is one sentence
 * that begins with `failed`, and exit code 1. `stopped`: refuses while Manzil runs.
 */
export async function operatorCommand(
  failed: string,
  work: (url: string, env: Env) => Promise<void>,
  { stopped = false } = {},
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const stops: Stop[] = [];
  let dataDir = '';
  try {
    const env = operatorEnv(process.env);
    dataDir = env.DATA_DIR;
    const outside = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
    const known = outside ?? (stopped ? null : await runningDatabase(dataDir));
    if (known === null || stopped) await holdFolder(dataDir, stops);
    await work(known ?? (await startDatabase(dataDir, stops)), env);
  } catch (error) {
    console.error(`${failed}: ${sentenceFor(error, dataDir)}`);
    process.exitCode = 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function holdFolder(folder: string, stops: Stop[]): Promise<void> {
  const lock = await openDataFolder(folder);
  stops.push(() => {
    lock.release();
  });
}

async function startDatabase(folder: string, stops: Stop[]): Promise<string> {
  const log = { file: '', write: () => undefined, close: () => undefined };
  const database = await openPlatformDatabase({
    url: undefined,
    ownerUrl: undefined,
    dataDir: folder,
    log,
    onNews: () => undefined,
  });
  stops.push(() => database.stop());
  const owner = database.ownerUrl ?? database.url;
  await migrateDatabase(owner, database.url);
  return owner;
}
