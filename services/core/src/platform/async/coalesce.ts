/** Calls made while one runs go together in the next. */

/** @param run answers in its batch's order; when it throws, all of the batch fail */
export function coalesce<I, O>(run: (items: I[]) => Promise<O[]>, max: number): (item: I) => Promise<O> {
  const waiting: { item: I; resolve: (value: O) => void; reject: (reason: unknown) => void }[] = [];
  let running = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, max);
      try {
        const results = await run(batch.map(({ item }) => item));
        if (results.length !== batch.length) throw new Error('a batch was answered in part');
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as O);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return (item) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      // calls of this turn of the event loop travel together
      setImmediate(() => void drain());
    });
}
