import { migrateDatabase } from '@manzil/core/start/migrate-database';
import { freePort } from '@manzil/embedded/free-port';
import { executeSql } from '@manzil/testing/execute-sql';
import { startTestRedis, type TestRedis } from '@manzil/testing/redis';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBalancer, type Exchange } from './balancer.ts';
import { startChild, type Child } from './child.ts';
import { platformEnv, type Backend } from './platform-env.ts';
import { startFront, type Front } from './front.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';
import { sandboxClient, type SandboxClient } from './sandbox-client.ts';

export interface Platform {
  databaseUrl: string;
  redisUrl: string | undefined;
  postgres: PostgresServer;
  redis: TestRedis | undefined;
  /** The api, or the proxy of a front. */
  apiUrl: string;
  sandbox: SandboxClient;
  /** Past the platform. */
  crmAccess: { url: string; key: string };
  crm: Child;
  /** Undefined with a front, which has several. */
  api: Child | undefined;
  crmSync: Child;
  retry: Child;
  notifier: Child;
  scheduler: Child;
  schedulers: Child[];
  front: Front | undefined;
  /** By process, the last of several. Empty without `ops`. */
  opsUrls: ReadonlyMap<string, string>;
  /** Every process ever started. */
  pids: readonly number[];
  stop(): Promise<void>;
}

export interface PlatformOptions {
  backend: Backend;
  settings: Record<string, string>;
  onLine: (name: string, line: string) => void;
  schedulers?: number;
  /** Needs the built pages. */
  front?: boolean;
  ops?: boolean;
  nodeFlags?: Readonly<Record<string, readonly string[]>>;
  /** These come back by themselves. */
  supervised?: readonly string[];
  onCrmCall?: (exchange: Exchange) => void;
  lyingCrm?: boolean;
  /** Gives its clean-up. */
  prepareVolume?: (folder: string) => Promise<() => Promise<void>>;
}

const databaseName = 'manzil';

/** Stops all when something does not start. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const stops: (() => Promise<void>)[] = [];
  const pids: number[] = [];
  const opsUrls = new Map<string, string>();
  const stop = async (): Promise<void> => {
    // one that does not stop must not keep the others
    const ends = stops.splice(0).toReversed();
    const failures: unknown[] = [];
    for (const stopOne of ends) await stopOne().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'manzil-chaos-'));
    stops.push(() => rm(dataDir, { recursive: true, force: true }));
    const volume = path.join(dataDir, 'volume');
    await mkdir(volume);
    const releaseVolume = await options.prepareVolume?.(volume);
    if (releaseVolume !== undefined) stops.push(releaseVolume);
    const postgres = await startPostgresServer(path.join(volume, 'postgres'));
    stops.push(() => postgres.stop());
    const databaseUrl = postgres.url(databaseName);
    await executeSql(postgres.url('postgres'), `create database ${databaseName}`);
    await migrateDatabase(databaseUrl, postgres.appUrl(databaseName));
    const redis = options.backend === 'redis' ? await startTestRedis() : undefined;
    if (redis !== undefined) stops.push(() => redis.stop());
    const env = await platformEnv({
      dataDir,
      databaseUrl: postgres.appUrl(databaseName),
      redisUrl: redis?.url,
      settings: options.settings,
    });
    const opsPort = async (name: string): Promise<Record<string, string>> => {
      if (options.ops !== true || name === 'crm-sandbox' || name === 'lying-crm') return {};
      const port = String(await freePort());
      opsUrls.set(name, `http://127.0.0.1:${port}`);
      return { METRICS_PORT: port };
    };
    const start = async (name: string, changes: Record<string, string> = {}, entry?: string): Promise<Child> => {
      const child = await startChild({
        name,
        ...(entry === undefined ? {} : { entry }),
        env: { ...env, ...(await opsPort(name)), ...changes },
        nodeFlags: options.nodeFlags?.[name] ?? [],
        supervised: options.supervised?.includes(name) ?? false,
        onLine: (line) => {
          options.onLine(name, line);
        },
        onPid: (pid) => void pids.push(pid),
      });
      stops.push(() => child.stop());
      return child;
    };
    const sandboxUrl = `http://127.0.0.1:${env['SANDBOX_PORT'] ?? ''}`;
    const crm =
      options.lyingCrm === true
        ? await start('lying-crm', {}, 'infra/crm-servers/src/lying/main.ts')
        : await start('crm-sandbox');
    if (options.onCrmCall !== undefined) {
      const watch = await startBalancer({
        targets: [sandboxUrl],
        readinessPath: '/readyz',
        onExchange: options.onCrmCall,
      });
      stops.push(() => watch.close());
      env['CRM_BASE_URL'] = watch.url;
    }
    const front = options.front === true ? await startFront(start, (close) => stops.push(close)) : undefined;
    const api = front === undefined ? await start('api') : undefined;
    const crmSync = await start('crm-sync');
    const retry = await start('retry');
    // mails must be delivered as well
    const notifier = await start('notifier');
    const scheduler = await start('scheduler');
    const schedulers = [scheduler];
    while (schedulers.length < (options.schedulers ?? 1)) schedulers.push(await start('scheduler'));
    return {
      databaseUrl,
      redisUrl: redis?.url,
      postgres,
      redis,
      apiUrl: front?.url ?? `http://127.0.0.1:${env['API_PORT'] ?? ''}`,
      sandbox: sandboxClient(sandboxUrl, env['CRM_API_KEY'] ?? ''),
      crmAccess: { url: sandboxUrl, key: env['CRM_API_KEY'] ?? '' },
      crm,
      api,
      crmSync,
      retry,
      notifier,
      scheduler,
      schedulers,
      front,
      opsUrls,
      pids,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
