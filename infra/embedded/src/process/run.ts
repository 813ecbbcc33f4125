import { spawn } from 'node:child_process';
import { sendSignal } from './send-signal.ts';

export interface Ended {
  /** Null when it was killed, or could not be started. */
  code: number | null;
  /** Its last millions of characters. */
  said: string;
  tookMs: number;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Ended after this, or at the signal; default ten minutes. */
  withinMs?: number;
  signal?: AbortSignal;
  killSignal?: NodeJS.Signals;
  /** Its children are killed with it; Ctrl-C does not reach it. */
  group?: boolean;
  stdout?: 'pipe' | 'inherit';
  stderr?: 'pipe' | 'inherit' | 'ignore';
  onOutput?: (chunk: string) => void;
}

const mostKept = 4_000_000;
/** Long enough to stop containers. */
const graceMs = 120_000;

/**
 * Never rejects. It ends with this process, unless that is killed. One that goes on two minutes after its `killSignal`
 * gets SIGKILL, and what a child of it still holds open is not waited for.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { cwd, env = {}, withinMs = 600_000, signal, killSignal = 'SIGKILL', group = false, onOutput } = options;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: group,
    stdio: ['ignore', options.stdout ?? 'pipe', options.stderr ?? 'pipe'],
  });
  const send = (name: NodeJS.Signals): void => {
    if (group && child.pid !== undefined) sendSignal(-child.pid, name);
    else child.kill(name);
  };
  const endWithUs = (): void => send(killSignal);
  let lastTimer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    send(killSignal);
    lastTimer ??= setTimeout(() => {
      send('SIGKILL');
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, graceMs);
  };
  const timer = setTimeout(stop, withinMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  process.once('exit', endWithUs);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      // now and then: each cut copies all of it
      said = said.length > 2 * mostKept ? said.slice(-mostKept) + chunk : said + chunk;
      onOutput?.(chunk);
    });
  return new Promise((resolve) => {
    const end = (code: number | null): void => {
      clearTimeout(timer);
      clearTimeout(lastTimer);
      signal?.removeEventListener('abort', stop);
      process.off('exit', endWithUs);
      resolve({ code, said, tookMs: Math.round(performance.now() - startedAt) });
    };
    child.once('error', (error) => {
      said += error.message;
      end(null);
    });
    child.once('close', end);
  });
}

/** @throws Error with its last words when it does not end with 0 */
export async function runOrFail(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { code, said } = await run(command, args, options);
  if (code === 0) return said;
  throw new Error(
    `${command} ${args.join(' ').slice(0, 200)} ended with ${String(code)}: ${said.trim().slice(-2_000)}`,
  );
}
