import { spawn } from 'node:child_process';

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
  /** Output is kept, goes where ours goes, or nowhere. */
  stdout?: 'pipe' | 'inherit';
  stderr?: 'pipe' | 'inherit' | 'ignore';
  onOutput?: (chunk: string) => void;
}

const mostKept = 4_000_000;

/** Never rejects. It ends with this process, unless that is killed. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { cwd, env = {}, withinMs = 600_000, signal, killSignal = 'SIGKILL', group = false, onOutput } = options;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: group,
    stdio: ['ignore', options.stdout ?? 'pipe', options.stderr ?? 'pipe'],
  });
  const kill = (): void => {
    try {
      if (group && child.pid !== undefined) process.kill(-child.pid, killSignal);
      else child.kill(killSignal);
    } catch {
      // it is gone
    }
  };
  const timer = setTimeout(kill, withinMs);
  if (signal?.aborted) kill();
  signal?.addEventListener('abort', kill, { once: true });
  process.once('exit', kill);
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
      signal?.removeEventListener('abort', kill);
      process.off('exit', kill);
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
