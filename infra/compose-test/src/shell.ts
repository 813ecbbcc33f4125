/** Runs a program to its end and keeps what it said. */
import { spawn } from 'node:child_process';

export interface Ended {
  /** Null when it was killed. */
  code: number | null;
  /** Both streams, in the order in which they came; the last 200,000 characters. */
  said: string;
  tookMs: number;
}

export interface ShellOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** After this it is killed. */
  withinMs?: number;
  /** Shows what it says as it comes. */
  loud?: boolean;
}

const mostKept = 200_000;

/** Gives the end of it, whatever the code; a program that cannot be started ends with null and its error. */
export function run(command: string, args: readonly string[], options: ShellOptions = {}): Promise<Ended> {
  const startedAt = performance.now();
  const { cwd, env = {}, withinMs = 600_000, loud = false } = options;
  return new Promise((resolve) => {
    let said = '';
    const end = (code: number | null): void => {
      resolve({ code, said, tookMs: Math.round(performance.now() - startedAt) });
    };
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: withinMs,
      killSignal: 'SIGKILL',
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said = (said + chunk).slice(-mostKept);
        if (loud) process.stdout.write(chunk);
      });
    child.once('error', (error) => {
      said += error.message;
      end(null);
    });
    child.once('close', end);
  });
}

/** What it said. @throws Error with its last words when it does not end with 0 */
export async function runOrFail(command: string, args: readonly string[], options: ShellOptions = {}): Promise<string> {
  const { code, said } = await run(command, args, options);
  if (code === 0) return said;
  throw new Error(
    `${command} ${args.join(' ').slice(0, 200)} ended with ${String(code)}: ${said.trim().slice(-2_000)}`,
  );
}
