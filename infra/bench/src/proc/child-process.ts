/** A process that says by its channel when it is ready, and ends when this one does. */
import { endChild } from '@manzil/embedded/process/end-child';
import { startNode } from '@manzil/embedded/process/node-process';
import { openSync } from 'node:fs';

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

/** Starts it and waits until it is ready. @throws when it ends or takes longer than two minutes; its log says why */
export async function startProcess({ entry, logFile, ...settings }: ChildSettings): Promise<RunningChild> {
  const name = `${entry} (its log: ${logFile})`;
  const log = openSync(logFile, 'a');
  const { child, port } = await startNode({ ...settings, entry, name, logFile: log, withinMs: readyWithinMs });
  return {
    pid: child.pid ?? 0,
    port: port ?? 0,
    heapMb: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${entry} did not say how large its heap is`)), 60_000);
        child.once('message', (message) => {
          clearTimeout(timer);
          resolve((message as { mb: number }).mb);
        });
        child.send({ type: 'heap' });
      }),
    stop: () => endChild(child, stopWithinMs),
  };
}
