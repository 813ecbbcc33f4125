import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';

export interface NodeProcess {
  entry: string;
  /** Nothing is inherited. */
  env: Record<string, string>;
  nodeFlags?: readonly string[];
  /** Ctrl-C must reach only the starter. */
  detached?: boolean;
  /** In place of the pipes that are read here. */
  logFile?: number;
}

/** The channel ends it with us. */
export function spawnNode({ entry, env, nodeFlags = [], detached = false, logFile }: NodeProcess): ChildProcess {
  const output = logFile ?? 'pipe';
  return spawn(process.execPath, [...nodeFlags, path.join(root, entry)], {
    cwd: root,
    env,
    detached,
    stdio: ['ignore', output, output, 'ipc'],
  });
}

/** Gives the port that it said, if any. */
export function untilReady(
  child: ChildProcess,
  withinMs: number,
  explain: (what: string) => Error,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(explain(`was not ready after ${String(withinMs / 1000)} s`)), withinMs);
    // Node's watch mode drops the message, and log levels the line.
    const onOutput = (chunk: string | Buffer): void => {
      const line = /^.*"msg":"ready".*$/m.exec(String(chunk))?.[0];
      if (line !== undefined) settle(Number(/"port":(\d+)/.exec(line)?.[1] ?? 0) || null);
    };
    const onMessage = (message: unknown): void => {
      const { type, port } = (message ?? {}) as { type?: unknown; port?: number | null };
      if (type === 'ready') settle(port ?? null);
    };
    // `exit` may come before the last of its output.
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
  onLine?: (line: string) => void;
  onStart?: (child: ChildProcess) => void;
}

/** With PATH alone of ours. Killed when not ready in time. */
export async function startNode(options: ReadyOptions): Promise<{ child: ChildProcess; port: number | null }> {
  const { name, withinMs, onLine, onStart } = options;
  const child = spawnNode({ ...options, env: { PATH: process.env['PATH'] ?? '', ...options.env } });
  onStart?.(child);
  // why it ended: its settings and what went well would push that out of a report
  let said = '';
  for (const input of [child.stdout, child.stderr])
    if (input !== null)
      createInterface({ input }).on('line', (line) => {
        if (!/"level":(?:10|20|30|"(?:trace|debug|info)")/.test(line)) said = `${said}\n${line}`.slice(-2_000);
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
