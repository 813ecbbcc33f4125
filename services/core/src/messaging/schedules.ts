/** Put back regularly, since a wiped queue has none. */
import type { QueueBackend } from './queue-backend.ts';
import type { JobFor, JobName } from './queues.ts';

export interface Schedule {
  id: JobName<'maintenance'>;
  everyMs: number;
}

/** Further off, either way, a next run has lost its step. */
const strayIntervals = 2;

/**
 * One with a run ahead is left alone: putting it anew would move that. Others are removed first: BullMQ keeps an
 * earlier interval's offset.
 * @param now by this machine's clock
 * @throws when the queue cannot be reached
 */
export async function putSchedules(backend: QueueBackend, schedules: Schedule[], now = Date.now()): Promise<void> {
  const queue = backend.queue('maintenance');
  for (const { id, everyMs } of schedules) {
    const known = (await queue.getJobScheduler(id)) ?? null;
    const inStep = Math.abs((known?.next ?? 0) - now) <= strayIntervals * everyMs;
    if (known?.every === everyMs && inStep) continue;
    if (known !== null) await queue.removeJobScheduler(id);
    const task: JobFor<'maintenance'> = { name: id, data: {} };
    const opts = { attempts: 1, removeOnComplete: true, removeOnFail: true };
    await queue.upsertJobScheduler(id, { every: everyMs }, { ...task, opts });
  }
}
