import { endChild } from '@manzil/embedded/process/end-child';
import { startNode } from '@manzil/embedded/process/node-process';
import { openSync } from 'node:fs';

export interface RunningChild {
  pid: number;
  port: number;
  /** After a full collection, MB; needs heap-preload.ts. */
  heapMb(): Promise<number>;
  stop(): Promise<void>;
}

export interface ChildSettings {
  entry: string;
  env: Record<string, string>;
  logFile: string;
  nodeFlags?: readonly string[];
}

const readyWithinMs = 120_000;
const stopWithinMs = 15_000;

/** @throws when it ends or takes longer than two minutes */
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
