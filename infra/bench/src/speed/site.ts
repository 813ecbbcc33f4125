/** Api, web and the bare server on one database. */
import { openChildLog } from '@manzil/embedded/child-log';
import { freePort } from '@manzil/embedded/free-port';
import { startPostgres } from '@manzil/embedded/postgres/postgres';
import { buildWebIfNeeded } from '@manzil/embedded/web-build';
import { migrateDatabase } from '@manzil/core/start/migrate-database';
import { seedDatabase } from '@manzil/core/seeds/seed';
import { fillProperties } from '@manzil/core/listings/testing/fill-properties';
import { executeSql } from '@manzil/testing/execute-sql';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { root } from '@manzil/embedded/root';
import { startProcess, type RunningChild } from '../proc/child-process.ts';
import { treeOf } from '../proc/proc-stat.ts';

export interface Site {
  databaseUrl: string;
  pool: pg.Pool;
  api: RunningChild;
  web: RunningChild | null;
  floor: RunningChild;
  /** With its backends of this moment. */
  postgresPids(): number[];
  stop(): Promise<void>;
}

export interface SiteOptions {
  listings: number;
  /** Builds outdated pages first. */
  withWeb: boolean;
  apiFlags?: readonly string[];
  webFlags?: readonly string[];
}

const featured = 6;

/** Production settings. Stops all when something does not start. */
export async function startSite({ listings, withWeb, apiFlags = [], webFlags = [] }: SiteOptions): Promise<Site> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one().catch(() => undefined);
  };
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'manzil-bench-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres') });
    stops.push(() => postgres.stop());
    const databaseUrl = await fillDatabase(postgres.url('postgres'), postgres.url('manzil'), listings);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    pool.on('error', () => undefined);
    stops.push(() => pool.end());
    const start = async (entry: string, env: Record<string, string>, nodeFlags: readonly string[] = []) => {
      const logFile = path.join(folder, `${entry.replaceAll('/', '-')}.log`);
      const child = await startProcess({ entry, env: { NODE_ENV: 'production', ...env }, logFile, nodeFlags });
      stops.push(() => child.stop());
      return child;
    };
    const env = await ourEnv(folder, databaseUrl);
    if (withWeb)
      await buildWebIfNeeded(
        openChildLog(path.join(root, '.results'), 'web-build'),
        new AbortController().signal,
        () => undefined,
      );
    const api = await start('services/api/src/main.ts', env, apiFlags);
    const web = withWeb ? await start('web/server/main.ts', env, webFlags) : null;
    const page = web === null ? '' : `http://127.0.0.1:${String(web.port)}/en`;
    const floor = await start('infra/bench/src/speed/floor-server.ts', { DATABASE_URL: databaseUrl, PAGE: page });
    return { databaseUrl, pool, api, web, floor, postgresPids: () => treeOf(postgres.pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ourEnv(folder: string, databaseUrl: string): Promise<Record<string, string>> {
  const secret = (): string => randomBytes(24).toString('hex');
  return {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    API_PORT: String(await freePort()),
    PORT: String(await freePort()),
    SESSION_SECRET: secret(),
    CAPTCHA_SECRET: secret(),
    SYNC_TOKEN: secret(),
    SETTINGS_KEY: secret(),
    CRM_API_KEY: secret(),
  };
}

async function fillDatabase(adminUrl: string, url: string, listings: number): Promise<string> {
  await executeSql(adminUrl, 'create database manzil');
  await migrateDatabase(url, url);
  await seedDatabase(url, { demoMode: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillProperties(client, listings);
    await client.query(
      `update properties set is_featured = true, featured_rank = id where id in
         (select id from properties where is_active order by id limit ${String(featured)})`,
    );
    await client.query('vacuum analyze properties');
  } finally {
    await client.end();
  }
  return url;
}
