import type { Processor } from 'bullmq';
import type { QueueName } from './queues.ts';

export interface WorkerTuning {
  concurrency: number;
  lockMs: number;
}

export interface JobQueue {
  add(name: string, data: object, opts: object): Promise<unknown>;
  addBulk(jobs: { name: string; data: object; opts: object }[]): Promise<unknown>;
  getWaitingCount(): Promise<number>;
  getJobCounts(...states: ('waiting' | 'active' | 'delayed' | 'failed')[]): Promise<Record<string, number>>;
  /** Both ends included; `timestamp` in ms since 1970 by the publisher's clock. */
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

export interface JobWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: { name: string; id?: string } | undefined, error: Error) => void): unknown;
  on(event: 'stalled', listener: (jobId: string) => void): unknown;
  close(force?: boolean): Promise<void>;
}

export interface QueueBackend {
  canPublish(): boolean;
  /** Kept until it is dropped. */
  queue(name: QueueName): JobQueue;
  /** After a failure: the next use makes a new one. */
  dropQueue(name: QueueName): void;
  worker(name: QueueName, processor: Processor, tuning: WorkerTuning): JobWorker;
  close(): Promise<void>;
}

export interface BackendOptions {
  databaseUrl: string;
  redisUrl: string | undefined;
  /** In the server's list of connections. */
  name: string;
  workers: number;
  commandTimeoutMs: number;
  onError: (error: Error) => void;
}
