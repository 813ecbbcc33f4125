/** Job schedulers with stable ids. They are put back regularly, since a wiped queue has none. */
import type { QueueBackend } from './backend.ts';
import type { JobFor, JobName } from './queues.ts';

export interface Schedule {
  id: JobName<'maintenance'>;
  everyMs: number;
}

/** A schedule whose next run lies this many intervals back has lost its job. */
const lateIntervals = 2;

/**
 * Makes sure that each schedule of `maintenance` exists and has a run ahead of it. One that does is left alone,
 * since putting it anew would move its next run.
 * @param now milliseconds since 1970 on the clock that the queue uses, which is this machine's
 * @throws when the queue cannot be reached
 */
export async function putSchedules(backend: QueueBackend, schedules: Schedule[], now = Date.now()): Promise<void> {
  const queue = backend.queue('maintenance');
  for (const { id, everyMs } of schedules) {
    const known = await queue.getJobScheduler(id);
    const alive = known?.every === everyMs && (known.next ?? 0) > now - lateIntervals * everyMs;
    if (alive) continue;
    const task: JobFor<'maintenance'> = { name: id, data: {} };
    await queue.upsertJobScheduler(
      id,
      { every: everyMs },
      { ...task, opts: { attempts: 1, removeOnComplete: true, removeOnFail: true } },
    );
  }
}
