import { freePort } from '@manzil/embedded/free-port';
import { endInSteps } from '@manzil/embedded/process/end-child';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** As a hung server: connections stay open. */
  pause(): void;
  resume(): void;
  /** On the same port after `stop`, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** On a free port. Throws without redis-server: a missing one never skips a test. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-redis-'));
  const port = await freePort();
  let server: ChildProcess;
  const endWithUs = (): void => void server.kill('SIGKILL');
  const start = async (): Promise<void> => {
    server = await launch(folder, port);
    process.once('exit', endWithUs);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    port,
    get pid() {
      return server.pid ?? 0;
    },
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    start,
    stop: async () => {
      await endInSteps(server, [['SIGKILL', 0]]);
      await rm(folder, { recursive: true, force: true });
      process.off('exit', endWithUs);
    },
  };
}

async function launch(folder: string, port: number): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true });
  const options = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', '--maxmemory-policy', 'noeviction'];
  const server = spawn('redis-server', ['--port', String(port), '--dir', folder, ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await untilReady(server);
  return server;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error(`redis-server was not ready after 15 s: ${said.slice(-500)}`));
    }, 15_000);
    server.once('error', (error) => {
      clearTimeout(timer);
      reject(new Error('redis-server is not on the PATH; install it (Debian: redis-server)', { cause: error }));
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`redis-server ended: ${said.slice(-500)}`));
    });
    server.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-5_000);
      if (!said.includes('Ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
