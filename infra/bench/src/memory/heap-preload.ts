/** Needs --expose-gc. */
process.on('message', (message) => {
  if ((message as { type?: string }).type !== 'heap') return;
  // twice: what finalizers let go falls in the second
  globalThis.gc?.();
  setImmediate(() => {
    globalThis.gc?.();
    process.send?.({ type: 'heap', mb: process.memoryUsage().heapUsed / 1_048_576 });
  });
});
