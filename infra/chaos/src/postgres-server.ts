/** Comes back on the same port. */
import { freePort } from '@manzil/embedded/free-port';
import { processBegan } from '@manzil/embedded/process-identity';
import { startPostgres, type RunningPostgres } from '@manzil/embedded/postgres/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalAll, stopTree } from './process-tree.ts';
import { createSupervisor } from './supervisor.ts';

export interface PostgresServer {
  url(database: string): string;
  appUrl(database: string): string;
  /** It was started again each time. */
  readonly crashes: number;
  /** `kill -9` of all its processes at once. Throws when one lives on for 10 s. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  pause(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

const supervisorWaitsMs = 1_000;
const deadWithinMs = 10_000;

/** Comes back after an end by itself (a full disk). */
export async function startPostgresServer(dataDir: string): Promise<PostgresServer> {
  const port = await freePort();
  const state = createSupervisor(supervisorWaitsMs, launch);
  let onEnd: () => void = () => undefined;
  let stopped: number[] = [];
  let running: RunningPostgres;
  await launch();

  function resume(): void {
    signalAll(stopped, 'SIGCONT');
    stopped = [];
  }

  async function launch(): Promise<void> {
    running = await startPostgres({
      dataDir,
      port,
      onExit() {
        onEnd();
        state.ended();
      },
    });
  }

  return {
    url: (database) => running.url(database),
    appUrl: (database) => running.appUrl(database),
    get crashes() {
      return state.crashes;
    },
    async kill() {
      state.wanted = false;
      const dead = new Promise<void>((resolve) => {
        onEnd = resolve;
      });
      // stopped first, so that none outlives the others
      const tree = await stopTree(running.pid);
      signalAll(tree, 'SIGKILL');
      const endsAt = performance.now() + deadWithinMs;
      await Promise.race([dead, sleep(deadWithinMs, undefined, { ref: false })]);
      // the next one refuses to start while one of these holds its memory
      while (await anyLives(tree)) {
        if (performance.now() > endsAt) throw new Error('PostgreSQL lives on after kill -9');
        await sleep(20);
      }
    },
    async restart() {
      await launch();
      state.wanted = true;
    },
    async pause() {
      stopped = await stopTree(running.pid);
    },
    resume,
    async stop() {
      state.wanted = false;
      await state.relaunching;
      resume();
      await running.stop();
    },
  };
}

/** A zombie does not live. */
async function anyLives(pids: readonly number[]): Promise<boolean> {
  const began = await Promise.all(pids.map(processBegan));
  return began.some((moment) => moment !== null);
}
