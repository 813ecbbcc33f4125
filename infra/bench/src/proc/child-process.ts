/** A process that says by its channel when it is ready, and ends when this one does. */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../../..');

export interface RunningChild {
  pid: number;
  port: number;
  /** Of its heap after a full collection, MB; only with heap-preload.ts. */
  heapMb(): Promise<number>;
  stop(): Promise<void>;
}

export interface ChildSettings {
  /** Path of its main file from the root of the repository. */
  entry: string;
  env: Record<string, string>;
  /** Receives all that it writes. */
  logFile: string;
  nodeFlags?: readonly string[];
}

const readyWithinMs = 120_000;
const stopWithinMs = 15_000;

/** Starts it and waits until it is ready. @throws when it ends or takes longer than two minutes */
export async function startProcess({ entry, env, logFile, nodeFlags = [] }: ChildSettings): Promise<RunningChild> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [...nodeFlags, path.join(root, entry)], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve((message as { port: number | null }).port ?? 0);
    });
    child.once('exit', () => {
      reject(new Error(`${entry} ended before it was ready; ${logFile} says why`));
    });
  });
  return {
    pid: child.pid ?? 0,
    port,
    heapMb: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error(`${entry} did not say how large its heap is`));
        }, 60_000);
        child.once('message', (message) => {
          clearTimeout(timer);
          resolve((message as { mb: number }).mb);
        });
        child.send({ type: 'heap' });
      }),
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
