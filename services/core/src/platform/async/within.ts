/**
 * What the work gives, or what `late` gives or throws once it takes longer. The work may then go on, and fail: nobody hears
 * of it, unless `late` sees to that.
 */
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
