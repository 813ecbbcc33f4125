/** Waits for all, also when some fail, so that nothing goes on unseen; then throws the first failure. */
export async function allDone<T>(work: Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
