import { rest } from '../platform/async/time.ts';

export interface LoopOptions {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  signal: AbortSignal;
  log: { error(fields: object, message: string): void };
}

/** A round that fails is logged, and the next one comes. */
export async function runLoop({ name, everyMs, run, signal, log }: LoopOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      await run();
    } catch (error) {
      log.error({ loop: name, err: error }, 'round failed');
    }
    await rest(everyMs, signal);
  }
}
