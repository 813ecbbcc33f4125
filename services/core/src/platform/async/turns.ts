/** Lets so many pieces of work run at once; the others wait in their order. */
export function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      // the turn is handed on, so that nobody slips in between
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
