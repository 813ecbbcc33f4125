import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { processesOver, runStarter, stillLiving, type Starter, type StarterOptions } from './starter.ts';

export const isRoot = process.getuid?.() === 0;

export interface Place {
  readonly folder: string;
  readonly dataDir: string;
  start(options?: Partial<StarterOptions>): Promise<Starter>;
  startReady(options?: Partial<StarterOptions>): Promise<Starter>;
}

export function usePlace(): Place {
  let folder = '';
  let started: Starter[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'manzil-start-'));
    // others may pass; what lies inside has rights of its own
    await chmod(folder, 0o755);
    started = [];
  });
  afterEach(async () => {
    for (const { npm } of started) {
      if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM');
    }
    await Promise.all(started.map((starter) => starter.ended()));
    await rm(folder, { recursive: true, force: true });
  });

  async function start(options: Partial<StarterOptions> = {}): Promise<Starter> {
    const starter = await runStarter({ dataDir: path.join(folder, 'data'), ...options });
    started.push(starter);
    return starter;
  }

  return {
    get folder() {
      return folder;
    },
    get dataDir() {
      return path.join(folder, 'data');
    },
    start,
    async startReady(options) {
      const starter = await start(options);
      await starter.printed('Manzil is running');
      return starter;
    },
  };
}

export async function expectRefusal(starter: Starter, sentence: RegExp): Promise<void> {
  expect(await starter.ended()).toBe(1);
  const lines = starter
    .output()
    .split('\n')
    .filter((line) => line.startsWith('Manzil cannot start'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
  expect(starter.output()).not.toMatch(/\n\s+at /);
}

export async function expectSite({ env }: Starter): Promise<void> {
  for (const address of ['/en', '/api/properties']) {
    const answer = await fetch(`http://127.0.0.1:${env['PORT'] ?? ''}${address}`, {
      signal: AbortSignal.timeout(10_000),
    });
    expect(answer.status).toBe(200);
  }
}

/** Nor any other process over its folder. */
export async function expectNothingLeft(
  starter: Starter,
  processes: Awaited<ReturnType<Starter['processes']>>,
): Promise<void> {
  await starter.ended();
  expect(await stillLiving(processes)).toEqual([]);
  expect(processesOver(starter.env['DATA_DIR'] ?? '')).toEqual([]);
}
