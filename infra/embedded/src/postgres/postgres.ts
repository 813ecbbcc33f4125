import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { findBinaries } from './postgres-binaries.ts';
import { appPassword, appRole, ensureCluster, readPassword, superuser } from './postgres-cluster.ts';
import { EmbeddedPostgresError, isDiskFull } from './postgres-error.ts';
import { freePort } from '../free-port.ts';
import { endInSteps } from '../process/end-child.ts';
import { chooseRunAs, type RunAs } from '../run-as.ts';
import { endStalePostmaster } from './stale-postmaster.ts';

export interface PostgresOptions {
  dataDir: string;
  /** On loopback; a free one when left out. */
  port?: number;
  /** False only for tests. */
  fsync?: boolean;
  maxConnections?: number;
  onLog?: (chunk: string) => void;
  onExit?: (code: number | null) => void;
}

export interface RunningPostgres {
  readonly port: number;
  readonly pid: number;
  /** For the owner of the cluster, a superuser. */
  url(database: string): string;
  /** For the application, whose role is made with this password when the database is prepared. */
  appUrl(database: string): string;
  /** Orderly for `graceMs` (10 s), then at once: the next start recovers. */
  stop(graceMs?: number): Promise<void>;
}

/** Throws EmbeddedPostgresError. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const as = await chooseRunAs(path.resolve(options.dataDir), await findBinaries());
  await endStalePostmaster(as.dataDir);
  await ensureCluster(as);
  const port = options.port ?? (await freePort());
  const server = spawnServer(as, port, options);
  await untilReady(server, as.dataDir, port);
  const password = await readPassword(as.dataDir);
  const urlOf = (user: string, secret: string, database: string): string =>
    `postgresql://${user}:${secret}@127.0.0.1:${String(port)}/${database}`;
  const state = { stopping: false };
  const guard = guardAgainstOrphaning(server);
  server.once('exit', (code) => {
    guard.kill('SIGKILL');
    if (!state.stopping) options.onExit?.(code);
  });
  return {
    port,
    pid: server.pid ?? 0,
    url: (database) => urlOf(superuser, password, database),
    appUrl: (database) => urlOf(appRole, appPassword(password), database),
    stop: async (graceMs = 10_000) => {
      state.stopping = true;
      await endInSteps(server, [
        ['SIGINT', 0],
        ['SIGQUIT', graceMs],
        ['SIGKILL', graceMs + 500],
      ]);
    },
  };
}

function spawnServer(as: RunAs, port: number, options: PostgresOptions): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(options.maxConnections ?? 200),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.fsync === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...args] = [...as.prefix, as.binaries.postgres, '-D', as.dataDir, '-p', String(port), ...flags];
  // A group of its own: Ctrl-C must reach only the starter.
  const server = spawn(command, args, {
    ...as.ids,
    cwd: as.dataDir,
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr?.setEncoding('utf8').on('data', (chunk: string) => options.onLog?.(chunk));
  return server;
}

/** `read` ends when this process does, however it ends. */
function guardAgainstOrphaning(server: ChildProcess): ChildProcess {
  const guard = spawn('sh', ['-c', `read -r _; kill -INT ${String(server.pid)}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.unref();
  return guard;
}

function untilReady(server: ChildProcess, dataDir: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      server.kill('SIGQUIT');
      settle(new EmbeddedPostgresError(`PostgreSQL over ${dataDir} was not ready after 60 s.`, said));
    }, 60_000);
    const onData = (chunk: string): void => {
      said = (said + chunk).slice(-20_000);
      if (said.includes('ready to accept connections')) settle(null);
    };
    const onExit = (): void => {
      settle(explainStart(said, dataDir, port));
    };
    const onError = (error: Error): void => {
      settle(new EmbeddedPostgresError(`PostgreSQL could not be run: ${error.message}`, String(error)));
    };
    function settle(error: EmbeddedPostgresError | null): void {
      clearTimeout(timer);
      server.stderr?.off('data', onData);
      server.off('exit', onExit).off('error', onError);
      if (error === null) resolve();
      else reject(error);
    }
    server.stderr?.on('data', onData);
    server.once('exit', onExit).once('error', onError);
  });
}

function explainStart(said: string, dataDir: string, port: number): EmbeddedPostgresError {
  if (isDiskFull(said)) {
    return new EmbeddedPostgresError(
      `The disk that holds ${dataDir} is full (No space left on device); free some space, or set DATA_DIR to a folder on another disk.`,
      said,
    );
  }
  if (/Address already in use/.test(said))
    return new EmbeddedPostgresError(
      `Port ${String(port)} is taken by another program, so PostgreSQL cannot use it.`,
      said,
    );
  const reason = /(?:FATAL|PANIC):\s*(.+)/.exec(said)?.[1] ?? (said.trim().split('\n').at(-1) || 'it said nothing');
  return new EmbeddedPostgresError(`PostgreSQL over ${dataDir} did not start: ${reason}`, said);
}
