export interface Gathering<T> {
  add: (items: readonly T[]) => void;
  stop: () => void;
}

/** Passes the first on after `firstMs`, and what comes then at most once in `everyMs`. */
export function gather<T>(pass: (items: ReadonlySet<T>) => void, firstMs: () => number, everyMs: number): Gathering<T> {
  let waiting = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const run = (): void => {
    timer = undefined;
    last = performance.now();
    const items = waiting;
    waiting = new Set();
    pass(items);
  };
  return {
    add: (items) => {
      for (const item of items) waiting.add(item);
      if (waiting.size === 0) return;
      timer ??= setTimeout(run, Math.max(firstMs(), last + everyMs - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
