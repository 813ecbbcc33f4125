import type { JobQueue, QueueBackend } from './queue-backend.ts';
import { queueNames, type QueueName } from './queues.ts';

export const countedStates = ['waiting', 'active', 'delayed', 'failed'] as const;

export interface QueueFigures {
  queue: QueueName;
  counts: Record<(typeof countedStates)[number], number>;
  oldestSeconds: number;
}

/** @throws when a queue cannot be reached */
export async function readQueueFigures(backend: QueueBackend, now = Date.now()): Promise<QueueFigures[]> {
  return Promise.all(
    queueNames.map(async (name) => {
      const queue = backend.queue(name);
      const counts = await queue.getJobCounts(...countedStates);
      return {
        queue: name,
        counts: {
          waiting: counts['waiting'] ?? 0,
          active: counts['active'] ?? 0,
          delayed: counts['delayed'] ?? 0,
          failed: counts['failed'] ?? 0,
        },
        oldestSeconds: (now - (await oldestOf(queue, counts['waiting'] ?? 0, now))) / 1_000,
      };
    }),
  );
}

/** Which end is older depends on the backend. */
async function oldestOf(queue: JobQueue, waiting: number, now: number): Promise<number> {
  if (waiting === 0) return now;
  const last = waiting - 1;
  const ends = await Promise.all([
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getJobs(['waiting'], last, last, true),
  ]);
  return Math.min(now, ...ends.flat().map(({ timestamp }) => timestamp));
}
