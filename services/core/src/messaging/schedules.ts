/** Job schedulers with stable ids. They are put back regularly, since a wiped queue has none. */
import type { QueueBackend } from './queue-backend.ts';
import type { JobFor, JobName } from './queues.ts';

export interface Schedule {
  id: JobName<'maintenance'>;
  everyMs: number;
}

/** A schedule whose next run lies further off than this many intervals, either way, has lost its step. */
const strayIntervals = 2;

/**
 * Makes sure that each schedule of `maintenance` exists and has a run ahead of it. One that does is left alone,
 * since putting it anew would move its next run. One that does not is made from nothing: BullMQ keeps the offset of an
 * earlier interval otherwise.
 * @param now milliseconds since 1970 on the clock that the queue uses, which is this machine's
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
