import type { WorkerTuning } from './queue-backend.ts';

export function workerOptions(tuning: WorkerTuning) {
  return {
    concurrency: tuning.concurrency,
    lockDuration: tuning.lockMs,
    // the relay is faster than the minute of a dead worker's job
    stalledInterval: 30_000,
    // deaths must not fail the job: the ledger decides
    maxStalledCount: 1_000,
    // after a lost connection (BullMQ waits 15 s)
    runRetryDelay: 1_000,
    // seconds that an idle worker trusts to be woken
    drainDelay: 5,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  };
}
