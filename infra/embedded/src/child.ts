import type { ChildProcess } from 'node:child_process';
import type { ChildLog } from './child-log.ts';
import { lastWords } from './last-words.ts';
import { endChild } from './process/end-child.ts';
import { spawnNode, untilReady } from './process/node-process.ts';
import { restartBackoff } from './restart-backoff.ts';
import type { Service } from './service-list.ts';
import { StartError } from './start-error.ts';

const readyWithinMs = 60_000;

export interface ChildOptions {
  service: Service;
  env: Record<string, string>;
  log: ChildLog;
  nodeFlags: readonly string[];
  /** Deaths and restarts, in words for a person. */
  onNews: (text: string) => void;
  onPid: () => void;
  onOutput?: (chunk: string) => void;
}

export interface Child {
  readonly name: string;
  /** Null between a death and the restart. */
  readonly pid: number | null;
  /** Throws StartError when it dies or takes longer than 60 s. */
  start(): Promise<void>;
  /** Kills it after `stopWithinMs`; never rejects. */
  stop(): Promise<void>;
}

export function createChild(options: ChildOptions): Child {
  const { service, log } = options;
  let current: ChildProcess | null = null;
  let stopping = false;
  let ready = false;
  const backoff = restartBackoff();
  let restart: NodeJS.Timeout | undefined;
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
    const { env, nodeFlags } = options;
    const child = spawnNode({ entry: service.entry, env, nodeFlags, detached: true });
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
      await untilReady(child, readyWithinMs, explain);
      options.onNews(`${service.name} runs again.`);
    } catch {
      // Dead: its exit has planned the next try. Hanging: its end will.
      child.kill('SIGKILL');
    }
  }

  return {
    name: service.name,
    get pid() {
      return current?.pid ?? null;
    },
    async start() {
      await untilReady(launch(), readyWithinMs, explain);
      ready = true;
    },
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (current !== null) await endChild(current, service.stopWithinMs);
    },
  };
}
