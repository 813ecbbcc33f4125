import path from 'node:path';
import pg from 'pg';
import type { ChildLog } from '../child-log.ts';
import { startLastingPostgres } from './lasting-postgres.ts';
import { StartError } from '../start-error.ts';

export interface PlatformDatabase {
  /** Of the processes. */
  url: string;
  /** Of who makes tables and roles; undefined: whoever `url` names. */
  ownerUrl: string | undefined;
  embedded: boolean;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** Undefined starts one of our own. */
  url: string | undefined;
  /** Of the one that `url` names. */
  ownerUrl: string | undefined;
  dataDir: string;
  log: ChildLog;
  /** In words for a person. */
  onNews: (text: string) => void;
}

export const databaseName = 'manzil';
const oldestServer = 150_000;
const stopWithinMs = 3_000;

/** Throws StartError or EmbeddedPostgresError, each with one sentence. */
export async function openPlatformDatabase(options: DatabaseOptions): Promise<PlatformDatabase> {
  if (options.url !== undefined) {
    // where both are given, the application's role may not be made yet
    await checkOutside(options.ownerUrl ?? options.url);
    return { url: options.url, ownerUrl: options.ownerUrl, embedded: false, stop: () => Promise.resolve() };
  }
  const server = await startLastingPostgres({
    dataDir: path.join(options.dataDir, 'postgres'),
    onLog: (chunk) => {
      options.log.write(chunk);
    },
    onNews: options.onNews,
  });
  try {
    await createDatabase(server.url('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: server.appUrl(databaseName),
    ownerUrl: server.url(databaseName),
    embedded: true,
    stop: () => server.stop(stopWithinMs),
  };
}

async function createDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

async function checkOutside(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  try {
    await withClient(url, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        `select current_setting('server_version_num')::int as version`,
      );
      if ((rows[0]?.version ?? 0) < oldestServer) {
        throw new StartError(
          `The PostgreSQL at ${host} is older than version 15; point DATABASE_URL at PostgreSQL 15 or newer.`,
        );
      }
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} cannot be used (${code ?? message}); start it, or correct DATABASE_URL.`,
    );
  }
}

/** Fails within 5 s when nothing answers. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 });
  // A broken connection shows in the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
