import { Gauge } from 'prom-client';
import type { QueueFigures } from '../messaging/queue-figures.ts';
import type { Metrics } from '../platform/metrics.ts';
import { keepFigures } from './kept-figures.ts';

/** Depth and age, which have no value where a queue cannot be reached. */
export function observeQueues(registry: Metrics, readFigures: () => Promise<QueueFigures[]>): void {
  const read = keepFigures(readFigures);
  const jobs: Gauge<'queue' | 'state'> = new Gauge({
    name: 'manzil_queue_jobs',
    help: 'Jobs of a queue by state.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const figures = await read();
      jobs.reset();
      for (const { queue, counts } of figures ?? [])
        for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
    },
  });
  const age: Gauge<'queue'> = new Gauge({
    name: 'manzil_queue_oldest_job_age_seconds',
    help: 'How long the oldest job has waited that no worker has taken; 0 where none waits.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const figures = await read();
      age.reset();
      for (const { queue, oldestSeconds } of figures ?? []) age.set({ queue }, oldestSeconds);
    },
  });
  const could: Gauge = new Gauge({
    name: 'manzil_queues_read',
    help: '1 when the queues could be asked in time, else 0.',
    registers: [registry],
    async collect() {
      could.set((await read()) === null ? 0 : 1);
    },
  });
}
