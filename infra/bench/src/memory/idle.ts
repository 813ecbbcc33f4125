import { startOwnPlatform } from '@manzil/load/own-platform';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, memoryOf, treeOf, type Memory } from '../proc/proc-stat.ts';

export interface IdleProcess extends Memory {
  name: string;
}

export interface IdleOptions {
  /** After the first pull of listings. */
  idleSeconds: number;
  /** Over the same data; the last is measured. */
  starts: number;
  say: (line: string) => void;
}

/** @throws when it does not start within ten minutes */
export async function measureIdle({ idleSeconds, starts, say }: IdleOptions): Promise<IdleProcess[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-idle-'));
  try {
    for (let n = 1; n < starts; n += 1) await runOnce(folder, 5, say);
    return await runOnce(folder, idleSeconds, say);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runOnce(folder: string, idleSeconds: number, say: (line: string) => void): Promise<IdleProcess[]> {
  const platform = await startOwnPlatform({ folder });
  try {
    say(`ready; ${String(idleSeconds)} s of rest`);
    await sleep(idleSeconds * 1000);
    return measure(platform.pid);
  } finally {
    await platform.stop();
  }
}

function measure(starter: number): IdleProcess[] {
  const byName = new Map<string, number[]>();
  for (const pid of treeOf(starter)) {
    const name = pid === starter ? 'starter' : nameOf(commandOf(pid));
    byName.set(name, [...(byName.get(name) ?? []), pid]);
  }
  return [...byName].map(([name, pids]) => ({ name, ...memoryOf(pids) })).toSorted((a, b) => b.pssMb - a.pssMb);
}

function nameOf(command: string): string {
  const service = /services\/([\w-]+)\/src\/main\.ts/.exec(command)?.[1];
  if (service !== undefined) return service;
  if (command.includes('web/server/main.ts')) return 'web';
  return command.includes('postgres') ? 'postgres' : 'guards of the starter';
}
