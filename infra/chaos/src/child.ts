/** One process of the platform, as the starter runs it, that may be killed and comes back. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Child {
  readonly name: string;
  /** Of the process that runs now. */
  readonly pid: number;
  /** Ends it without a warning; gives once it is dead. */
  kill(): Promise<void>;
  /** Starts it again; gives once it is ready. */
  restart(): Promise<void>;
  /** Asks it to end, and ends it after 20 s. */
  stop(): Promise<void>;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const readyWithinMs = 30_000;
const stopWithinMs = 20_000;

/** Pids of every process that was ever started here. */
export const startedPids: number[] = [];

/**
 * Runs services/<name>/src/main.ts and waits until it says that it is ready.
 * @param onLine receives each line that it writes
 */
export async function startChild(
  name: string,
  env: Record<string, string>,
  onLine: (line: string) => void,
): Promise<Child> {
  let running = await launch(name, env, onLine);
  return {
    name,
    get pid() {
      return running.pid ?? 0;
    },
    kill: () => end(running, 'SIGKILL'),
    async restart() {
      running = await launch(name, env, onLine);
    },
    stop: () => end(running, 'SIGTERM'),
  };
}

async function launch(
  name: string,
  env: Record<string, string>,
  onLine: (line: string) => void,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(root, 'services', name, 'src', 'main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  startedPids.push(child.pid ?? 0);
  let said = '';
  const onSaid = (line: string): void => {
    said = `${said}\n${line}`.slice(-2_000);
    onLine(line);
  };
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} was not ready after ${String(readyWithinMs)} ms: ${said}`));
    }, readyWithinMs);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with ${String(code)} before it was ready: ${said}`));
    });
    const onOutput = lines((line) => {
      onSaid(line);
      if (!line.includes('"msg":"ready"')) return;
      clearTimeout(timer);
      resolve();
    });
    child.stdout.on('data', onOutput);
    child.stderr.on('data', lines(onSaid));
  });
  return child;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(timer);
}

function lines(onLine: (line: string) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const parts = (rest + chunk.toString('utf8')).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) onLine(line);
  };
}

/** Which of these processes still live. */
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
