import { freePort } from '@manzil/embedded/free-port';
import { readState } from '@manzil/embedded/launcher-state';
import { endChild, hasEnded } from '@manzil/embedded/process/end-child';
import { root } from '@manzil/embedded/root';
import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface OwnPlatform {
  /** Where visitors come in. */
  url: string;
  /** Of the starter; all others descend from it. */
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}

export interface OwnPlatformOptions {
  /** Stays; left out, a new folder that is removed at the end. */
  folder?: string;
  settings?: Record<string, string>;
}

const readyWithinMs = 600_000;
const stopWithinMs = 40_000;

/** @throws with the end of its output after ten minutes */
export async function startOwnPlatform({ folder, settings = {} }: OwnPlatformOptions = {}): Promise<OwnPlatform> {
  const home = folder ?? (await mkdtemp(path.join(tmpdir(), 'manzil-load-')));
  const names = ['PORT', 'API_PORT', 'SYNC_PORT', 'SANDBOX_PORT'];
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await freePort())] as const)),
  );
  const dataDir = path.join(home, 'data');
  const logFile = path.join(home, 'start.log');
  const log = openSync(logFile, 'a');
  const { PATH = '', HOME = '', npm_execpath: npm } = process.env;
  const starter = spawn(process.execPath, [path.join(root, 'infra/embedded/src/main.ts')], {
    cwd: root,
    env: {
      PATH,
      HOME,
      ...(npm === undefined ? {} : { npm_execpath: npm }),
      DATA_DIR: dataDir,
      ...ports,
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  const onExit = (): void => void starter.kill('SIGTERM');
  process.once('exit', onExit);
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    await endChild(starter, stopWithinMs);
    if (folder === undefined) await rm(home, { recursive: true, force: true });
  };
  // its public address: changes must come from there
  const url = `http://localhost:${ports['PORT'] ?? ''}`;
  try {
    await untilRunning(dataDir, starter);
  } catch (error) {
    const said = await readFile(logFile, 'utf8').catch(() => '');
    await stop();
    throw new Error(`The platform did not start: ${said.slice(-2_000)}`, { cause: error });
  }
  return { url, pid: starter.pid ?? 0, dataDir, stop };
}

/** SITE, or one of our own with 300 listings. */
export async function openSite(): Promise<{ url: string; dataDir: string | null; stop(): Promise<void> }> {
  const given = process.env['SITE'];
  if (given === undefined) return startOwnPlatform({ settings: { SANDBOX_LISTINGS: '300' } });
  return { url: given.replace(/\/$/, ''), dataDir: null, stop: () => Promise.resolve() };
}

async function untilRunning(dataDir: string, starter: ChildProcess): Promise<void> {
  const endsAt = performance.now() + readyWithinMs;
  while ((await readState(dataDir))?.phase !== 'running') {
    if (hasEnded(starter)) throw new Error('it ended');
    if (performance.now() > endsAt) throw new Error('it took longer than ten minutes');
    await sleep(500);
  }
}
