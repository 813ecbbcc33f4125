/** A process of the platform: started so that it ends when this one does, and ready when it says so. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';

export interface NodeProcess {
  /** Path of its main file from the root of the repository. */
  entry: string;
  /** All of its environment. */
  env: Record<string, string>;
  nodeFlags?: readonly string[];
  /** A group of its own: Ctrl-C in a terminal must reach the starter only, which stops all in order. */
  detached?: boolean;
  /** A file for its output, in place of what is read here. */
  logFile?: number;
}

/** By the channel it notices when this process is gone, and ends as well. */
export function spawnNode({ entry, env, nodeFlags = [], detached = false, logFile }: NodeProcess): ChildProcess {
  const output = logFile ?? 'pipe';
  return spawn(process.execPath, [...nodeFlags, path.join(root, entry)], {
    cwd: root,
    env,
    detached,
    stdio: ['ignore', output, output, 'ipc'],
  });
}

/**
 * Waits until it says that it is ready; gives the port that it said, if any.
 * @param explain makes the error from what happened, when it ends before or takes longer
 */
export function untilReady(
  child: ChildProcess,
  withinMs: number,
  explain: (what: string) => Error,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(explain(`was not ready after ${String(withinMs / 1000)} s`)), withinMs);
    // Its channel says so at every log level; its log line also through Node's watch mode, which drops the message.
    const onOutput = (chunk: string | Buffer): void => {
      const line = /^.*"msg":"ready".*$/m.exec(String(chunk))?.[0];
      if (line !== undefined) settle(Number(/"port":(\d+)/.exec(line)?.[1] ?? 0) || null);
    };
    const onMessage = (message: unknown): void => {
      const { type, port } = (message ?? {}) as { type?: unknown; port?: number | null };
      if (type === 'ready') settle(port ?? null);
    };
    // `close` comes after the last of its output, `exit` may come before.
    const onClose = (code: number | null, signal: string | null): void => {
      settle(explain(`ended (${signal ?? `exit code ${String(code)}`}) before it was ready`));
    };
    function settle(outcome: number | null | Error): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('close', onClose);
      child.stdout?.off('data', onOutput);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    }
    child.on('message', onMessage).once('close', onClose);
    child.stdout?.on('data', onOutput);
    child.once('error', (error) => settle(explain(`could not be run: ${error.message}`)));
  });
}

export interface ReadyOptions extends NodeProcess {
  name: string;
  withinMs: number;
  /** Receives each line that it writes. */
  onLine?: (line: string) => void;
  /** Told of it before it is ready. */
  onStart?: (child: ChildProcess) => void;
}

/** Starts it, with no more of our environment than the PATH, and waits until it is ready. One that is not is killed. */
export async function startNode(options: ReadyOptions): Promise<{ child: ChildProcess; port: number | null }> {
  const { name, withinMs, onLine, onStart } = options;
  const child = spawnNode({ ...options, env: { PATH: process.env['PATH'] ?? '', ...options.env } });
  onStart?.(child);
  let said = '';
  for (const input of [child.stdout, child.stderr])
    if (input !== null)
      createInterface({ input }).on('line', (line) => {
        said = `${said}\n${line}`.slice(-2_000);
        onLine?.(line);
      });
  try {
    const port = await untilReady(child, withinMs, (what) => new Error(`${name} ${what}: ${said}`));
    return { child, port };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
