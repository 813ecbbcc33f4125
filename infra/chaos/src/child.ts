import { endInSteps } from '@manzil/embedded/process/end-child';
import { startNode } from '@manzil/embedded/process/node-process';
import type { ChildProcess } from 'node:child_process';
import { createSupervisor } from './supervisor.ts';

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** 0 unless supervised. */
  readonly crashes: number;
  kill(): Promise<void>;
  /** Gives once it is ready. */
  restart(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Kills it after 20 s. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  name: string;
  /** From the root of the repository; default services/<name>/src/main.ts. */
  entry?: string;
  env: Record<string, string>;
  nodeFlags?: readonly string[];
  supervised?: boolean;
  onLine: (line: string) => void;
  onPid?: (pid: number) => void;
}

// a start takes a second, and minutes on a busy machine
const readyWithinMs = 180_000;
const stopWithinMs = 20_000;
const supervisorWaitsMs = 500;

/** Throws when it is not ready in time. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const state = createSupervisor(supervisorWaitsMs, begin);
  let running: ChildProcess;
  await begin();

  async function begin(): Promise<void> {
    running = await launch(options);
    if (options.supervised === true) running.once('exit', state.ended);
  }

  async function endIt(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    state.wanted = false;
    await state.relaunching;
    await end(running, signal);
  }

  return {
    name: options.name,
    get pid() {
      return running.pid ?? 0;
    },
    get crashes() {
      return state.crashes;
    },
    kill: () => endIt('SIGKILL'),
    async restart() {
      await begin();
      state.wanted = true;
    },
    pause: () => void running.kill('SIGSTOP'),
    resume: () => void running.kill('SIGCONT'),
    stop: () => endIt('SIGTERM'),
  };
}

async function launch({ name, entry, onPid, ...options }: ChildOptions): Promise<ChildProcess> {
  const { child } = await startNode({
    ...options,
    name,
    entry: entry ?? `services/${name}/src/main.ts`,
    withinMs: readyWithinMs,
    onStart: ({ pid }) => {
      if (pid !== undefined) onPid?.(pid);
    },
  });
  return child;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = endInSteps(child, [
    [signal, 0],
    ['SIGKILL', stopWithinMs],
  ]);
  // a stopped process hears only SIGKILL
  child.kill('SIGCONT');
  await ended;
}

export function stillAlive(pids: readonly number[]): number[] {
  return pids.filter((pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });
}
