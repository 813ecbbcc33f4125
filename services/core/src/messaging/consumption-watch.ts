/**
 * A worker may be alive and take nothing after outages (bullmq #4479, #4585): jobs wait, it has room, and nothing ended
 * between two looks.
 */
export interface ConsumptionWatchOptions {
  waiting: () => Promise<number>;
  progress: () => { active: number; finished: number; concurrency: number };
  intervalMs: number;
  onStuck: () => void;
}

export function createConsumptionWatch(options: ConsumptionWatchOptions): { stop(): void } {
  let suspiciousSince: number | null = null;
  let looking = false;

  async function look(): Promise<void> {
    const { active, finished, concurrency } = options.progress();
    const stuck = active < concurrency && (await options.waiting()) > 0 && options.progress().finished === finished;
    if (!stuck) {
      suspiciousSince = null;
      return;
    }
    if (suspiciousSince === finished) {
      suspiciousSince = null;
      options.onStuck();
      return;
    }
    suspiciousSince = finished;
  }

  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      // the queue does not answer: nothing can be said about the worker
      .catch(() => undefined)
      .finally(() => {
        looking = false;
      });
  }, options.intervalMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
    },
  };
}
