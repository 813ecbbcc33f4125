import type { WorkerTuning } from './queue-backend.ts';

export function workerOptions(tuning: WorkerTuning) {
  return {
    concurrency: tuning.concurrency,
    lockDuration: tuning.lockMs,
    // a job whose worker died comes back within about a minute; the relay is faster
    stalledInterval: 30_000,
    // a worker killed again and again must not fail the job: the ledger decides what becomes of a delivery
    maxStalledCount: 1_000,
    // after a lost connection (BullMQ waits 15 s)
    runRetryDelay: 1_000,
    // seconds that an idle worker trusts that it would have been woken
    drainDelay: 5,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  };
}
