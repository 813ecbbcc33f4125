/** Others wait in order. */
export interface Limiter {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** @param most asked again whenever a task ends */
export function createLimiter(most: number | (() => number)): Limiter {
  const waiting: (() => void)[] = [];
  const allowed = typeof most === 'number' ? () => most : most;
  let running = 0;

  function start(): void {
    while (waiting.length > 0 && running < Math.max(1, allowed())) {
      running += 1;
      waiting.shift()?.();
    }
  }

  return {
    async run(task) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        start();
      });
      try {
        return await task();
      } finally {
        running -= 1;
        start();
      }
    },
  };
}
