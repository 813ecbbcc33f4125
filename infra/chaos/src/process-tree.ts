/** PostgreSQL gives each of its processes a group, so a signal to one group reaches one. */
import { sendSignal } from '@manzil/embedded/process/send-signal';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The parent first, which then starts no more. */
export async function stopTree(pid: number): Promise<number[]> {
  signalAll([pid], 'SIGSTOP');
  const tree = [pid, ...(await childrenOf(pid))];
  signalAll(tree, 'SIGSTOP');
  return tree;
}

export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) sendSignal(pid, name);
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
}
