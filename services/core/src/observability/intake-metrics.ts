import { Counter } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

export interface IntakeMetrics {
  /** @param outcome `accepted`, `repeated`, `failed`, or the code of the refusal */
  count(outcome: string): void;
}

export function createIntakeMetrics(registry: Metrics): IntakeMetrics {
  const total = new Counter({
    name: 'manzil_intake_total',
    help: 'Enquiries sent to the site, by what became of them; a refusal by its code.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // from the start, so that a rate has its first step
  for (const outcome of ['accepted', 'failed']) total.inc({ outcome }, 0);
  return {
    count(outcome) {
      total.inc({ outcome });
    },
  };
}
