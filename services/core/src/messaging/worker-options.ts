import type { WorkerTuning } from './queue-backend.ts';

export function workerOptions(tuning: WorkerTuning) {
  return {
    concurrency: tuning.concurrency,
    lockDuration: tuning.lockMs,
    // a dead worker's job comes back within about a minute; the relay is faster
    stalledInterval: 30_000,
    // deaths must not fail the job: the ledger decides what becomes of a delivery
    maxStalledCount: 1_000,
    // after a lost connection (BullMQ waits 15 s)
    runRetryDelay: 1_000,
    // seconds that an idle worker trusts to be woken
    drainDelay: 5,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  };
}
