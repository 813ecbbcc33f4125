import { Counter } from 'prom-client';
import type { Metrics } from '../../platform/metrics.ts';

/** `broken`: an error of ours or of the database. */
export type PullEnd = 'done' | 'stopped' | 'failed' | 'busy' | 'broken';

/** Counts `manzil_sync_runs_total` at the end of each pull. */
export function createSyncMetrics(registry: Metrics): (end: PullEnd) => void {
  const runs = new Counter({
    name: 'manzil_sync_runs_total',
    help: 'Pulls of listings by this process, by how they ended; busy: another process was at it.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['done', 'failed', 'broken']) runs.inc({ outcome }, 0);
  return (outcome) => runs.inc({ outcome });
}
