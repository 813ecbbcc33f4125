/** Tells the queues of deliveries, after their transaction has committed. The ledger is the truth: this may fail. */
import { randomUUID } from 'node:crypto';
import type { DispatchedDelivery } from '../domain/delivery-ports.ts';
import type { QueueBackend } from './queue-backend.ts';
import type { JobFor, QueueName } from './queues.ts';
import { routeDelivery } from './routing.ts';

export interface Publisher {
  /**
   * Publishes each delivery to its queue. Never throws and never takes longer than the timeout.
   * @returns the ids that no queue surely took; the relay finds them
   */
  publish(deliveries: readonly DispatchedDelivery[], options?: { forced?: boolean }): Promise<string[]>;
  /** Publishes tasks; false when the queue did not surely take them. */
  publishTasks<Q extends QueueName>(queue: Q, tasks: readonly JobFor<Q>[]): Promise<boolean>;
}

export interface PublisherOptions {
  backend: QueueBackend;
  timeoutMs: number;
  log: { warn(fields: object, message: string): void };
  /** After a failure nothing is tried for this long, so that an outage costs one request its timeout and not all. */
  pauseMs?: number;
}

/** Retries are the ledger's; finished jobs are of no use. */
const jobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };

/** Builds the publisher of a process. */
export function createPublisher({ backend, timeoutMs, log, pauseMs = 2_000 }: PublisherOptions): Publisher {
  let pausedUntil = 0;

  async function add(queue: QueueName, jobs: { name: string; data: object }[]): Promise<boolean> {
    if (performance.now() < pausedUntil || !backend.canPublish()) return false;
    try {
      // a new id each time: BullMQ silently ignores one it knows
      const bulk = jobs.map(({ name, data }) => ({ name, data, opts: { ...jobOptions, jobId: randomUUID() } }));
      await within(timeoutMs, () => backend.queue(queue).addBulk(bulk));
      return true;
    } catch (error) {
      pausedUntil = performance.now() + pauseMs;
      backend.dropQueue(queue);
      log.warn({ queue, jobs: jobs.length, err: error }, 'publish failed');
      return false;
    }
  }

  return {
    async publish(deliveries, { forced = false } = {}) {
      const byQueue = new Map<QueueName, { id: string; name: string; data: object }[]>();
      for (const delivery of deliveries) {
        const { queue, name, data } = routeDelivery(delivery, forced);
        byQueue.set(queue, [...(byQueue.get(queue) ?? []), { id: delivery.id, name, data }]);
      }
      const failed = await Promise.all(
        [...byQueue].map(async ([queue, jobs]) => ((await add(queue, jobs)) ? [] : jobs.map(({ id }) => id))),
      );
      return failed.flat();
    },
    publishTasks: (queue, tasks) => add(queue, tasks as unknown as { name: string; data: object }[]),
  };
}

/** @throws when it takes longer */
async function within<T>(ms: number, run: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The queue did not answer in time'));
    }, ms);
  });
  try {
    const work = run();
    // it may still fail after we have stopped waiting
    work.catch(() => undefined);
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
