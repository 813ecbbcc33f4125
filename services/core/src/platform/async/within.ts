/** The work's result, or `late`'s once it takes longer. Late work goes on, and may fail unheard. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, over.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
