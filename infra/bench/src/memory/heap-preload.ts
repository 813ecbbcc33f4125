/** Loaded before a service that is measured: collects on demand and says how much of the heap is in use. Needs --expose-gc. */
process.on('message', (message) => {
  if ((message as { type?: string }).type !== 'heap') return;
  // twice, with a turn of the loop between: what finalizers let go falls in the second
  globalThis.gc?.();
  setImmediate(() => {
    globalThis.gc?.();
    process.send?.({ type: 'heap', mb: process.memoryUsage().heapUsed / 1_048_576 });
  });
});
