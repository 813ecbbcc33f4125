/** On free ports and a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { readState } from '../launcher-state.ts';
import { processBegan } from '../process-identity.ts';
import { hasEnded } from '../process/end-child.ts';
import { root } from '../root.ts';

export interface Starter {
  readonly npm: ChildProcess;
  readonly env: Record<string, string>;
  output(): string;
  /** Throws when it ends before or takes over two minutes. */
  printed(text: string | RegExp): Promise<void>;
  /** Exit code; throws after 40 s. */
  ended(): Promise<number | null>;
  /** The starter, its processes and its PostgreSQL. */
  processes(): Promise<{ name: string; pid: number; began: string }[]>;
}

export interface StarterOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Such as a command that runs it as another user. */
  prefix?: readonly string[];
  /** This clone when left out. */
  clone?: string;
}

export async function freePorts(): Promise<Record<string, string>> {
  const names = ['PORT', 'API_PORT', 'SYNC_PORT', 'SANDBOX_PORT'];
  const ports = await Promise.all(names.map(() => freePort()));
  return Object.fromEntries(names.map((name, n) => [name, String(ports[n])]));
}

const npmStart = ['npm', 'start', '--silent'];

export async function runStarter(options: StarterOptions): Promise<Starter> {
  const own = { ...(await freePorts()), SANDBOX_LISTINGS: '5', ...options.env, DATA_DIR: options.dataDir };
  const prefix = options.prefix ?? [];
  const [command, ...args] = prefix.length === 0 ? npmStart : [...prefix, ...npmStart];
  const npm = spawn(command ?? '', args, {
    cwd: options.clone ?? root,
    env: { ...outsideEnv(), ...own },
    detached: true,
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  }
  const starter: Starter = {
    npm,
    env: own,
    output: () => said,
    printed: (text) =>
      until(
        120_000,
        () => said,
        () => {
          if (typeof text === 'string' ? said.includes(text) : text.test(said)) return true;
          if (hasEnded(npm))
            throw new Error(`npm start ended (${String(npm.exitCode ?? npm.signalCode)}) having printed:\n${said}`);
          return false;
        },
      ),
    ended: async () => {
      await until(
        40_000,
        () => said,
        () => hasEnded(npm),
      );
      return npm.exitCode;
    },
    processes: () => processesOf(options.dataDir),
  };
  return starter;
}

function outsideEnv(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV$|VITE_|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$)/.test(name),
  );
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function until(ms: number, said: () => string, done: () => boolean): Promise<void> {
  const end = Date.now() + ms;
  while (!done()) {
    if (Date.now() > end) throw new Error(`waited ${String(ms)} ms in vain; printed so far:\n${said()}`);
    // a pause: between two looks at what is asked for from outside
    await sleep(50);
  }
}

async function processesOf(dataDir: string): Promise<{ name: string; pid: number; began: string }[]> {
  const state = await readState(dataDir);
  if (state === null) throw new Error('no starter runs over this folder');
  const postmaster = Number(
    (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  const others = [
    { name: 'starter', pid: state.pid },
    ...(postmaster > 0 ? [{ name: 'postgres', pid: postmaster }] : []),
  ];
  const known = await Promise.all(others.map(async (one) => ({ ...one, began: (await processBegan(one.pid)) ?? '' })));
  return [...known, ...state.children];
}

export async function stillLiving<T extends { pid: number; began: string }>(processes: readonly T[]): Promise<T[]> {
  const now = await Promise.all(processes.map(({ pid }) => processBegan(pid)));
  return processes.filter(({ began }, n) => now[n] === began);
}

/** Whoever started it (Linux only, elsewhere none). */
export function processesOver(dataDir: string): string[] {
  const numbers = existsSync('/proc/self/environ') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return numbers.flatMap((pid) => {
    try {
      const ours = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${dataDir}`);
      return ours ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')] : [];
    } catch {
      return [];
    }
  });
}
