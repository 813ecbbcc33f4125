import type { Logger } from '../platform/logger.ts';

export interface Shutdown {
  /** One after the other, the last registered first. */
  onStop(name: string, stop: () => Promise<void> | void): void;
  /** Once; exits with `code`, or 1 when a stop failed or the deadline passed. */
  stop(reason: string, code?: number): Promise<void>;
  readonly signal: AbortSignal;
  /** `signal` comes later by the delay, in which the process serves but wants nothing new. */
  isDraining(): boolean;
}

export interface ShutdownOptions {
  logger: Logger;
  /** With the delay it stays under the 20 s after which starters kill. */
  deadlineMs?: number;
  /** Says only "not ready": whoever sends requests learns of it first. */
  delayMs?: number;
  exit?: (code: number) => void;
}

/** On SIGTERM, SIGINT, the end of the starter (its channel closes) and uncaught errors. */
export function createShutdown(options: ShutdownOptions): Shutdown {
  const { logger, deadlineMs = 15_000, delayMs = 0, exit = (code) => process.exit(code) } = options;
  const stops: { name: string; run: () => Promise<void> | void }[] = [];
  const stopping = new AbortController();
  let delayed: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  async function runStops(code: number): Promise<void> {
    let failed = false;
    for (const { name, run } of stops.toReversed()) {
      try {
        await run();
      } catch (error) {
        failed = true;
        logger.error({ err: error, part: name }, 'stop failed');
      }
    }
    exit(code === 0 && failed ? 1 : code);
  }

  function stop(reason: string, code = 0): Promise<void> {
    if (running !== null) return running;
    clearTimeout(delayed);
    logger.info({ reason }, 'stopping');
    stopping.abort();
    const timer = setTimeout(() => {
      logger.error({ deadlineMs }, 'stopping took too long');
      exit(1);
    }, deadlineMs);
    timer.unref();
    running = runStops(code).finally(() => clearTimeout(timer));
    return running;
  }

  /** A second signal means at once. */
  function stopSoon(reason: string): void {
    if (delayMs === 0 || delayed !== undefined) {
      void stop(reason);
      return;
    }
    logger.info({ reason, delayMs }, 'not ready any more, stopping soon');
    delayed = setTimeout(() => void stop(reason), delayMs);
  }

  process.on('SIGTERM', () => stopSoon('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // the starter was killed: nobody else would end this process
  process.on('disconnect', () => void stop('starter gone'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught error');
    void stop('uncaught error', 1);
  });
  process.on('unhandledRejection', (error) => {
    logger.fatal({ err: error }, 'unhandled rejection');
    void stop('unhandled rejection', 1);
  });
  return {
    onStop: (name, run) => void stops.push({ name, run }),
    stop,
    signal: stopping.signal,
    isDraining: () => delayed !== undefined || stopping.signal.aborted,
  };
}
