/** The platform on parts of its own: database, queues, CRM sandbox, api and workers, each a process. */
import { freePort } from '@manzil/embedded/free-port';
import { startPostgres } from '@manzil/embedded/postgres';
import { migrate } from '@manzil/core/persistence/migrate';
import { startTestRedis, type TestRedis } from '@manzil/testing/redis';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startChild, type Child } from './child.ts';
import { sandboxClient, type SandboxClient } from './sandbox-client.ts';

export interface Platform {
  databaseUrl: string;
  redisUrl: string | undefined;
  redis: TestRedis | undefined;
  apiUrl: string;
  sandbox: SandboxClient;
  crmSync: Child;
  retry: Child;
  scheduler: Child;
  stop(): Promise<void>;
}

export interface PlatformOptions {
  backend: 'postgres' | 'redis';
  /** Settings of all processes, beyond addresses and secrets. */
  settings: Record<string, string>;
  onLine: (name: string, line: string) => void;
}

const databaseName = 'manzil';

/** Starts everything; what was started is stopped again when something does not start. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopOne of stops.splice(0).toReversed()) await stopOne();
  };
  try {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'manzil-chaos-'));
    stops.push(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
    stops.push(() => postgres.stop());
    const databaseUrl = postgres.url(databaseName);
    await createDatabase(postgres.url('postgres'));
    await migrate(databaseUrl);
    const redis = options.backend === 'redis' ? await startTestRedis() : undefined;
    if (redis !== undefined) stops.push(() => redis.stop());
    const env = await environment(options, dataDir, databaseUrl, redis?.url);
    const start = async (name: string): Promise<Child> => {
      const child = await startChild(name, env, (line) => {
        options.onLine(name, line);
      });
      stops.push(() => child.stop());
      return child;
    };
    await start('crm-sandbox');
    await start('api');
    const crmSync = await start('crm-sync');
    const retry = await start('retry');
    const scheduler = await start('scheduler');
    return {
      databaseUrl,
      redisUrl: redis?.url,
      redis,
      apiUrl: `http://127.0.0.1:${env['API_PORT'] ?? ''}`,
      sandbox: sandboxClient(`http://127.0.0.1:${env['SANDBOX_PORT'] ?? ''}`, env['CRM_API_KEY'] ?? ''),
      crmSync,
      retry,
      scheduler,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${databaseName}`);
  } finally {
    await admin.end();
  }
}

async function environment(
  options: PlatformOptions,
  dataDir: string,
  databaseUrl: string,
  redisUrl: string | undefined,
): Promise<Record<string, string>> {
  const secret = (): string => randomBytes(24).toString('hex');
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    API_PORT: String(await freePort()),
    SYNC_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    CRM_API_KEY: secret(),
    SESSION_SECRET: secret(),
    CAPTCHA_SECRET: secret(),
    SYNC_TOKEN: secret(),
    SETTINGS_KEY: secret(),
    // the load is of visitors' enquiries, not of their sums
    CAPTCHA_MODE: 'off',
    LOG_LEVEL: 'info',
    ...options.settings,
  };
}
