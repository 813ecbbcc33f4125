/** At most so many tasks at a time; the others wait in the order they came. */
export interface Limiter {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** @param concurrency how many tasks run at once, at least 1 */
export function createLimiter(concurrency: number): Limiter {
  const waiting: (() => void)[] = [];
  let free = Math.max(1, concurrency);

  async function acquire(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return {
    async run(task) {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
