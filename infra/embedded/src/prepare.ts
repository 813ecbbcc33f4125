/** In a process that ends: ORM and seeds would stay in memory. */
import type { PrepareNews } from '@manzil/core/start/prepare-database';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ChildLog } from './child-log.ts';
import { spawnNode } from './process/node-process.ts';
import { StartError } from './start-error.ts';

export interface Preparation {
  /** Rejects with an error worded for people. */
  done: Promise<Extract<PrepareNews, { type: 'prepared' }>>;
  stop(): Promise<void>;
}

/** @param env holds the database's address */
export function startPreparation(env: Record<string, string>, log: ChildLog): Preparation {
  const child = spawnNode({ entry: 'services/migrate/src/main.ts', env, detached: true });
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', log.write);
  return {
    done: outcome(child, log),
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function outcome(child: ChildProcess, log: ChildLog): Promise<Extract<PrepareNews, { type: 'prepared' }>> {
  const news = await Promise.race([
    once(child, 'message').then(([told]) => told as PrepareNews),
    once(child, 'disconnect').then(() => undefined),
  ]);
  if (news?.type === 'prepared') return news;
  if (news === undefined) throw new StartError(`The database could not be made ready; the log ${log.file} says more.`);
  throw Object.assign(new Error(news.message), { code: news.code, path: news.path });
}
