import type { Job } from 'bullmq';
import type { Log } from '../platform/log.ts';
import { within } from '../platform/async/within.ts';
import type { JobWorker, QueueBackend, WorkerTuning } from './queue-backend.ts';
import { createConsumptionWatch } from './consumption-watch.ts';
import type { JobName, QueueJobs, QueueName } from './queues.ts';

export type Handlers<Q extends QueueName> = { [N in JobName<Q>]: (data: QueueJobs[Q][N]) => Promise<unknown> };

export interface WorkerHost {
  consume<Q extends QueueName>(queue: Q, handlers: Handlers<Q>, tuning: WorkerTuning): void;
  /** No longer than `deadlineMs`: an unreachable Redis would wait for ever. */
  close(deadlineMs: number): Promise<void>;
}

/** @param watchMs how often it checks that jobs are consumed */
export function createWorkerHost(backend: QueueBackend, log: Log, watchMs = 15_000): WorkerHost {
  const closers: ((deadlineMs: number) => Promise<void>)[] = [];

  function consume<Q extends QueueName>(queue: Q, handlers: Handlers<Q>, tuning: WorkerTuning): void {
    const progress = { active: 0, finished: 0 };
    const byName = new Map(Object.entries(handlers)) as Map<string, (data: unknown) => Promise<unknown>>;

    async function process(job: Job): Promise<void> {
      const handler = byName.get(job.name);
      if (handler === undefined) throw new Error(`no handler for job ${job.name} of ${queue}`);
      progress.active += 1;
      try {
        await handler(job.data);
      } finally {
        progress.active -= 1;
        progress.finished += 1;
      }
    }

    function start(): JobWorker {
      const started = backend.worker(queue, process, tuning);
      started.on('error', (error) => log.warn({ queue, err: error }, 'worker error'));
      started.on('failed', (job, error) => log.error({ queue, job: job?.name, err: error }, 'job failed'));
      return started;
    }

    let worker = start();
    const watch = createConsumptionWatch({
      waiting: () => backend.queue(queue).getWaitingCount(),
      progress: () => ({ ...progress, concurrency: tuning.concurrency }),
      intervalMs: watchMs,
      onStuck() {
        log.error({ queue }, 'worker consumes nothing and is replaced');
        worker.close(true).catch(() => undefined);
        worker = start();
      },
    });
    closers.push((deadlineMs) => {
      watch.stop();
      return within(deadlineMs, worker.close(), () => undefined).catch(() => undefined);
    });
  }

  return {
    consume,
    async close(deadlineMs) {
      await Promise.all(closers.map((close) => close(deadlineMs)));
    },
  };
}
