/** A whole platform of its own, as `npm start` runs it, in a folder that goes with it: demo data, production timings. */
import { freePort } from '@manzil/embedded/free-port';
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../..');

export interface OwnPlatform {
  /** Where visitors come in. */
  url: string;
  /** Of the starter; all others descend from it. */
  pid: number;
  stop(): Promise<void>;
}

export interface OwnPlatformOptions {
  /** Holds its data and stays; left out, a new folder that is removed with it. */
  folder?: string;
  settings?: Record<string, string>;
}

const readyWithinMs = 600_000;
const stopWithinMs = 40_000;

/** Starts it and waits for the first pages. @throws with the end of its output when it does not start within ten minutes */
export async function startOwnPlatform({ folder, settings = {} }: OwnPlatformOptions = {}): Promise<OwnPlatform> {
  const home = folder ?? (await mkdtemp(path.join(tmpdir(), 'manzil-load-')));
  const names = ['PORT', 'API_PORT', 'SYNC_PORT', 'SANDBOX_PORT'];
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await freePort())] as const)),
  );
  const logFile = path.join(home, 'start.log');
  const log = openSync(logFile, 'a');
  const { PATH = '', HOME = '', npm_execpath: npm } = process.env;
  const starter = spawn(process.execPath, [path.join(root, 'infra/embedded/src/main.ts')], {
    cwd: root,
    env: {
      PATH,
      HOME,
      ...(npm === undefined ? {} : { npm_execpath: npm }),
      DATA_DIR: path.join(home, 'data'),
      ...ports,
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((resolve) => {
    starter.once('exit', () => {
      resolve();
    });
  });
  const onExit = (): void => void starter.kill('SIGTERM');
  process.once('exit', onExit);
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    starter.kill('SIGTERM');
    const timer = setTimeout(() => starter.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(timer);
    if (folder === undefined) await rm(home, { recursive: true, force: true });
  };
  // its public address: what changes something must come from there
  const url = `http://localhost:${ports['PORT'] ?? ''}`;
  try {
    await untilPages(url, () => starter.exitCode !== null || starter.signalCode !== null);
  } catch (error) {
    const said = await readFile(logFile, 'utf8').catch(() => '');
    await stop();
    throw new Error(`The platform did not start: ${said.slice(-2_000)}`, { cause: error });
  }
  return { url, pid: starter.pid ?? 0, stop };
}

async function untilPages(url: string, hasEnded: () => boolean): Promise<void> {
  const endsAt = performance.now() + readyWithinMs;
  while (performance.now() < endsAt) {
    if (hasEnded()) throw new Error('it ended');
    const answer = await fetch(`${url}/en`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(500);
  }
  throw new Error('it took longer than ten minutes');
}
