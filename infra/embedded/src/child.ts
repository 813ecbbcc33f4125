/** One process of the platform: started, watched, started again when it dies, stopped when asked to. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ChildLog } from './child-log.ts';
import { lastWords } from './last-words.ts';
import { restartBackoff } from './restart-backoff.ts';
import { root, type Service } from './service-list.ts';
import { StartError } from './start-error.ts';

const readyWithinMs = 60_000;

export interface ChildOptions {
  service: Service;
  env: Record<string, string>;
  log: ChildLog;
  /** Flags of Node, such as --watch. */
  nodeFlags: readonly string[];
  /** Told of each death and restart, in words for a person. */
  onNews: (text: string) => void;
  /** Told when the process of this child changes. */
  onPid: () => void;
  /** Receives output, besides the log. */
  onOutput?: (chunk: string) => void;
}

export interface Child {
  readonly name: string;
  /** Of the process that runs now; null between a death and the restart. */
  readonly pid: number | null;
  /** Starts it and waits until it is ready. Throws StartError when it dies or takes longer than 60 s. */
  start(): Promise<void>;
  /** Asks it to stop, kills it after `stopWithinMs`; never rejects. */
  stop(): Promise<void>;
}

export function createChild(options: ChildOptions): Child {
  const { service, log } = options;
  let current: ChildProcess | null = null;
  let stopping = false;
  let ready = false;
  const backoff = restartBackoff();
  let restart: NodeJS.Timeout | undefined;
  /** The end of what it wrote, for the sentence when it does not start. */
  let said = '';

  function explain(what: string): StartError {
    const words = lastWords(said);
    return new StartError(
      `${service.name} ${what}${words === '' ? '' : ` (${words})`}; its log ${log.file} says more.`,
    );
  }

  function launch(): ChildProcess {
    said = '';
    const startedAt = Date.now();
    // A process group of its own: Ctrl-C in a terminal must reach the starter only, which stops all in order.
    const child = spawn(process.execPath, [...options.nodeFlags, path.join(root, service.entry)], {
      cwd: root,
      env: options.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    current = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        log.write(chunk);
        said = (said + chunk).slice(-8_000);
        options.onOutput?.(chunk);
      });
    }
    child.once('exit', (code, signal) => {
      current = null;
      options.onPid();
      if (!stopping && ready) restartLater(signal ?? `exit code ${String(code)}`, Date.now() - startedAt);
    });
    options.onPid();
    return child;
  }

  function restartLater(how: string, livedMs: number): void {
    const wait = backoff(livedMs);
    options.onNews(
      `${service.name} ended (${how}); starting it again in ${String(wait / 1000)} s. Its log: ${log.file}`,
    );
    restart = setTimeout(() => void startAgain(), wait);
  }

  async function startAgain(): Promise<void> {
    const child = launch();
    try {
      await untilReady(child, explain);
      options.onNews(`${service.name} runs again.`);
    } catch {
      // Dead already: its exit has planned the next try. Hanging: its end will.
      child.kill('SIGKILL');
    }
  }

  return {
    name: service.name,
    get pid() {
      return current?.pid ?? null;
    },
    async start() {
      await untilReady(launch(), explain);
      ready = true;
    },
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (current !== null) await end(current, service.stopWithinMs);
    },
  };
}

/** @param explain makes the error from what happened */
function untilReady(child: ChildProcess, explain: (what: string) => StartError): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      settle(explain(`was not ready after ${String(readyWithinMs / 1000)} s`));
    }, readyWithinMs);
    // Its channel says so at every log level; its log line also through Node's watch mode, which drops the message.
    const onOutput = (chunk: string): void => {
      if (chunk.includes('"msg":"ready"')) settle(null);
    };
    const onMessage = (message: unknown): void => {
      if ((message as { type?: unknown } | null)?.type === 'ready') settle(null);
    };
    // `close` comes after the last of its output, `exit` may come before.
    const onClose = (code: number | null, signal: string | null): void => {
      settle(explain(`ended (${signal ?? `exit code ${String(code)}`}) before it was ready`));
    };
    function settle(error: StartError | null): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('close', onClose);
      child.stdout?.off('data', onOutput);
      if (error === null) resolve();
      else reject(error);
    }
    child.on('message', onMessage).once('close', onClose);
    child.stdout?.on('data', onOutput);
    child.once('error', (error) => {
      settle(explain(`could not be run: ${error.message}`));
    });
  });
}

async function end(child: ChildProcess, withinMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(timer);
}
