/** A Redis of its own for a test: real, empty, forgetting everything when it stops. */
import { freePort } from '@manzil/embedded/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Stops answering without closing connections, as a hung server does, until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts redis-server from the PATH on a free loopback port. Throws when there is none: a missing Redis never skips a test. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-redis-'));
  const port = await freePort();
  const options = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', '--maxmemory-policy', 'noeviction'];
  const server = spawn('redis-server', ['--port', String(port), '--dir', folder, ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const endWithUs = (): void => void server.kill('SIGKILL');
  process.once('exit', endWithUs);
  await untilReady(server);
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    port,
    pid: server.pid ?? 0,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      process.off('exit', endWithUs);
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
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

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve();
    });
  });
  server.kill('SIGKILL');
  await ended;
}
