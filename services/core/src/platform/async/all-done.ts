/** Waits for all, then throws the first failure: nothing goes on unseen. */
export async function allDone<T>(work: Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
