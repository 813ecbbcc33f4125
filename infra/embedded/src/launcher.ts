import type { Env } from '@manzil/core/platform/env';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { banner } from './banner.ts';
import { createChild, type Child } from './child.ts';
import { withoutOthersSecrets } from '@manzil/core/platform/process-secrets';
import { childEnv } from './child-env.ts';
import { openChildLog, type ChildLog } from './child-log.ts';
import { openDataFolder } from './data-folder.ts';
import { openPlatformDatabase, type PlatformDatabase } from './postgres/database.ts';
import { removeState, writeState, type LauncherState } from './launcher-state.ts';
import { endLeftovers } from './leftovers.ts';
import { checkPorts } from './ports.ts';
import { startPreparation } from './prepare.ts';
import { processBegan } from './process-identity.ts';
import type { Screen } from './screen.ts';
import { secretSettings } from './secrets.ts';
import { opsPort, serviceGroups, type Service } from './service-list.ts';
import { root } from './root.ts';
import { pulledBefore, showFirstPull } from './sync-progress.ts';
import { buildWebIfNeeded } from './web-build.ts';

export interface LauncherOptions {
  env: Env;
  given: NodeJS.ProcessEnv;
  screen: Screen;
  development: boolean;
}

export interface Launcher {
  /** Resolves after the banner. When it throws, `stop` must still be called. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createLauncher(options: LauncherOptions): Launcher {
  const { env, screen } = options;
  const stopping = new AbortController();
  const stops: (() => Promise<void> | void)[] = [];
  const children: Child[] = [];
  let phase: LauncherState['phase'] = 'starting';
  let noting = Promise.resolve();
  let starting = Promise.resolve();
  const withSandbox = env.CRM_PROVIDER === 'sandbox' && !options.given['CRM_BASE_URL'];

  /** One after the other, each as of its time. */
  function note(): Promise<void> {
    noting = noting.then(writeNote).catch(() => undefined);
    return noting;
  }

  async function writeNote(): Promise<void> {
    const alive = children.flatMap(({ name, pid }) => (pid === null ? [] : [{ name, pid }]));
    const noted = await Promise.all(
      alive.map(async (child) => ({ ...child, began: (await processBegan(child.pid)) ?? '' })),
    );
    await writeState(env.DATA_DIR, { pid: process.pid, phase, address: env.PUBLIC_URL, children: noted });
  }

  function log(name: string): ChildLog {
    const opened = openChildLog(path.join(env.DATA_DIR, 'logs'), name);
    stops.push(() => {
      opened.close();
    });
    return opened;
  }

  async function begin(): Promise<void> {
    const lock = await openDataFolder(env.DATA_DIR);
    stops.push(() => {
      lock.release();
    });
    const leftovers = await endLeftovers(env.DATA_DIR);
    if (leftovers > 0) screen.line(`Ended ${String(leftovers)} processes that an earlier start had left`);
    stops.push(async () => {
      await noting;
      await removeState(env.DATA_DIR);
    });
    await note();
    await checkPorts(env, withSandbox);
  }

  async function prepareDatabase(secrets: Record<string, string>): Promise<PlatformDatabase> {
    stopping.signal.throwIfAborted();
    if (env.DATABASE_URL === undefined) screen.line('Starting PostgreSQL');
    const database = await openPlatformDatabase({
      url: env.DATABASE_URL,
      ownerUrl: env.DATABASE_OWNER_URL,
      dataDir: env.DATA_DIR,
      log: log('postgres'),
      onNews: screen.line,
    });
    stops.push(() => database.stop());
    screen.line('Migrating the database');
    const preparation = startPreparation(
      {
        ...withoutOthersSecrets('migrate', childEnv(options.given, env, database.url, secrets)),
        ...(database.ownerUrl !== undefined && { DATABASE_OWNER_URL: database.ownerUrl }),
      },
      log('migrate'),
    );
    stops.push(() => preparation.stop());
    const { filled, passwordFile } = await preparation.done;
    if (filled) screen.line('Filled the empty database');
    if (passwordFile !== null) screen.line(`Made the account admin; its password is in ${passwordFile}`);
    return database;
  }

  async function startProcesses(settings: Record<string, string>): Promise<void> {
    for (const group of serviceGroups(withSandbox)) {
      stopping.signal.throwIfAborted();
      screen.line(`Starting ${group.map(({ name }) => name).join(', ')}`);
      const started = group.map((service) =>
        createChild({
          service,
          // no balancer has to learn of their end first
          env: {
            ...withoutOthersSecrets(service.name, settings),
            METRICS_PORT: String(opsPort(env.METRICS_PORT, service)),
            STOP_DELAY_MS: '0',
          },
          log: log(service.name),
          nodeFlags: [...(service.nodeFlags ?? []), ...(options.development ? watchFlags(service) : [])],
          onNews: screen.line,
          onPid: () => void note(),
          ...(env.LOG_LEVEL === 'debug' || options.given['LOG'] === '1'
            ? { onOutput: (chunk: string) => process.stdout.write(chunk) }
            : {}),
        }),
      );
      children.push(...started);
      stops.push(async () => void (await Promise.all(started.map((child) => child.stop()))));
      await Promise.all(started.map((child) => child.start()));
    }
  }

  async function run(): Promise<void> {
    const began = Date.now();
    await begin();
    const secrets = await secretSettings(env.DATA_DIR, options.given);
    if (!options.development) {
      await buildWebIfNeeded(log('web-build'), stopping.signal, () => {
        screen.line('Building the web pages');
      });
    }
    const database = await prepareDatabase(secrets);
    const first = !(await pulledBefore(database.url));
    const pull = first
      ? showFirstPull({ url: database.url, provider: env.CRM_PROVIDER }, screen, stopping.signal).catch(() => undefined)
      : undefined;
    await startProcesses(childEnv(options.given, env, database.url, secrets));
    await pull;
    stopping.signal.throwIfAborted();
    phase = 'running';
    await note();
    const seconds = (Date.now() - began) / 1000;
    screen.line(banner({ env, withSandbox, embeddedDatabase: database.embedded, seconds }));
  }

  async function runStops(): Promise<void> {
    while (stops.length > 0) await Promise.resolve(stops.pop()?.()).catch(() => undefined);
  }

  return {
    start() {
      starting = run();
      return starting;
    },
    async stop() {
      stopping.abort();
      phase = 'stopping';
      if (stops.length > 0) await note();
      await runStops();
      // The start may have begun something since. It may never settle (a migration whose database stopped), and
      // without a timer Node would end with code 13.
      await Promise.race([starting.catch(() => undefined), sleep(3_000)]);
      await runStops();
    },
  };
}

function watchFlags({ watch }: Service): string[] {
  const what = watch === undefined ? '--watch' : `--watch-path=${path.join(root, watch)}`;
  return [what, '--watch-preserve-output'];
}
