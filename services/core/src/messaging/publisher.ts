/** Tells the queues after the commit. The ledger is the truth: this may fail. */
import { randomUUID } from 'node:crypto';
import type { DispatchedDelivery } from '../deliveries/delivery-ports.ts';
import { within } from '../platform/async/within.ts';
import { createGathering, type SendBatch } from './gathering.ts';
import type { JobQueue, QueueBackend } from './queue-backend.ts';
import type { JobFor, QueueName } from './queues.ts';
import { perJob, routeDelivery } from './routing.ts';

export interface Publisher {
  /**
   * Never throws nor outlasts the timeout.
   * @returns the ids that no queue surely took; the relay finds them
   */
  publish(deliveries: readonly DispatchedDelivery[], options?: PublishOptions): Promise<string[]>;
  publishTasks<Q extends QueueName>(queue: Q, tasks: readonly JobFor<Q>[]): Promise<boolean>;
}

export interface PublishOptions {
  forced?: boolean;
  sparse?: boolean;
}

export interface PublisherOptions {
  backend: QueueBackend;
  timeoutMs: number;
  log: { warn(fields: object, message: string): void };
  /** Nothing is tried meanwhile: an outage costs one request its timeout. */
  pauseMs?: number;
}

/** Retries are the ledger's. */
const jobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };

interface Job {
  name: string;
  data: object;
  /** Another job of the batch may take it along. */
  sparse: boolean;
}

/** What a queue takes within its limit; the relay publishes the rest. */
export const publishedAtOnce = 500;
const gathered = { most: 200, restMs: 50 };

export function createPublisher({ backend, timeoutMs, log, pauseMs = 2_000 }: PublisherOptions): Publisher {
  let pausedUntil = 0;

  const gatherings = new Map<QueueName, SendBatch<Job>>();

  async function send(queue: QueueName, jobs: Job[]): Promise<boolean> {
    if (performance.now() < pausedUntil || !backend.canPublish()) return false;
    try {
      // a new id each time: BullMQ silently ignores one it knows
      const bulk = thinOut(jobs).map(({ name, data }) => ({
        name,
        data,
        opts: { ...jobOptions, jobId: randomUUID() },
      }));
      await within(timeoutMs, addAll(backend.queue(queue), bulk), tooLate);
      return true;
    } catch (error) {
      pausedUntil = performance.now() + pauseMs;
      backend.dropQueue(queue);
      log.warn({ queue, jobs: jobs.length, err: error }, 'publish failed');
      return false;
    }
  }

  function gatheringOf(queue: QueueName): SendBatch<Job> {
    const known = gatherings.get(queue);
    if (known !== undefined) return known;
    const made = createGathering<Job>((jobs) => send(queue, jobs), gathered);
    gatherings.set(queue, made);
    return made;
  }

  /** It may still be published after the timeout. */
  function add(queue: QueueName, jobs: Job[]): Promise<boolean> {
    return within(timeoutMs, gatheringOf(queue)(jobs), () => false).catch(() => false);
  }

  return {
    async publish(deliveries, { forced = false, sparse = false } = {}) {
      const byQueue = new Map<QueueName, (Job & { id: string })[]>();
      for (const delivery of deliveries) {
        const { queue, name, data } = routeDelivery(delivery, forced);
        byQueue.set(queue, [...(byQueue.get(queue) ?? []), { id: delivery.id, name, data, sparse }]);
      }
      const failed = await Promise.all(
        [...byQueue].map(async ([queue, jobs]) => ((await add(queue, jobs)) ? [] : jobs.map(({ id }) => id))),
      );
      return failed.flat();
    },
    publishTasks: (queue, tasks) =>
      add(
        queue,
        (tasks as unknown as Omit<Job, 'sparse'>[]).map((task) => ({ ...task, sparse: false })),
      ),
  };
}

/** On PostgreSQL a bulk makes and drops two tables, which takes longer. */
const mostSingle = 8;

async function addAll(queue: JobQueue, jobs: Parameters<JobQueue['addBulk']>[0]): Promise<void> {
  if (jobs.length > mostSingle) await queue.addBulk(jobs);
  else for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
}

function thinOut(jobs: readonly Job[]): Job[] {
  let sparse = 0;
  return jobs.filter((job) => !job.sparse || sparse++ % perJob === 0);
}

function tooLate(): never {
  throw new Error('The queue did not answer in time');
}
