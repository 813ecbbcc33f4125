/** A read begins after the asking, so nothing committed before is missing: who comes during one shares the next. */
export function createSharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  function start(): Promise<T> {
    const mine = read();
    running = mine;
    const ended = (): void => {
      if (running === mine) running = null;
    };
    mine.then(ended, ended);
    return mine;
  }

  return () => {
    if (next !== null) return next;
    if (running === null) return start();
    const before = running;
    const begin = (): Promise<T> => {
      next = null;
      return start();
    };
    next = before.then(begin, begin);
    return next;
  };
}

/** A key is forgotten as soon as nobody waits for it. */
export function createSharedReads<A, T>(read: (asked: A) => Promise<T>): (key: string, asked: A) => Promise<T> {
  const known = new Map<string, { share: () => Promise<T>; waiting: number }>();
  return async (key, asked) => {
    const one = known.get(key) ?? { share: createSharedRead(() => read(asked)), waiting: 0 };
    known.set(key, one);
    one.waiting += 1;
    try {
      return await one.share();
    } finally {
      one.waiting -= 1;
      if (one.waiting === 0) known.delete(key);
    }
  };
}
