/** What the two homes of queues have in common; backend.ts decides which one it is. */
import type { Processor } from 'bullmq';
import type { QueueName } from './queues.ts';

/** How a worker takes jobs; each number has its reason where it is set. */
export interface WorkerTuning {
  concurrency: number;
  lockMs: number;
}

/** As much of BullMQ's Queue as we use. */
export interface JobQueue {
  add(name: string, data: object, opts: object): Promise<unknown>;
  addBulk(jobs: { name: string; data: object; opts: object }[]): Promise<unknown>;
  getWaitingCount(): Promise<number>;
  getJobCounts(...states: ('waiting' | 'active' | 'delayed' | 'failed')[]): Promise<Record<string, number>>;
  /** By place in the queue, both ends included; `timestamp` in milliseconds since 1970 on the publisher's clock. */
  getJobs(states: 'waiting'[], start: number, end: number, asc: boolean): Promise<{ timestamp: number }[]>;
  getJobScheduler(id: string): Promise<{ every?: number; next?: number } | undefined | null>;
  removeJobScheduler(id: string): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { every: number },
    template: { name: string; data: object; opts: object },
  ): Promise<unknown>;
  close(): Promise<void>;
}

/** As much of BullMQ's Worker as we use. */
export interface JobWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: { name: string; id?: string } | undefined, error: Error) => void): unknown;
  on(event: 'stalled', listener: (jobId: string) => void): unknown;
  close(force?: boolean): Promise<void>;
}

export interface QueueBackend {
  /** For log lines only; nobody may behave by it. */
  readonly kind: 'redis' | 'postgres';
  /** False when a publish would surely fail just now. */
  canPublish(): boolean;
  /** The producer's side of a queue; the same object each time, until it is dropped. */
  queue(name: QueueName): JobQueue;
  /** Forgets a producer that failed, so that the next use builds a new one. */
  dropQueue(name: QueueName): void;
  worker(name: QueueName, processor: Processor, tuning: WorkerTuning): JobWorker;
  close(): Promise<void>;
}

export interface BackendOptions {
  databaseUrl: string;
  redisUrl: string | undefined;
  /** Shown in the server's list of connections. */
  name: string;
  /** How many workers this process will run; each holds a connection of its own. */
  workers: number;
  /** Most time of one command of a producer. */
  commandTimeoutMs: number;
  onError: (error: Error) => void;
}
