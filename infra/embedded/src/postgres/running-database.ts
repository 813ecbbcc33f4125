import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseName, withClient } from './database.ts';
import { findBinaries } from './postgres-binaries.ts';
import { readPassword, superuser } from './postgres-cluster.ts';
import { chooseRunAs } from '../run-as.ts';

/** Null when none answers. */
export async function runningDatabase(folder: string): Promise<string | null> {
  const { dataDir: cluster } = await chooseRunAs(path.resolve(folder, 'postgres'), await findBinaries());
  const port = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[3];
  if (port === undefined || !/^\d+$/.test(port)) return null;
  const url = `postgresql://${superuser}:${await readPassword(cluster)}@127.0.0.1:${port}/${databaseName}`;
  return withClient(url, (client) => client.query('select 1')).then(
    () => url,
    () => null,
  );
}
